import { sector } from '../geometry/index.ts';
import type { Graph, Walk } from './graph.ts';
import { joinRuns } from './runs.ts';

/**
 * Takes a graph apart into closed contours and open runs, each line once. A contour
 * is the border of the unbounded face, so a line with the same face on both sides (a
 * slit that hangs on the contour, a bridge between contours) is not part of one.
 * What is left inside when a contour is taken away is taken apart in the same manner.
 * With `ruled`, lines are only joined where two meet and go on smoothly.
 */
export const contours = (graph: Graph, ruled = false): Walk[] => {
  const open = new Uint8Array(graph.size).fill(1);
  const done = new Uint8Array(graph.size);
  const walks: Walk[] = [];
  if (!ruled) {
    open.fill(0);
    for (;;) {
      const busy = prune(graph, open, done);
      if (!busy) {
        loops(graph, open, done, walks);
        break;
      }
      if (!peel(graph, open, done, walks)) {
        for (let k = 0; k < graph.size; k++) if (!done[k]) open[k] = 1;
        break;
      }
    }
  }
  joinRuns(graph, open, ruled, walks);
  // A walk stands where the line it begins with stands in the drawing.
  return walks.sort((a, b) => a.halves[0]! - b.halves[0]!);
};

/** Opens every line that ends in nothing, until none does. Is there a node left where more than two lines meet? */
const prune = (graph: Graph, open: Uint8Array, done: Uint8Array): boolean => {
  const left = new Int32Array(graph.degree.length);
  const alive = (h: number): boolean => !open[h >> 1] && !done[h >> 1];
  for (let h = 0; h < 2 * graph.size; h++) if (alive(h)) left[graph.tail[h]!]!++;
  for (let k = 0; k < graph.size; k++)
    for (const end of [2 * k, 2 * k + 1]) {
      let half = end;
      while (half >= 0 && alive(half) && left[graph.tail[half]!] === 1) {
        open[half >> 1] = 1;
        const head = graph.head(half);
        left[graph.tail[half]!]!--;
        left[head]!--;
        half = left[head] === 1 ? graph.leaving(head, alive) : -1;
      }
    }
  return left.some((n) => n > 2);
};

/** Closed contours where just two lines meet in every corner. */
const loops = (graph: Graph, open: Uint8Array, done: Uint8Array, walks: Walk[]): void => {
  for (let k = 0; k < graph.size; k++) {
    if (open[k] || done[k]) continue;
    const halves: number[] = [];
    const start = graph.tail[2 * k]!;
    let half = 2 * k;
    for (;;) {
      halves.push(half);
      done[half >> 1] = 1;
      const at = graph.head(half);
      if (at === start) break;
      half = graph.leaving(at, (h) => !open[h >> 1] && !done[h >> 1]);
    }
    walks.push({ halves, closed: true });
  }
};

/** Takes the borders of all unbounded faces. Were there any? */
const peel = (graph: Graph, open: Uint8Array, done: Uint8Array, walks: Walk[]): boolean => {
  const alive = (h: number): boolean => !open[h >> 1] && !done[h >> 1];
  const follow = nextOnFace(graph, alive);
  const face = new Int32Array(2 * graph.size).fill(-1);
  const outer: number[][] = [];
  for (let h = 0; h < 2 * graph.size; h++) {
    if (!alive(h) || face[h] !== -1) continue;
    const border: number[] = [];
    let area = 0;
    for (let at = h; face[at] === -1; at = follow[at]!) {
      face[at] = h;
      border.push(at);
      area += (at & 1 ? -1 : 1) * sector(graph.curve(at));
    }
    // The face lies to the left: only the unbounded one is walked clockwise.
    if (area < 0) outer.push(border);
  }
  let found = false;
  for (const border of outer) {
    const edge = border.filter((h) => face[h ^ 1] !== face[h]);
    for (const halves of simple(graph, edge)) {
      for (const h of halves) done[h >> 1] = 1;
      walks.push({ halves: canonical(halves), closed: true });
      found = true;
    }
  }
  return found;
};

/** Of each half, the one that follows when the face to the left is walked round. */
const nextOnFace = (graph: Graph, alive: (half: number) => boolean): Int32Array => {
  const follow = new Int32Array(2 * graph.size).fill(-1);
  for (let h = 0; h < 2 * graph.size; h++) {
    if (!alive(h) || follow[h ^ 1] !== -1) continue;
    const fan = graph.around(graph.tail[h]!, alive);
    // Arriving against a half of the fan, the way on is the next one clockwise.
    for (let i = 0; i < fan.length; i++) follow[fan[i]! ^ 1] = fan[(i + fan.length - 1) % fan.length]!;
  }
  return follow;
};

/** Splits a closed walk that touches itself into loops that do not. */
const simple = (graph: Graph, walk: readonly number[]): number[][] => {
  const loops: number[][] = [];
  const path: number[] = [];
  for (const half of walk) {
    path.push(half);
    const at = path.findIndex((h) => graph.tail[h] === graph.head(half));
    if (at >= 0) loops.push(path.splice(at));
  }
  return loops;
};

/** Starts with the line drawn first, in the direction it was drawn. */
const canonical = (halves: readonly number[]): number[] => {
  let first = 0;
  for (let i = 1; i < halves.length; i++) if (halves[i]! >> 1 < halves[first]! >> 1) first = i;
  const turned = [...halves.slice(first), ...halves.slice(0, first)];
  return turned[0]! & 1
    ? [
        turned[0]! ^ 1,
        ...turned
          .slice(1)
          .toReversed()
          .map((h) => h ^ 1),
      ]
    : turned;
};
