import type { PlanarGraph } from '../geometry/index.ts';
import { DONE, OPEN, type Walk } from './walk.ts';

/**
 * Joins the open lines of a graph where just two lines meet, with `ruled` only where they go on smoothly.
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
  /** Adds all that follows after a half. */
  const follow = (half: number, halves: number[]): void => {
    for (let next = onward(half); next >= 0; next = onward(next)) {
      state[next >> 1] = DONE;
      halves.push(next);
    }
  };
  for (let k = 0; k < graph.size; k++) {
    if (state[k] !== OPEN) continue;
    state[k] = DONE;
    const after = [2 * k];
    follow(2 * k, after);
    const before: number[] = [];
    follow(2 * k + 1, before);
    const halves = before.length ? [...backward(before), ...after] : after;
    const start = graph.tail[halves[0]!]!;
    walks.push({ halves, closed: graph.degree[start] === 2 && graph.head(halves[halves.length - 1]!) === start });
  }
};

/** The same way from its end to its start. */
const backward = (halves: readonly number[]): number[] => halves.map((half) => half ^ 1).reverse();
