import type { PlanarGraph } from '../geometry/index.ts';
import { DONE, OPEN, type Walk } from './walk.ts';

/**
 * Joins the open lines of a graph where exactly two lines meet, with `ruled` only where they continue smoothly.
 * Marks them done.
 */
export const joinRuns = (graph: PlanarGraph, state: number[], ruled: boolean, walks: Walk[]): void => {
  let from = -1;
  const another = (half: number): boolean => half !== from;
  const onward = (half: number): number => {
    const corner = graph.head(half);
    if (graph.degree[corner] !== 2) return -1;
    from = half ^ 1;
    const next = graph.leaving(corner, another);
    return next >= 0 && state[next >> 1] === OPEN && (!ruled || graph.smooth(half, next)) ? next : -1;
  };
  /** A half-edge and all that follow it. */
  const run = (start: number): number[] => {
    const halves = [start];
    state[start >> 1] = DONE;
    for (let next = onward(start); next >= 0; next = onward(next)) {
      state[next >> 1] = DONE;
      halves.push(next);
    }
    return halves;
  };
  for (let k = 0; k < graph.size; k++) {
    if (state[k] !== OPEN) continue;
    const after = run(2 * k);
    const before = onward(2 * k + 1);
    const halves = before >= 0 ? [...backward(run(before)), ...after] : after;
    const start = graph.tail[halves[0]!]!;
    walks.push({ halves, closed: graph.degree[start] === 2 && graph.head(halves[halves.length - 1]!) === start });
  }
};

/** The same run in the opposite direction. */
const backward = (halves: readonly number[]): number[] => halves.map((half) => half ^ 1).reverse();
