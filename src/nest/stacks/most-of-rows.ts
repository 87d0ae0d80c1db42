import { type Stack, settle } from '../layers.ts';
import { Remainders } from './remainders.ts';
import { Rises } from './rises.ts';
import type { PlacedRow, RowChoice } from './row-choice.ts';
import { MAX_MIXED_ROWS, rowsInTurn } from './rows-in-turn.ts';
import type { StackTask } from './stack-task.ts';

export interface RowLimit {
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

/**
 * The stack of most blanks from a choice of rows: up to `MAX_MIXED_ROWS` rows in any order, or more of two in turn. It is the best of all that
 * the choice allows. A wider or higher sheet allows more, so it never has one of fewer.
 */
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

/**
 * A stack of so many blanks; otherwise one of fewer, but more than `moreThan`, that was found on the way. Chains of rows grow row by row.
 * One is given up if the bound rules it out, or if another one is as good for whatever may lie on it.
 */
const search = (task: StackTask, moreThan: number, aim: number): Stack | undefined => {
  const { choice, height, rises } = task;
  const { fits, states } = choice;
  let most: Chain | undefined;
  let level = alone(task, aim);
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
  const found = settle(fits, placedRows(most, states));
  if (found.height <= height) return found;
  // Heights from no-fit polygons were some micrometres too low.
  return areConfirmed(rises, most) ? undefined : search(task, moreThan, aim);
};

/** Chains of one row. */
const alone = ({ choice, admitted, height, rises, rest }: StackTask, aim: number): Chain[] =>
  admitted.flatMap((state): Chain[] => {
    const { row } = choice.states[state]!;
    const count = row.items.length;
    if (rest.above(choice.rowOf[state]!, aim - count) > height) return [];
    const skyline = Float64Array.from(admitted, (next) => rises.of(state, next));
    return [{ state, y: 0, top: row.height, count, below: undefined, skyline }];
  });

/** A chain with one more row on top, each that may still reach the aim. */
const oneMore = function* (
  { choice, admitted, height, rises, rest }: StackTask,
  chain: Chain,
  aim: number,
): Generator<Chain> {
  const { rows, rowOf } = choice;
  for (const row of rest.following(rowOf[chain.state]!)) {
    const count = chain.count + rows[row]!.items.length;
    const highest = height - rest.above(row, aim - count);
    if (chain.y > highest) continue;
    for (const state of rest.statesOf(row)) {
      const y = chain.skyline[rest.placeOf(state)]!;
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

const placedRows = (chain: Chain, states: readonly PlacedRow[]): PlacedRow[] => {
  const rows: PlacedRow[] = [];
  for (let at: Chain | undefined = chain; at; at = at.below) rows.push(states[at.state]!);
  return rows.reverse();
};
