import { clashes, FACET } from '../../src/fold/index.ts';
import type { Built } from './built.ts';
import { allowed, boardOf, bows, fullName } from './exceptions.ts';

/** Allowed compression of board, as a share of its thickness. */
export const PRESSED = 0.1;

/** Step from flat to closed: 31 poses. */
export const WHOLE_WAY = Array.from({ length: 31 }, (_, k) => k / 30);

/** 121 poses on the way, none of them in WHOLE_WAY. */
export const BETWEEN = Array.from({ length: 121 }, (_, k) => (k + 0.5) / 121);

/**
 * No panel penetrates another, closed or at the given times. While folding, a lock may flex past its counterpart. Exceptions of the
 * template are allowed to their extent. A bowed panel consists of facets and is as exact as they are.
 */
export const solid = (box: Built, times: readonly number[] = WHOLE_WAY): string[] => {
  const { parts } = box.drawing;
  const board = Math.min(...parts.map(({ part }) => part.blank.thickness));
  const locked = parts.flatMap(({ part: { id, blank } }) =>
    blank.joins.filter(({ by }) => by === 'lock').map(({ a, b }) => [fullName(box, id, a), fullName(box, id, b)]),
  );
  const worst = new Map<string, { depth: number; t: number; a: string; b: string }>();
  for (const t of times)
    for (const { a, b, depth } of clashes(parts, t, { above: PRESSED * board })) {
      if (t < 1 && locked.some((pair) => pair.includes(a) && pair.includes(b))) continue;
      const least = Math.min(boardOf(box, a), boardOf(box, b));
      const facets = FACET * [a, b].filter((id) => bows(box, parts[0]!.part.id, id)).length;
      if (depth <= Math.max(PRESSED * least, allowed(box, ['solid'], a, b, t)) + facets + 1e-6) continue;
      const known = worst.get(`${a} ${b}`);
      if (!known || known.depth < depth) worst.set(`${a} ${b}`, { depth, t, a, b });
    }
  return [...worst.values()].map(
    ({ a, b, depth, t }) => `${a} runs ${depth.toFixed(4)} mm into ${b} at ${t.toFixed(3)}, board ${board}`,
  );
};
