import type { Fits } from './kinds.ts';
import { type Layer, onTop, type Stack, type Stacking, type StackState, whole } from './layers.ts';

/** From this number of rows on two alternating rows are as good as any, because the edges matter little. */
export const MANY_ROWS = 14;
/** Pairs of rows that are stacked, the densest first. */
const ALTERNATED = 8;

/** Two alternating rows, as often as they fit: the pair with the least height per blank. */
export const alternate = (
  { fits, height, follows }: Stacking,
  states: readonly StackState[],
  up: (a: number, b: number) => number,
): Stack | undefined => {
  const pairs: { a: StackState; b: StackState; each: number }[] = [];
  states.forEach((a, k) => {
    states.forEach((b, l) => {
      if (!follows(a.row, b.row) || !follows(b.row, a.row)) return;
      const each = (up(k, l) + up(l, k)) / (a.row.items.length + b.row.items.length);
      pairs.push({ a, b, each });
    });
  });
  pairs.sort((p, q) => p.each - q.each);
  let best: Stack | undefined;
  for (const { a, b } of pairs.slice(0, ALTERNATED)) {
    const found = inTurn(fits, a, b, height);
    if (!best || found.count > best.count) best = found;
  }
  return best;
};

/** Two rows in turn, as many as a height holds. */
export const inTurn = (fits: Fits, a: StackState, b: StackState, height: number): Stack => {
  const layers: Layer[] = [];
  for (let k = 0; ; k++) {
    const { row, x } = k % 2 ? b : a;
    const more = onTop(fits, layers, row, x, true);
    if (more.y + row.height > height) return whole(layers);
    layers.push(more);
  }
};
