import type { PlanarGraph } from '../geometry/index.ts';
import { DONE, OPEN, type Walks } from './walk.ts';

/**
 * Joins the open lines of a graph where exactly two lines meet, with `ruled` only where they continue smoothly.
 * Marks them done.
 */
export const joinRuns = (graph: PlanarGraph, state: number[], ruled: boolean, walks: Walks): void => {
  let from = -1;
  const another = (half: number): boolean => half !== from;
  const onward = (half: number): number => {
    const corner = graph.head(half);
    if (graph.degree[corner] !== 2) return -1;
    from = half ^ 1;
    const next = graph.leaving(corner, another);
    return next >= 0 && state[next >> 1] === OPEN && (!ruled || graph.smooth(half, next)) ? next : -1;
  };
  /** Walks a half-edge and all that follow it. */
  const run = (start: number): void => {
    for (let half = start; half >= 0; half = onward(half)) {
      state[half >> 1] = DONE;
      walks.add(half);
    }
  };
  const { halves } = walks;
  for (let k = 0; k < graph.size; k++) {
    if (state[k] !== OPEN) continue;
    const start = walks.length;
    run(2 * k);
    const end = walks.length;
    run(onward(2 * k + 1));
    if (walks.length > end) turn(halves, start, end, walks.length);
    const first = graph.tail[halves[start]!]!;
    walks.end(graph.degree[first] === 2 && graph.head(halves[walks.length - 1]!) === first);
  }
};

/** Puts the halves from `middle` on before those from `start` on, as the same run in the opposite direction. */
const turn = (halves: number[], start: number, middle: number, end: number): void => {
  const back = halves.slice(middle, end);
  halves.copyWithin(start + back.length, start, middle);
  for (let k = 0; k < back.length; k++) halves[start + k] = back[back.length - 1 - k]! ^ 1;
};
