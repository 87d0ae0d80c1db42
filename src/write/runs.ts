import type { Graph, Walk } from './graph.ts';

/**
 * Joins what is marked open where just two lines of the type meet, with `ruled` only where they go on smoothly.
 * Takes the marks away.
 */
export const joinRuns = (graph: Graph, open: Uint8Array, ruled: boolean, walks: Walk[]): void => {
  const onward = (half: number): number => {
    const at = graph.head(half);
    if (graph.degree[at] !== 2) return -1;
    const next = graph.leaving(at, (h) => h !== (half ^ 1));
    return next >= 0 && open[next >> 1] && (!ruled || graph.smooth(half, next)) ? next : -1;
  };
  for (let k = 0; k < graph.size; k++) {
    if (!open[k]) continue;
    open[k] = 0;
    const halves = [2 * k];
    for (let next = onward(halves.at(-1)!); next >= 0; next = onward(halves.at(-1)!)) {
      open[next >> 1] = 0;
      halves.push(next);
    }
    for (let last = onward(halves[0]! ^ 1); last >= 0; last = onward(halves[0]! ^ 1)) {
      open[last >> 1] = 0;
      halves.unshift(last ^ 1);
    }
    const start = graph.tail[halves[0]!]!;
    walks.push({ halves, closed: graph.degree[start] === 2 && graph.head(halves.at(-1)!) === start });
  }
};
