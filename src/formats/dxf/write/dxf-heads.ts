import { asciiBytes } from '../../byte-sink.ts';

/** The first bytes of an entity, before and after its handle. */
export interface EntityHead {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

export type EntityHeads = Readonly<Record<keyof typeof types, EntityHead>>;

/** Name of each entity, with the groups between its layer and its own numbers. */
const types = {
  line: ['LINE', 'AcDbLine', ''],
  arc: ['ARC', 'AcDbCircle', ''],
  polyline: ['LWPOLYLINE', 'AcDbPolyline', '6\nByLayer\n62\n256\n370\n-1\n90\n'],
  spline: [
    'SPLINE',
    'AcDbSpline',
    '210\n0\n220\n0\n230\n1\n70\n8\n71\n3\n72\n8\n73\n4\n74\n0\n42\n1e-7\n43\n1e-7\n44\n1e-10\n40\n0\n40\n0\n40\n0\n40\n0\n40\n1\n40\n1\n40\n1\n40\n1\n',
  ],
  text: ['TEXT', 'AcDbText', ''],
  // These two name their layer first.
  solid: ['SOLID', '', '100\nAcDbTrace\n'],
  insert: ['INSERT', '', '100\nAcDbBlockReference\n2\n'],
} as const;

/** Heads by the handle of their block and the name of their layer. */
const known = new Map<string, EntityHeads>();
const MAX_HEADS_KEPT = 256;

/** The heads of entities on a layer, made once. @param owner handle of the block that they belong to. */
export const entityHeads = (owner: number, layer: string): EntityHeads => {
  const key = `${owner} ${layer}`;
  let heads = known.get(key);
  if (!heads) {
    if (known.size === MAX_HEADS_KEPT) known.clear();
    heads = makeHeads(owner, layer);
    known.set(key, heads);
  }
  return heads;
};

const makeHeads = (owner: number, layer: string): EntityHeads =>
  Object.fromEntries(
    Object.entries(types).map(([type, [name, subclass, more]]) => [
      type,
      {
        before: asciiBytes(`0\n${name}\n5\n`),
        after: asciiBytes(
          `\n330\n${owner.toString(16).toUpperCase()}\n100\nAcDbEntity\n${subclass && `100\n${subclass}\n`}8\n${layer}\n${more}`,
        ),
      },
    ]),
  ) as unknown as EntityHeads;
