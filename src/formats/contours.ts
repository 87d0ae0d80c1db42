import { faceWalks, integers, type PlanarGraph, takeLoose } from '../geometry/index.ts';

/** Halves of a graph in walks, head to tail, one walk after another: a list for each would take several times the memory. */
export class Walks {
  readonly halves: number[] = [];
  length = 0;
  count = 0;
  /** Per walk, the end of its halves. */
  readonly #end: number[] = [];
  readonly #closed: boolean[] = [];

  clear(): void {
    this.length = 0;
    this.count = 0;
  }

  add(half: number): void {
    this.halves[this.length++] = half;
  }

  end(closed: boolean): void {
    this.#end[this.count] = this.length;
    this.#closed[this.count++] = closed;
  }

  /** Start of a walk in `halves`. It ends where the next one starts. */
  start(walk: number): number {
    return walk === 0 ? 0 : this.#end[walk - 1]!;
  }

  isClosed(walk: number): boolean {
    return this.#closed[walk]!;
  }
}

/** State of a line while a graph is taken apart. */
const UNKNOWN = 0;
const OPEN = 1;
const DONE = 2;

/**
 * Splits a graph into closed contours and open runs, each line once. A contour is the border of the unbounded face, so a line with the same
 * face on both sides (a slit that touches the contour, a bridge between contours) is not part of one. After a contour is removed, the rest
 * inside it is split in the same way. With `ruled`, lines are joined only where two meet and continue smoothly.
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

/** Joins the open lines of a graph where exactly two lines meet, with `ruled` only where they continue smoothly. Marks them done. */
const joinRuns = (graph: PlanarGraph, state: number[], ruled: boolean, walks: Walks): void => {
  let from = -1;
  const another = (half: number): boolean => half !== from;
  const onward = (half: number): number => {
    const corner = graph.head(half);
    if (graph.degree[corner] !== 2) return -1;
    from = half ^ 1;
    const next = graph.leaving(corner, another);
    return next >= 0 && state[next >> 1] === OPEN && (!ruled || graph.smooth(half, next)) ? next : -1;
  };
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
