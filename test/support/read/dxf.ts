import { arc, type Curve, type Point, straight } from '../../../src/geometry/index.ts';
import { fail, numberOf, type ReadChain, type Reading, type ReadText } from './reading.ts';

export interface DxfReading extends Reading {
  readonly header: ReadonlyMap<string, readonly Tag[]>;
  readonly colours: ReadonlyMap<string, number>;
  /** Layers of the entities of each group, by its description. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
}

interface Tag {
  readonly code: number;
  readonly value: string;
}

interface Record {
  readonly type: string;
  readonly tags: readonly Tag[];
}

/** Reads a DXF of ours strictly. */
export const readDxf = (dxf: string): DxfReading => {
  const sections = sectionsOf(tagsOf(dxf));
  if ([...sections.keys()].join() !== 'HEADER,CLASSES,TABLES,BLOCKS,ENTITIES,OBJECTS') fail('other sections');
  const header = headerOf(sections.get('HEADER')!);
  if (one(header.get('$ACADVER') ?? [], 1) !== 'AC1021') fail('not AC1021');

  const records = ['TABLES', 'BLOCKS', 'ENTITIES', 'OBJECTS'].flatMap((name) => recordsOf(sections.get(name)!));
  const handles = new Set(['0']);
  for (const { type, tags } of records)
    for (const { code, value } of tags)
      if (code === 5) {
        if (!/^[1-9A-F][\dA-F]*$/.test(value) || handles.has(value)) fail(`${type} with the handle ${value} again`);
        handles.add(value);
      }
  for (const { type, tags } of records)
    for (const { code, value } of tags) if (code === 330 && !handles.has(value)) fail(`${type} owned by ${value}`);
  const seed = Number.parseInt(one(header.get('$HANDSEED')!, 5), 16);
  for (const handle of handles) if (Number.parseInt(handle, 16) >= seed) fail(`handle ${handle} beyond the seed`);

  const tables = recordsOf(sections.get('TABLES')!);
  const ltypes = tables.flatMap(({ type, tags }) => (type === 'LTYPE' ? [one(tags, 2)] : []));
  const colours = new Map<string, number>();
  for (const { type, tags } of tables) {
    if (type !== 'LAYER') continue;
    if (colours.has(one(tags, 2))) fail(`layer ${one(tags, 2)} twice`);
    if (!ltypes.includes(one(tags, 6))) fail(`line type ${one(tags, 6)}`);
    colours.set(one(tags, 2), numberOf(one(tags, 62)));
  }

  const chains: ReadChain[] = [];
  const fills: { layer: string; corners: Point[] }[] = [];
  const texts: ReadText[] = [];
  for (const { type, tags } of recordsOf(sections.get('ENTITIES')!)) {
    const layer = one(tags, 8);
    if (!colours.has(layer)) fail(`layer ${layer} is not declared`);
    if (type === 'SOLID') fills.push({ layer, corners: [0, 1, 2].map((i) => pointOf(tags, i)) });
    else if (type === 'TEXT') texts.push(textOf(tags, layer));
    else chains.push({ layer, ...curvesOf(type, tags) });
  }
  return { header, colours, groups: groupsOf(sections), chains, fills, texts, layers: [...colours.keys()] };
};

/** The groups. An entity is in at most one, and names it. */
const groupsOf = (sections: ReturnType<typeof sectionsOf>): Map<string, string[]> => {
  const ungrouped = new Map(recordsOf(sections.get('ENTITIES')!).map(({ tags }) => [one(tags, 5), tags] as const));
  const objects = recordsOf(sections.get('OBJECTS')!);
  const listed = objects.flatMap(({ tags }) => tags.flatMap(({ code, value }) => (code === 350 ? [value] : [])));
  const groups = new Map<string, string[]>();
  for (const { type, tags } of objects) {
    if (type !== 'GROUP') continue;
    const handle = one(tags, 5);
    if (!listed.includes(handle)) fail(`group ${handle} is not listed`);
    const members = tags.filter(({ code }) => code === 340).map(({ value }) => value);
    const layersOfMembers = members.map((member) => {
      const entity = ungrouped.get(member) ?? fail(`group ${handle} has ${member}`);
      ungrouped.delete(member);
      const reactor = entity.findIndex(({ code, value }) => code === 102 && value === '{ACAD_REACTORS');
      if (entity[reactor + 1]?.value !== handle) fail(`${member} does not name its group ${handle}`);
      return one(entity, 8);
    });
    groups.set(one(tags, 300), layersOfMembers);
  }
  return groups;
};

const tagsOf = (dxf: string): Tag[] => {
  if (!dxf.endsWith('\n0\nEOF\n')) fail('no EOF');
  if (/[^\n\x20-\x7e]/.test(dxf)) fail('not ASCII');
  const lines = dxf.slice(0, -1).split('\n');
  if (lines.length % 2) fail('an odd number of lines');
  const tags: Tag[] = [];
  for (let i = 0; i < lines.length; i += 2) {
    if (!/^\d+$/.test(lines[i]!)) fail(`line ${i + 1}: group code ${lines[i]}`);
    tags.push({ code: Number(lines[i]), value: lines[i + 1]! });
  }
  return tags;
};

const sectionsOf = (tags: readonly Tag[]): Map<string, Tag[]> => {
  const sections = new Map<string, Tag[]>();
  let open: Tag[] | undefined;
  for (let i = 0; i < tags.length; i++) {
    const { code, value } = tags[i]!;
    if (code === 0 && value === 'SECTION') {
      if (open || tags[i + 1]!.code !== 2) fail('a section in a section');
      open = [];
      sections.set(tags[++i]!.value, open);
    } else if (code === 0 && value === 'ENDSEC') open = open ? undefined : fail('ENDSEC');
    else if (open) open.push(tags[i]!);
    else if (value !== 'EOF' || i < tags.length - 1) fail(`${value} outside of a section`);
  }
  return sections;
};

const headerOf = (tags: readonly Tag[]): Map<string, Tag[]> => {
  const header = new Map<string, Tag[]>();
  for (const tag of tags)
    if (tag.code === 9) header.set(tag.value, []);
    else [...header.values()].at(-1)!.push(tag);
  return header;
};

const recordsOf = (tags: readonly Tag[]): Record[] => {
  const records: { type: string; tags: Tag[] }[] = [];
  for (const tag of tags)
    if (tag.code === 0) records.push({ type: tag.value, tags: [] });
    else records.at(-1)!.tags.push(tag);
  return records;
};

/** The first value of a code. */
const one = (tags: readonly Tag[], code: number): string =>
  tags.find((tag) => tag.code === code)?.value ?? fail(`no group ${code}`);

/** DXF knows exponents; what is next to nothing is written with one. */
const real = (text: string): number =>
  numberOf(text.replace(/e-\d+$/, '')) * 10 ** Number(/e(-\d+)$/.exec(text)?.[1] ?? 0);

const all = (tags: readonly Tag[], code: number): number[] =>
  tags.flatMap((tag) => (tag.code === code ? [real(tag.value)] : []));

const pointOf = (tags: readonly Tag[], i = 0): Point => [real(one(tags, 10 + i)), real(one(tags, 20 + i))];

const textOf = (tags: readonly Tag[], layer: string): ReadText => ({
  layer,
  value: one(tags, 1).replace(/\\U\+([\dA-F]{4})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
  at: pointOf(tags),
  rotation: real(one(tags, 50)),
  height: real(one(tags, 40)),
});

const curvesOf = (type: string, tags: readonly Tag[]): { closed: boolean; curves: Curve[] } => {
  switch (type) {
    case 'LINE':
      return { closed: false, curves: [straight(pointOf(tags), pointOf(tags, 1))] };
    case 'ARC': {
      const [x, y] = pointOf(tags);
      const radius = real(one(tags, 40));
      const [a, b] = [50, 51].map((code) => (real(one(tags, code)) * Math.PI) / 180) as [number, number];
      const sweep = b > a ? b - a : b - a + 2 * Math.PI;
      const at = (angle: number): Point => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
      return { closed: false, curves: [arc(at(a), at(b), Math.tan(sweep / 4))] };
    }
    case 'SPLINE': {
      const [xs, ys] = [all(tags, 10), all(tags, 20)];
      if (one(tags, 71) !== '3' || all(tags, 40).join() !== '0,0,0,0,1,1,1,1' || xs.length !== 4) fail('not a cubic');
      const [from, c1, c2, to] = xs.map((x, i): Point => [x, ys[i]!]) as [Point, Point, Point, Point];
      return { closed: false, curves: [{ kind: 'cubic', from, c1, c2, to }] };
    }
    case 'LWPOLYLINE': {
      const closed = one(tags, 70) === '1';
      const corners: { at: [number, number]; bulge: number }[] = [];
      for (const { code, value } of tags) {
        if (code === 10) corners.push({ at: [real(value), Number.NaN], bulge: 0 });
        if (code === 20) corners.at(-1)!.at[1] = real(value);
        if (code === 42) corners.at(-1)!.bulge = real(value);
      }
      if (corners.length !== numberOf(one(tags, 90))) fail('a polyline with another number of corners');
      const count = closed ? corners.length : corners.length - 1;
      const curves = corners.slice(0, count).map(({ at, bulge }, i) => {
        const { at: to } = corners[(i + 1) % corners.length]!;
        return bulge ? arc(at, to, bulge) : straight(at, to);
      });
      return { closed, curves };
    }
    default:
      return fail(`a ${type}`);
  }
};
