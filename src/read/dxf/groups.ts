import { UnreadableError } from '../reading.ts';

/** A pair of lines of a DXF: what it is, and its value. */
interface DxfGroup {
  readonly code: number;
  readonly value: string;
  readonly line: number;
}

/** What begins with a group 0: an entity, a block, a row of a table. */
export interface DxfItem {
  readonly type: string;
  readonly groups: readonly DxfGroup[];
  readonly place: string;
}

/**
 * The sections of a DXF by name, each as its items; what stands before the first item is an item of type ''. A reader of
 * our own: pairs of lines are simple, and the parsers there are say neither what they skip nor where they stop.
 * @throws UnreadableError where a group is none, or the file ends early.
 */
export const sections = (source: string): ReadonlyMap<string, readonly DxfItem[]> => {
  if (source.startsWith('AutoCAD Binary DXF')) throw new UnreadableError('a binary DXF; save it as text', 'byte 0');
  const lines = source.split(/\r\n|\r|\n/);
  const found = new Map<string, DxfItem[]>();
  let open: DxfItem[] | undefined;
  let groups: DxfGroup[] = [];
  let naming = false;
  let ended = false;
  for (let i = 0; i + 1 < lines.length && !ended; i += 2) {
    const code = Number(lines[i]);
    if (!Number.isInteger(code) || lines[i]!.trim() === '')
      throw new UnreadableError(`"${lines[i]!.slice(0, 40)}" is no group code`, `line ${i + 1}`);
    const group: DxfGroup = { code, value: lines[i + 1]!.trim(), line: i + 1 };
    if (naming) {
      if (code !== 2) throw new UnreadableError('a section without a name', `line ${i + 1}`);
      groups = [];
      open = [{ type: '', groups, place: `line ${i + 1}` }];
      found.set(group.value.toUpperCase(), open);
      naming = false;
    } else if (code === 0) {
      const type = group.value.toUpperCase();
      if (type === 'EOF') ended = true;
      else if (type === 'SECTION') naming = true;
      else if (type === 'ENDSEC') open = undefined;
      else {
        groups = [];
        open?.push({ type, groups, place: `line ${i + 1}` });
      }
    } else if (open) groups.push(group);
  }
  if (!ended) throw new UnreadableError('the file ends before its EOF', `line ${lines.length}`);
  return found;
};

/** The first value of a code as a number. @throws UnreadableError where it is none. */
export const numberOf = ({ groups }: DxfItem, code: number, otherwise = 0): number => {
  const group = groups.find((g) => g.code === code);
  return group ? groupNumber(group) : otherwise;
};

export const textOf = ({ groups }: DxfItem, code: number): string | undefined =>
  groups.find((g) => g.code === code)?.value;

/** All values of a code, in their order. */
export const numbersOf = ({ groups }: DxfItem, code: number): number[] =>
  groups.filter((g) => g.code === code).map(groupNumber);

export const groupNumber = ({ value, line }: DxfGroup): number => {
  const n = Number(value);
  if (value === '' || !Number.isFinite(n))
    throw new UnreadableError(`"${value.slice(0, 40)}" is no number`, `line ${line + 1}`);
  return n;
};
