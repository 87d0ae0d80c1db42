import type { LineKind, ReadOptions } from '../../formats/reading/index.ts';
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
  const found = new Map<string, { readonly kinds: Set<LineKind>; count: number }>();
  for (const { kind, look } of lines)
    for (const key of kind ? keysOf(look) : []) {
      const group = found.get(key) ?? { kinds: new Set(), count: 0 };
      found.set(key, { kinds: group.kinds.add(kind!), count: group.count + 1 });
    }
  const given = new Set(Object.keys(kinds).map((key) => key.toLowerCase()));
  // Every line of a key has its kind: the largest such key of a line, or the one that the caller chose.
  const best = (keys: readonly string[]): string | undefined =>
    keys.find((key) => given.has(key.toLowerCase())) ??
    keys
      .filter((key) => found.get(key)!.kinds.size === 1)
      .reduce<string | undefined>((a, b) => (a && found.get(a)!.count >= found.get(b)!.count ? a : b), undefined);
  const groups = new Map<string, { key: string; kind: LineKind; count: number }>();
  for (const { kind, look } of lines) {
    const key = kind && best(keysOf(look));
    if (key === undefined || !kind) continue;
    groups.set(key, { key, kind, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...unknown, ...[...groups.values()].sort((a, b) => b.count - a.count)];
};
