import { faceWalks, integers, type PlanarGraph, takeLoose } from '../geometry/index.ts';
import { joinRuns } from './runs.ts';
import { DONE, OPEN, UNKNOWN, type Walks } from './walk.ts';

/**
 * Splits a graph into closed contours and open runs, each line once. A contour
 * is the border of the unbounded face, so a line with the same face on both sides (a
 * slit that touches the contour, a bridge between contours) is not part of one.
 * After a contour is removed, the rest inside it is split in the same way.
 * With `ruled`, lines are joined only where two meet and continue smoothly.
 */
export class Contours {
  readonly #state: number[] = [];
  readonly #degrees: number[] = [];

  split(graph: PlanarGraph, walks: Walks, ruled = false): void {
    const state = this.#state;
    for (let k = 0; k < graph.size; k++) state[k] = ruled ? OPEN : UNKNOWN;
    walks.clear();
    while (!ruled) {
      if (!hasForks(takeLoose(graph, state, OPEN, this.#degrees), graph)) {
        loops(graph, state, walks);
        break;
      }
      if (!peel(graph, state, walks)) {
        for (let k = 0; k < graph.size; k++) if (state[k] === UNKNOWN) state[k] = OPEN;
        break;
      }
    }
    joinRuns(graph, state, ruled, walks);
  }
}

/** True when more than two lines meet in a corner. */
const hasForks = (degrees: readonly number[], { corners }: PlanarGraph): boolean => {
  for (let corner = 0; corner < corners; corner++) if (degrees[corner]! > 2) return true;
  return false;
};

/** Closed contours in which exactly two lines meet at every corner. */
const loops = (graph: PlanarGraph, state: number[], walks: Walks): void => {
  const unknown = (half: number): boolean => state[half >> 1] === UNKNOWN;
  for (let k = 0; k < graph.size; k++) {
    if (state[k] !== UNKNOWN) continue;
    const start = graph.tail[2 * k]!;
    let half = 2 * k;
    for (;;) {
      walks.add(half);
      state[half >> 1] = DONE;
      const corner = graph.head(half);
      if (corner === start) break;
      half = graph.leaving(corner, unknown);
    }
    walks.end(true);
  }
};

/** Moves the borders of all unbounded faces to `walks`. Returns false when none was left. */
const peel = (graph: PlanarGraph, state: number[], walks: Walks): boolean => {
  const unknown = (half: number): boolean => state[half >> 1] === UNKNOWN;
  const faces = faceWalks(graph, unknown);
  const face = integers(2 * graph.size, -1);
  faces.forEach(({ halves }, number) => {
    for (const half of halves) face[half] = number;
  });
  let found = false;
  for (const { halves: border, area } of faces) {
    // The face lies to the left: only the unbounded one is walked clockwise.
    if (area >= 0) continue;
    const edge = border.filter((half) => face[half ^ 1] !== face[half]);
    for (const halves of simple(graph, edge)) {
      for (const half of halves) state[half >> 1] = DONE;
      for (const half of canonical(halves)) walks.add(half);
      walks.end(true);
      found = true;
    }
  }
  return found;
};

/** Splits a closed walk that touches itself into simple loops. */
const simple = (graph: PlanarGraph, walk: readonly number[]): number[][] => {
  const found: number[][] = [];
  const path: number[] = [];
  /** Per corner, the position at which the path leaves it. */
  const place = integers(graph.degree.length, -1);
  for (const half of walk) {
    place[graph.tail[half]!] = path.push(half) - 1;
    const at = place[graph.head(half)]!;
    if (at < 0) continue;
    const loop = path.splice(at);
    for (const taken of loop) place[graph.tail[taken]!] = -1;
    found.push(loop);
  }
  return found;
};

/** Starts with the line drawn first, in the direction it was drawn. */
const canonical = (halves: readonly number[]): number[] => {
  let first = 0;
  for (let i = 1; i < halves.length; i++) if (halves[i]! >> 1 < halves[first]! >> 1) first = i;
  const ring = [...halves.slice(first), ...halves.slice(0, first)];
  if (!(ring[0]! & 1)) return ring;
  const back = ring.map((half) => half ^ 1).reverse();
  return [back.at(-1)!, ...back.slice(0, -1)];
};
