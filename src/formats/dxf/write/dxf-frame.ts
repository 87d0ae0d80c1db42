import { keptIn, perObject } from '../../../geometry/index.ts';
import { asciiBytes, type ByteSink } from '../../byte-sink.ts';
import type { LineRule, Profile } from '../../profile.ts';
import { dxfText } from './dxf-text.ts';
import frame from './frame.json' with { type: 'json' };

/** Decimals of a length in mm: nanometres. */
export const LENGTH_PLACES = 6;

/** Handle of the block that owns the entities. */
export const MODEL_SPACE = 0x11;
export const GROUPS = 0x15;
/** Handle of block `k`, which owns its entities. The next handle is that of its end. */
export const blockHandle = (k: number): number => GROUPS + 1 + 2 * k;

const hex = (handle: number): string => handle.toString(16).toUpperCase();

/** A text of the frame, in which `|` ends a line, with values in the places of their names. */
const filled = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replaceAll('|', '\n').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** Dash patterns in mm by the names of line types: positive drawn, negative left out, 0 a dot. */
export const LINE_TYPES: Readonly<Record<string, readonly number[]>> = frame.lineTypes;

export const patternLength = (dashes: readonly number[]): number =>
  dashes.reduce((sum, dash) => sum + Math.abs(dash), 0);

const SPACES = ['*Model_Space', '*Paper_Space'];

/** A text in pieces: bytes, and the numbers of its holes. */
type Pieces = readonly (Uint8Array | number)[];

/** No text of a file has this character. */
const HOLE = '\0';
const hole = (k: number): string => `${HOLE}${k}${HOLE}`;

/** Holes for EXTMIN and EXTMAX. After them come those for the handles of the layers, and for the handles after the last entity. */
const [LEFT, BOTTOM, RIGHT, TOP, HANDLES] = [0, 1, 2, 3, 4] as const;

/** Header and tables up to the blocks of a drawing, as dxf-writer 1.18 writes them. */
const headOf = (rules: readonly LineRule[], blocks: readonly string[]): Pieces => {
  const names = [...SPACES, ...blocks];
  const more = [...new Set(rules.flatMap(({ lineType: type }) => type ?? []))].filter((type) => type !== 'DASHED');
  const count = names.length + more.length + 4;
  const own = Array.from({ length: count }, (_, k) => hole(HANDLES + rules.length + k));
  const records = own.shift()!;
  const [types, layers, ...last] = own.slice(names.length) as [string, string, ...string[]];
  const typeRows = more.map((name, k) => {
    const dashes = LINE_TYPES[name]!;
    const [count, whole] = [dashes.length, patternLength(dashes)];
    const each = dashes.map((dash) => filled(frame.dash, { dash })).join('');
    return filled(frame.lineType, { handle: last[k]!, types, name, count, whole, dashes: each });
  });
  const layerRows = rules.map(({ layer, aci, lineType = 'CONTINUOUS' }, k) =>
    filled(frame.layer, { handle: hole(HANDLES + k), layers, name: dxfText(layer), aci, lineType }),
  );
  const recordRows = names.map((name, k) => filled(frame.record, { handle: own[k]!, records, name }));
  const text = filled(`${frame.head.join('|')}|`, {
    ...{ left: hole(LEFT), bottom: hole(BOTTOM), right: hole(RIGHT), top: hole(TOP), seed: last[more.length]! },
    ...{ types, typeCount: 5 + more.length, typeRows: typeRows.join('') },
    ...{ layers, layerCount: rules.length + 1, layerRows: layerRows.join('') },
    ...{ records, recordCount: names.length, recordRows: recordRows.join('') },
  });
  return text.split(HOLE).map((piece, k) => (k & 1 ? Number(piece) : asciiBytes(piece)));
};

const headsOf = perObject((_: Profile) => new Map<string, Pieces>());
const MAX_HEADS_KEPT = 128;

/** What differs between two files with the same layers and blocks. */
interface HeadNumbers {
  readonly extents: readonly [left: number, bottom: number, right: number, top: number];
  readonly handles: readonly number[];
  /** The first handle after those of layers and entities. */
  readonly free: number;
}

/** Writes header and tables. Their text is made once for each list of layers and blocks. */
export const writeHead = (
  sink: ByteSink,
  profile: Profile,
  rules: readonly LineRule[],
  blocks: readonly string[],
  { extents, handles, free }: HeadNumbers,
): void => {
  const key = [...rules.map((rule) => rule.layer), '', ...blocks].join('\n');
  for (const piece of keptIn(headsOf(profile), key, () => headOf(rules, blocks), MAX_HEADS_KEPT))
    if (typeof piece !== 'number') sink.bytes(piece);
    else if (piece < HANDLES) sink.number(extents[piece]!, LENGTH_PLACES);
    else sink.hex(handles[piece - HANDLES] ?? free + piece - HANDLES - handles.length);
};

/** Before and after the entities of block `k`. */
export const dxfBlock = (k: number, name: string): readonly [before: string, after: string] => [
  filled(frame.block, { handle: hex(blockHandle(k)), name }),
  filled(frame.blockEnd, { handle: hex(blockHandle(k) + 1) }),
];

/** Between the last block and the entities of the drawing. */
export const ENTITIES = asciiBytes(filled(frame.entities));

/** From the end of the entities to that of the dictionary of groups. */
export const OBJECTS = asciiBytes(filled(frame.objects));
export const END = asciiBytes(filled(frame.end));

/** The first bytes of entities by their type, before and after their handle. */
export type EntityHeads = Readonly<Record<keyof typeof frame.heads, Record<'before' | 'after', Uint8Array>>>;

/** Heads by the handle of their block and the name of their layer. */
const known = new Map<string, EntityHeads>();
const MAX_ENTITY_HEADS_KEPT = 256;

/** The heads of entities on a layer, made once. @param owner handle of the block that they belong to. */
export const entityHeads = (owner: number, layer: string): EntityHeads =>
  keptIn(known, `${owner} ${layer}`, () => makeHeads(owner, layer), MAX_ENTITY_HEADS_KEPT);

const makeHeads = (owner: number, layer: string): EntityHeads =>
  Object.fromEntries(
    Object.entries(frame.heads).map(([type, text]) => {
      const [before, after] = filled(text, { owner: hex(owner), layer, handle: HOLE })
        .split(HOLE)
        .map(asciiBytes);
      return [type, { before, after }];
    }),
  ) as unknown as EntityHeads;
