import type { Fits } from '../kinds.ts';
import { type Layer, onTop, type Stack, type StackState, whole } from '../layers.ts';
import type { StackTask } from './stack-task.ts';

/** From this number of rows on two alternating rows are as good as any, because the edges matter little. */
export const MAX_MIXED_ROWS = 14;

/** Two states in turn, by their places in the list. */
interface Turns {
  readonly a: number;
  readonly b: number;
  /** Blanks that they hold at most. */
  readonly most: number;
}

/** More than `MAX_MIXED_ROWS` rows, two of them in turn: those that hold most, if that is more than `moreThan`. */
export const rowsInTurn = (task: StackTask, moreThan: number): Stack | undefined => {
  const { fits, states } = task.choice;
  const pairs = worthwhilePairs(task, moreThan);
  let best: Stack | undefined;
  for (const pair of pairs.sort((p, q) => q.most - p.most)) {
    const held = best?.count ?? moreThan;
    if (pair.most <= held) break;
    // The exact test is slow.
    if (countOf(task, pair) <= held) continue;
    const found = inTurn(fits, states[pair.a]!, states[pair.b]!, task.height);
    if (found.count > held) best = found;
  }
  return best;
};

const worthwhilePairs = ({ choice: { rows }, height, rises, rest }: StackTask, moreThan: number): Turns[] => {
  /** Most blanks, if the second row lies so high and the third one so high. */
  const mostOf = (a: number, b: number, second: number, third: number): number => {
    const times = (row: number, from: number): number =>
      Math.max(0, Math.floor((height - rows[row]!.height - from) / third) + 1);
    const [n, m] = [times(a, 0), times(b, second)];
    return n + m > MAX_MIXED_ROWS ? n * rows[a]!.items.length + m * rows[b]!.items.length : 0;
  };
  const pairs: Turns[] = [];
  rows.forEach((_, a) => {
    for (const b of rest.following(a)) {
      if (!rest.following(b).includes(a)) continue;
      const up = rest.least(a, b);
      if (mostOf(a, b, up, up + rest.least(b, a)) <= moreThan) continue;
      for (const k of rest.statesOf(a))
        for (const l of rest.statesOf(b)) {
          const second = rises.of(k, l);
          const third = second + rises.of(l, k);
          if (mostOf(a, b, second, third) <= moreThan) continue;
          const most = mostOf(a, b, second, Math.max(third, rises.of(k, k), rises.of(l, l)));
          if (most > moreThan) pairs.push({ a: k, b: l, most });
        }
    }
  });
  return pairs;
};

/** Rows below that may be in the way. */
const ROWS_IN_REACH = 4;

/** Blanks that two states in turn hold by no-fit polygons: as many as they do hold, or more. */
const countOf = ({ choice: { states }, height, rises }: StackTask, { a, b }: Turns): number => {
  const ys: number[] = [];
  let count = 0;
  for (let n = 0; ; n++) {
    const state = n % 2 ? b : a;
    const { row } = states[state]!;
    let y = 0;
    for (let m = Math.max(0, n - ROWS_IN_REACH); m < n; m++) y = Math.max(y, ys[m]! + rises.of(m % 2 ? b : a, state));
    if (y + row.height > height) return count;
    ys.push(y);
    count += row.items.length;
  }
};

/** Two rows in turn, as many as a height holds. */
const inTurn = (fits: Fits, a: StackState, b: StackState, height: number): Stack => {
  const layers: Layer[] = [];
  for (let k = 0; ; k++) {
    const { row, x } = k % 2 ? b : a;
    const more = onTop(fits, layers, row, x);
    if (more.y + row.height > height) return whole(layers);
    layers.push(more);
  }
};
