import type { LineKind, ReadOptions } from '../../formats/reading/index.ts';
import { addTo } from '../../geometry/index.ts';
import { keysOf } from './line-classes.ts';
import type { typeLines } from './type-lines.ts';

/** Lines that one entry in a map of kinds covers, and their kind. */
export interface LookGroup {
  /** The key of that entry: a name, an ink, a colour, or `dashed`. */
  readonly key: string;
  readonly kind: LineKind | undefined;
  readonly count: number;
}

/** The lines of a file by the entries that map them, unknown types first, then the most frequent. Keeps the keys of `kinds`, its map. */
export const lookGroups = ({ lines: all, classes }: ReturnType<typeof typeLines>, kinds: ReadOptions['kinds'] = {}) => {
  const unsure = classes.filter(({ because }) => because === undefined);
  const unknown = unsure.flatMap(({ key, lines }) =>
    key === undefined ? [] : [{ key, kind: undefined, count: lines.length }],
  );
  const open = new Set(unsure.flatMap(({ lines }) => lines.map(({ look }) => look)));
  const lines = all.filter(({ look }) => !open.has(look));
  const found = new Map<string, LineKind[]>();
  for (const { kind, look } of lines) for (const key of kind ? keysOf(look) : []) addTo(found, key, kind!);
  const sure = new Map(
    [...found].flatMap(([key, own]) => (new Set(own).size === 1 ? [[key, own.length] as const] : [])),
  );
  const given = new Set(Object.keys(kinds).map((key) => key.toLowerCase()));
  // Every line of a key has its kind: the largest such key of a line, or the one that the caller chose.
  const best = (keys: readonly string[]): string | undefined =>
    keys.find((key) => given.has(key.toLowerCase())) ??
    keys
      .filter((key) => sure.has(key))
      .reduce<string | undefined>((a, b) => (a && sure.get(a)! >= sure.get(b)! ? a : b), undefined);
  const groups = new Map<string, LineKind[]>();
  for (const { kind, look } of lines) {
    const key = kind && best(keysOf(look));
    if (key !== undefined) addTo(groups, key, kind!);
  }
  const known = [...groups].map(([key, own]) => ({ key, kind: own.at(-1), count: own.length }));
  return [...unknown, ...known.sort((a, b) => b.count - a.count)];
};
