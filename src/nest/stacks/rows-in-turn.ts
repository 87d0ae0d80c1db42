import type { Fits } from '../kinds.ts';
import { type Layer, onTop, type Stack, type StackState, whole } from '../layers.ts';
import type { BlankRow } from '../row.ts';

/** From this number of rows on two alternating rows are as good as any, because the edges matter little. */
export const MANY_ROWS = 14;

/** Rows and their places, the states, and how they lie above one another. Rows and states are numbers. */
export interface TurnsTask {
  readonly fits: Fits;
  readonly rows: readonly BlankRow[];
  readonly states: readonly StackState[];
  readonly height: number;
  /** Height of one state above another: exact, or some micrometres too low. */
  readonly rise: (a: number, b: number) => number;
  /** The least of these heights for two rows. */
  readonly least: (a: number, b: number) => number;
  /** The rows that may lie on a row, and the states of a row. */
  readonly following: (row: number) => readonly number[];
  readonly statesOf: (row: number) => readonly number[];
}

/** Two states in turn, by their places in the list. */
interface Turns {
  readonly a: number;
  readonly b: number;
  /** Blanks that they hold at most. */
  readonly most: number;
}

/** More than `MANY_ROWS` rows, two of them in turn: those that hold most, if that is more than `moreThan`. */
export const rowsInTurn = (task: TurnsTask, moreThan: number): Stack | undefined => {
  const { fits, states, height } = task;
  const pairs = worthwhilePairs(task, moreThan);
  let best: Stack | undefined;
  for (const pair of pairs.sort((p, q) => q.most - p.most)) {
    const held = best?.count ?? moreThan;
    if (pair.most <= held) break;
    // The exact test is slow.
    if (countOf(task, pair) <= held) continue;
    const found = inTurn(fits, states[pair.a]!, states[pair.b]!, height);
    if (found.count > held) best = found;
  }
  return best;
};

const worthwhilePairs = ({ rows, height, rise, least, following, statesOf }: TurnsTask, moreThan: number): Turns[] => {
  /** Most blanks, if the second row lies so high and the third one so high. */
  const mostOf = (a: number, b: number, second: number, third: number): number => {
    const times = (row: number, from: number): number =>
      Math.max(0, Math.floor((height - rows[row]!.height - from) / third) + 1);
    const [n, m] = [times(a, 0), times(b, second)];
    return n + m > MANY_ROWS ? n * rows[a]!.items.length + m * rows[b]!.items.length : 0;
  };
  const pairs: Turns[] = [];
  rows.forEach((_, a) => {
    for (const b of following(a)) {
      if (!following(b).includes(a)) continue;
      const up = least(a, b);
      if (mostOf(a, b, up, up + least(b, a)) <= moreThan) continue;
      for (const k of statesOf(a))
        for (const l of statesOf(b)) {
          const second = rise(k, l);
          const third = second + rise(l, k);
          if (mostOf(a, b, second, third) <= moreThan) continue;
          const most = mostOf(a, b, second, Math.max(third, rise(k, k), rise(l, l)));
          if (most > moreThan) pairs.push({ a: k, b: l, most });
        }
    }
  });
  return pairs;
};

/** Rows below that may be in the way. */
const NEAR = 4;

/** Blanks that two states in turn hold by no-fit polygons: as many as they do hold, or more. */
const countOf = ({ states, height, rise }: TurnsTask, { a, b }: Turns): number => {
  const ys: number[] = [];
  let count = 0;
  for (let n = 0; ; n++) {
    const state = n % 2 ? b : a;
    const { row } = states[state]!;
    let y = 0;
    for (let m = Math.max(0, n - NEAR); m < n; m++) y = Math.max(y, ys[m]! + rise(m % 2 ? b : a, state));
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
