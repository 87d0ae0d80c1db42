import type { Fits } from '../kinds.ts';
import { type Stack, type StackState, settle } from '../layers.ts';
import { RowBounds } from './row-bounds.ts';
import type { RowSteps } from './row-steps.ts';
import { MANY_ROWS } from './rows-in-turn.ts';

interface ChainLimit {
  readonly height: number;
  /** Only stacks of more blanks are of interest. */
  readonly moreThan: number;
}

/** Rows from below to the top one. */
interface Link {
  readonly state: number;
  readonly y: number;
  /** Height of the whole chain; a row below may be higher than the top one. */
  readonly top: number;
  readonly count: number;
  readonly below: Link | undefined;
}

/**
 * A stack of many blanks, of up to `MANY_ROWS` rows in any order. Of chains with as many rows and blanks and the same row on top, only
 * those are kept that lie or end lowest. A chain never depends on the height: a higher sheet keeps all chains of a lower one, and more.
 */
export const fullestChain = (fits: Fits, steps: RowSteps, { height, moreThan }: ChainLimit): Stack | undefined => {
  const states = steps.states();
  const chains = chainsOf(steps, height, moreThan + 1);
  for (const chain of chains.sort((a, b) => b.count - a.count || a.top - b.top)) {
    const found = settle(fits, placedRows(chain, states));
    // Heights from no-fit polygons may be some micrometres too low.
    if (found.height <= height) return found;
  }
  return undefined;
};

/** The chains of at least so many blanks that are kept. Those that cannot become one are given up early. */
const chainsOf = (steps: RowSteps, height: number, aim: number): Link[] => {
  const { rows, rowOf, xs, first } = steps;
  const bounds = new RowBounds(rows, steps.least);
  const found: Link[] = [];
  let level = xs.flatMap((_, state): Link[] => {
    const row = rowOf[state]!;
    const count = rows[row]!.items.length;
    const top = rows[row]!.height;
    return bounds.above(row, aim - count) <= height && top <= height
      ? [{ state, y: 0, top, count, below: undefined }]
      : [];
  });
  for (let n = 1; level.length; n++) {
    found.push(...level.filter(({ count }) => count >= aim));
    if (n === MANY_ROWS) break;
    /** Of each state on top, by the number of blanks. */
    const above: (Link[] | undefined)[][] = xs.map(() => []);
    for (const link of level)
      rows.forEach((row, r) => {
        const count = link.count + row.items.length;
        const most = height - bounds.above(r, aim - count);
        if (link.y + steps.least(rowOf[link.state]!, r) > most) return;
        for (let state = first[r]!; state < first[r + 1]!; state++) {
          const y = lowest(steps, link, state, most);
          const top = Math.max(link.top, y + row.height);
          if (y > most || top > height) continue;
          const others = above[state]![count];
          if (!others) above[state]![count] = [{ state, y, top, count, below: link }];
          else if (!isBeaten(others, y, top)) {
            dropBeaten(others, y, top);
            others.push({ state, y, top, count, below: link });
          }
        }
      });
    level = above.flatMap((lists) => lists.flatMap((links) => links ?? []));
  }
  return found;
};

/** How low a state lies on a chain; some larger value where that is more than `most`. */
const lowest = (steps: RowSteps, chain: Link, state: number, most: number): number => {
  let y = 0;
  for (let at: Link | undefined = chain; at && y <= most && at.y + steps.highest > y; at = at.below) {
    const low = at.y + steps.of(at.state, state);
    if (low > y) y = low;
  }
  return y;
};

/** True when another chain lies and ends as low. */
const isBeaten = (links: readonly Link[], y: number, top: number): boolean => {
  for (const other of links) if (other.y <= y && other.top <= top) return true;
  return false;
};

/** Drops the chains that lie and end no lower. */
const dropBeaten = (links: Link[], y: number, top: number): void => {
  let kept = 0;
  for (const other of links) if (other.y < y || other.top < top) links[kept++] = other;
  links.length = kept;
};

const placedRows = (chain: Link, states: readonly StackState[]): StackState[] => {
  const placed: StackState[] = [];
  for (let at: Link | undefined = chain; at; at = at.below) placed.push(states[at.state]!);
  return placed.reverse();
};
