import type { Fits } from '../outline/kinds.ts';
import { Remainders, Rises, type RowChoice } from './heights.ts';
import { type Layer, onTop, type Stack, type StackState, settle, statesOf, whole } from './layers.ts';

interface StackTask {
  readonly choice: RowChoice;
  /** The states that the sheet admits. */
  readonly admitted: readonly number[];
  readonly height: number;
  readonly rises: Rises;
  readonly rest: Remainders;
}

interface RowLimit {
  /** Rightmost end of a row. */
  readonly width: number;
  readonly height: number;
  /** Only stacks of more blanks are of interest. */
  readonly moreThan: number;
  /** Least height that the area of so many blanks takes. */
  readonly heightOf: (blanks: number) => number;
}

/** Rows from below to the top one. */
interface Chain {
  readonly state: number;
  readonly y: number;
  /** Height of the whole chain; a row below may be higher than the top one. */
  readonly top: number;
  readonly count: number;
  readonly below: Chain | undefined;
  /** How low each admitted state may lie on the chain. */
  readonly skyline: Float64Array;
}

/** The fullest stack of the rows: up to `MAX_MIXED_ROWS` in any order, or more of two in turn. A larger sheet never holds fewer. */
export const mostOfRows = (choice: RowChoice, { width, height, moreThan, heightOf }: RowLimit): Stack | undefined => {
  const { states } = choice;
  const admitted = states.flatMap(({ row, extent }, k) => (extent <= width && row.height <= height ? [k] : []));
  if (!admitted.length) return undefined;
  const rises = new Rises(choice);
  const rest = new Remainders(choice, rises, admitted, heightOf);
  const task: StackTask = { choice, admitted, height, rises, rest };
  let best = rowsInTurn(task, moreThan);
  let low = best?.count ?? moreThan;
  let high = low;
  const longest = Math.max(...admitted.map((state) => states[state]!.row.items.length));
  while (high < MAX_MIXED_ROWS * longest && rest.mayHold(high + 1, height)) high++;
  // The bound is often reached, or nearly.
  for (let aim = high; low < high; aim = Math.ceil((low + high) / 2)) {
    const found = search(task, low, aim);
    if (found) [best, low] = [found, found.count];
    if (low < aim) high = aim - 1;
  }
  return best;
};

/** Chains tried in one search: some five times as many as boxes need, so that no outline takes minutes. Beyond that a stack may be missed. */
const MAX_CHAINS = 300_000;

/** A stack of so many blanks, or of fewer above `moreThan`. Drops chains of rows that the bound rules out or that another equals. */
const search = (task: StackTask, moreThan: number, aim: number): Stack | undefined => {
  const { choice, admitted, height, rises, rest } = task;
  const { fits, states, rowOf } = choice;
  let most: Chain | undefined;
  let level = admitted.flatMap((state): Chain[] => {
    const { row } = states[state]!;
    const count = row.items.length;
    if (rest.above(rowOf[state]!, aim - count) > height) return [];
    const skyline = Float64Array.from(admitted, (next) => rises.of(state, next));
    return [{ state, y: 0, top: row.height, count, below: undefined, skyline }];
  });
  let left = MAX_CHAINS;
  for (let rows = 1; level.length; rows++) {
    for (const chain of level) if (chain.count > (most?.count ?? moreThan)) most = chain;
    if (rows === MAX_MIXED_ROWS || left <= 0 || (most && most.count >= aim)) break;
    /** Of each state on top. */
    const above: (Chain[] | undefined)[] = [];
    for (const chain of level) {
      if (left <= 0) break;
      for (const longer of oneMore(task, chain, aim)) {
        left--;
        const others = above[longer.state];
        if (others) keep(others, longer);
        else above[longer.state] = [longer];
      }
    }
    level = above.flatMap((chains) => chains ?? []);
  }
  if (!most) return undefined;
  const found = settle(fits, statesOf(most, states));
  if (found.height <= height) return found;
  // Heights from no-fit polygons were some micrometres too low.
  return areConfirmed(rises, most) ? undefined : search(task, moreThan, aim);
};

/** A chain with one more row on top, each that may still reach the aim. */
const oneMore = function* ({ choice, admitted, height, rises, rest }: StackTask, chain: Chain, aim: number) {
  const { rows, rowOf } = choice;
  for (const row of rest.following[rowOf[chain.state]!]!) {
    const count = chain.count + rows[row]!.items.length;
    const highest = height - rest.above(row, aim - count);
    if (chain.y > highest) continue;
    for (const state of rest.statesOf[row]!) {
      const y = chain.skyline[rest.places[state]!]!;
      if (y > highest) continue;
      const skyline = raised(chain.skyline, y, (place) => rises.of(state, admitted[place]!));
      yield { state, y, top: Math.max(chain.top, y + rows[row]!.height), count, below: chain, skyline };
    }
  }
};

/** A skyline with one more row on top. */
const raised = (skyline: Float64Array, y: number, riseOf: (place: number) => number): Float64Array => {
  const higher = skyline.slice();
  for (let place = 0; place < higher.length; place++) {
    const low = y + riseOf(place);
    if (low > higher[place]!) higher[place] = low;
  }
  return higher;
};

/** True when whatever may lie on one chain lies as low on another with the same row on top. */
const isAsGood = (one: Chain, other: Chain): boolean => {
  if (one.count < other.count || one.top > other.top) return false;
  for (let place = 0; place < one.skyline.length; place++)
    if (one.skyline[place]! > other.skyline[place]!) return false;
  return true;
};

/** Adds a chain, unless another one is as good, and drops those that it makes needless. */
const keep = (chains: Chain[], chain: Chain): void => {
  for (const other of chains) if (isAsGood(other, chain)) return;
  let kept = 0;
  for (const other of chains) if (!isAsGood(chain, other)) chains[kept++] = other;
  chains.length = kept;
  chains.push(chain);
};

/** Makes all heights of a chain exact. True when they were. */
const areConfirmed = (rises: Rises, chain: Chain): boolean => {
  let all = true;
  for (let upper: Chain | undefined = chain; upper; upper = upper.below)
    for (let lower = upper.below; lower; lower = lower.below) if (rises.confirm(lower.state, upper.state)) all = false;
  return all;
};

/** From this number of rows on two alternating rows are as good as any, because the edges matter little. */
const MAX_MIXED_ROWS = 14;

/** Two states in turn, by their places in the list. */
interface Turns {
  readonly a: number;
  readonly b: number;
  /** Blanks that they hold at most. */
  readonly most: number;
}

/** More than `MAX_MIXED_ROWS` rows, two of them in turn: those that hold most, if that is more than `moreThan`. */
const rowsInTurn = (task: StackTask, moreThan: number): Stack | undefined => {
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
    for (const b of rest.following[a]!) {
      if (!rest.following[b]!.includes(a)) continue;
      const up = rest.least(a, b);
      if (mostOf(a, b, up, up + rest.least(b, a)) <= moreThan) continue;
      for (const k of rest.statesOf[a]!)
        for (const l of rest.statesOf[b]!) {
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
