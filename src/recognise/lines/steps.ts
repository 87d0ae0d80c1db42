import { UnreadableError } from '../../formats/reading/index.ts';
import { type Curve, chordCount, type Point, polygon } from '../../geometry/index.ts';

/** Thrown where a check reaches a limit: a hostile file would take memory or time without an end. */
export class LimitError extends UnreadableError {}

interface Counter {
  /** Steps that may be taken here: its own limit, or what the part around it has left. */
  readonly room: number;
  /** The limit that this is, or comes from. */
  readonly limit: number;
  used: number;
}

/** Checks run without interruption, so one counter at a time is enough. */
let counter: Counter | undefined;

/**
 * Limits the steps of a part of a check, which also count for the part around it. A step is a small constant work, such as one distance.
 * @throws LimitError when it takes more.
 */
export const withinSteps = <T>(limit: number, work: () => T): T => {
  const outer = counter;
  const left = outer ? outer.room - outer.used : Number.POSITIVE_INFINITY;
  const own: Counter = left < limit ? { room: left, limit: outer!.limit, used: 0 } : { room: limit, limit, used: 0 };
  counter = own;
  try {
    return work();
  } finally {
    counter = outer;
    if (outer) outer.used += own.used;
  }
};

/** Counts steps before they are taken. @throws LimitError beyond the limit of the part of the check that runs, or of one around it */
export const step = (count = 1): void => {
  if (!counter) return;
  counter.used += count;
  if (counter.used > counter.room)
    throw new LimitError(`it takes more than ${counter.limit.toLocaleString('en')} steps`);
};

/** What a part of a check makes in so many steps, or `stopped`: the limit that it reached. */
export const orLimit = <T>(work: () => T, steps = Number.POSITIVE_INFINITY) => {
  try {
    return { value: withinSteps(steps, work) };
  } catch (error) {
    if (error instanceof LimitError) return { stopped: error };
    throw error;
  }
};

export const countSteps = (work: () => unknown): number =>
  withinSteps(Number.POSITIVE_INFINITY, () => {
    work();
    return counter!.used;
  });

/** @throws LimitError when a count is above its limit. `what` follows the number: `pairs of lines lie beside one another` */
export const mustBeWithin = (limit: number, count: number, what: string): void => {
  if (count > limit) throw new LimitError(`more than ${limit.toLocaleString('en')} ${what}`);
};

const CORNER_STEPS = 10;

/** As `polygon` of the geometry, in counted steps: a curve may have any number of chords. */
export const countedPolygon = (ring: readonly Curve[], chord: number): Point[] => {
  for (const curve of ring) step(CORNER_STEPS * chordCount(curve, chord));
  return polygon(ring, chord);
};

const STEPS: Readonly<Record<Curve['kind'], number>> = { line: 1, arc: 3, cubic: 60 };

/** Steps to find the place of a point on a curve. */
export const curveSteps = ({ kind }: Curve): number => STEPS[kind];
