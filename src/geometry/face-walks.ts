import { sector } from './area.ts';
import type { Admit, PlanarGraph } from './planar-graph.ts';

/** A closed walk with one face on its left. */
export interface FaceWalk {
  readonly halves: readonly number[];
  /** In mm², exact; negative for the outer walk of connected lines. */
  readonly area: number;
}

/** All walks around faces. A walk contains a line twice when the same face is on both sides. */
export const faceWalks = (graph: PlanarGraph, admit: Admit): FaceWalk[] => {
  const next = nextOnFace(graph, admit);
  const walked = new Uint8Array(next.length);
  const walks: FaceWalk[] = [];
  for (let start = 0; start < next.length; start++) {
    if (walked[start] || !admit(start)) continue;
    const halves: number[] = [];
    let area = 0;
    for (let half = start; !walked[half]; half = next[half]!) {
      walked[half] = 1;
      halves.push(half);
      area += (half & 1 ? -1 : 1) * sector(graph.curve(half));
    }
    walks.push({ halves, area });
  }
  return walks;
};

/** For each admitted half-edge, the next one on the walk around the face to its left. */
const nextOnFace = (graph: PlanarGraph, admit: Admit): Int32Array => {
  const next = new Int32Array(2 * graph.size).fill(-1);
  for (let half = 0; half < next.length; half++) {
    if (!admit(half) || next[half ^ 1] !== -1) continue;
    const fan = graph.around(graph.tail[half]!, admit);
    // After arriving opposite to a half-edge of the fan, the walk continues with the next one clockwise.
    for (let i = 0; i < fan.length; i++) next[fan[i]! ^ 1] = fan[(i + fan.length - 1) % fan.length]!;
  }
  return next;
};

/** Marks in `taken` all lines to a loose end. @returns in `left`, for each corner, the number of unmarked half-edges that leave it. */
export const takeLoose = (graph: PlanarGraph, taken: Uint8Array | number[], mark = 1, left: number[] = []) => {
  for (let corner = 0; corner < graph.corners; corner++) left[corner] = 0;
  const admit = (half: number): boolean => !taken[half >> 1];
  for (let half = 0; half < 2 * graph.size; half++) if (admit(half)) left[graph.tail[half]!]!++;
  for (let end = 0; end < 2 * graph.size; end++) {
    let half = end;
    while (half >= 0 && admit(half) && left[graph.tail[half]!] === 1) {
      taken[half >> 1] = mark;
      const head = graph.head(half);
      left[graph.tail[half]!]!--;
      left[head]!--;
      half = left[head] === 1 ? graph.leaving(head, admit) : -1;
    }
  }
  return left;
};

/** A number for each line, equal for connected lines. */
export const connected = (graph: PlanarGraph): Int32Array => {
  const number = new Int32Array(graph.size).fill(-1);
  for (let first = 0; first < graph.size; first++) {
    if (number[first] !== -1) continue;
    const open = [2 * first, 2 * first + 1];
    number[first] = first;
    const isNew = (half: number): boolean => number[half >> 1] === -1;
    for (let from = open.pop(); from !== undefined; from = open.pop()) {
      const corner = graph.tail[from]!;
      for (let half = graph.leaving(corner, isNew); half >= 0; half = graph.leaving(corner, isNew)) {
        number[half >> 1] = first;
        open.push(half ^ 1);
      }
    }
  }
  return number;
};
