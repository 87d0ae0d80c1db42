import { UnreadableError } from '../../reading/unreadable.ts';
import { binaryGroups, type DxfGroup } from './binary.ts';
import codes from './codes.json' with { type: 'json' };
import { decodeLetters } from './text.ts';

/** An item that begins with a group 0: an entity, a block, a row of a table. */
export interface DxfItem {
  readonly type: string;
  readonly groups: readonly DxfGroup[];
  readonly place: string;
}

/**
 * Splits a DXF into sections and items. Own code, because pairs are simple, and published parsers do not report items that they skip.
 * @throws UnreadableError for a pair without a group code.
 */
export const readSections = (source: string | Uint8Array) => {
  const found = new Map<string, DxfItem[]>();
  let open: { readonly name: string; readonly items: DxfItem[] } | undefined;
  let groups: DxfGroup[] = [];
  let naming = false;
  let last = 'line 1';
  let decimalComma: string | undefined;
  const end = (early: boolean) => {
    if (early) open?.items.pop();
    return {
      /** The items of a section. Groups before its first item form an item of type ''. */
      get: (name: string): readonly DxfItem[] | undefined => found.get(name),
      /** Position of the end of a file without EOF; undefined for a complete file. */
      endsEarly: early ? last : undefined,
      /** Position of the first number with a decimal comma; undefined for a file without. */
      decimalComma,
      /** The section in which a truncated file ends. Its last item is incomplete and left out. */
      cutOff: early ? open?.name : undefined,
    };
  };
  for (const read of typeof source === 'string' ? textGroups(source) : binaryGroups(source)) {
    const group = withPoint(read);
    const { code, value, place } = group;
    if (group !== read) decimalComma ??= place;
    last = place;
    if (naming) {
      if (code !== 2) throw new UnreadableError('A section has no name.', place);
      groups = [];
      open = { name: value.toUpperCase(), items: [{ type: '', groups, place }] };
      found.set(open.name, open.items);
      naming = false;
    } else if (code === 0) {
      const type = value.toUpperCase();
      if (type === 'EOF') return end(false);
      if (type === 'SECTION') naming = true;
      else if (type === 'ENDSEC') open = undefined;
      else {
        groups = [];
        open?.items.push({ type, groups, place });
      }
    } else if (open) groups.push(group);
  }
  return end(true);
};

/** Group codes of numbers with decimals: coordinates, sizes, angles and the extended data of others. */
const REAL = codes.real;

/** The same group with a decimal point for the comma that some programs write in countries with decimal commas. */
const withPoint = (group: DxfGroup): DxfGroup =>
  group.value.includes(',') &&
  /^[-+]?\d+,\d+(e[-+]?\d+)?$/i.test(group.value) &&
  REAL.some(({ from, to }) => group.code >= from && group.code <= to)
    ? { ...group, value: group.value.replace(',', '.') }
    : group;

/** Pairs of lines: group code, then value. */
function* textGroups(text: string): Generator<DxfGroup> {
  const lines = text.split(/\r\n|\r|\n/);
  const begin = lines.findIndex((line) => line.trim() !== '');
  for (let i = Math.max(0, begin); i + 1 < lines.length; i += 2) {
    const [first, value] = [lines[i]!, lines[i + 1]!];
    const code = Number(first);
    const place = `line ${i + 1}`;
    if (!Number.isInteger(code) || first.trim() === '')
      throw new UnreadableError(`Expected a group code, got "${first.slice(0, 40)}".`, place);
    yield { code, value: value.trim(), place };
  }
}

/** Items that draw nothing themselves. Some are drawn with another item. */
export const NOT_ENTITIES = new Set(['', 'VERTEX', 'SEQEND', 'ATTDEF', 'VIEWPORT', 'ENDBLK']);

/** Entities that are not lines: fills, pictures, annotations, and infinite construction lines. */
export const NO_LINES: ReadonlySet<string> = new Set(codes.noLines);

/** Dimensions, each drawn by a block: AutoCAD has entities of their own for arcs and for large radii. */
const DIMENSIONS = new Set(['DIMENSION', 'ARC_DIMENSION', 'LARGE_RADIAL_DIMENSION']);

export const isDimension = ({ type }: DxfItem): boolean => DIMENSIONS.has(type);

/** The vertices that follow a POLYLINE, with which they are drawn. */
export const verticesAfter = (items: readonly DxfItem[], i: number): readonly DxfItem[] => {
  let end = i + 1;
  while (items[i]!.type === 'POLYLINE' && items[end]?.type === 'VERTEX') end++;
  return items.slice(i + 1, end);
};

/** The first value of a code as a number. Throws Error for a value that is not a number. */
export const numberOf = ({ groups }: DxfItem, code: number, otherwise = 0): number => {
  const group = groups.find((g) => g.code === code);
  return group ? groupNumber(group) : otherwise;
};

export const textOf = ({ groups }: DxfItem, code: number): string | undefined => {
  const value = groups.find((g) => g.code === code)?.value;
  return value === undefined ? undefined : decodeLetters(value);
};

/** All values of a code, in file order. */
export const numbersOf = ({ groups }: DxfItem, code: number): number[] =>
  groups.filter((g) => g.code === code).map(groupNumber);

/** @throws Error for a value that is not a number. */
export const groupNumber = ({ code, value }: DxfGroup): number => {
  const n = Number(value);
  if (value === '' || !Number.isFinite(n)) throw new Error(`group ${code} that is not a number`);
  return n;
};
