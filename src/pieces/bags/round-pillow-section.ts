import { bulgeAngle, lensGap } from './pillow-section.ts';

/** A round pillow: two discs whose sides stand off one another by the width of a spine. All in mm, outside. */
export interface RoundSizes {
  /** Diameter of the discs. */
  readonly disc: number;
  /** Depth of the filled pack in its middle. */
  readonly depth: number;
  /** Depth at its sides. */
  readonly spine: number;
  readonly thickness: number;
}

/** What its panels measure, in mm and radians. */
export interface RoundSection {
  /** How far a side bulges over its spines. */
  readonly rise: number;
  /** From spine to spine along a disc, and across the filled pack. */
  readonly flat: number;
  readonly width: number;
  /** The slope of the section at the spines. */
  readonly slope: number;
  /** How much further out the creases of the back lie, and how much further in the glue flap: a board, seen along the pack. */
  readonly board: number;
  /** Height of the sides of the inner lenses, which close the ends of the spines. */
  readonly end: number;
}

/** Halves the interval in which a function that grows at first has its peak. */
const peak = (slope: (x: number) => number, far: number): number => {
  let [lo, hi] = [0, far];
  for (let i = 0; i < 40; i++) {
    const middle = (lo + hi) / 2;
    if (slope(middle) > 0) lo = middle;
    else hi = middle;
  }
  return (lo + hi) / 2;
};

/**
 * Spines cut the disc where what is left above them is as high as the side bulges: then the rim of the disc is nearly the
 * mirror image of the crease below it, as with any pillow. The rim is a circle and the section of a filled side an arc that has
 * been rolled out, so that a little more of the rim is left between the middle and the spines.
 */
export const roundSection = ({ disc, depth, spine, thickness }: RoundSizes): RoundSection => {
  const radius = disc / 2;
  const rise = (depth - spine) / 2;
  const half = Math.sqrt(rise * (disc - rise));
  const slope = bulgeAngle(2 * half, rise);
  const bent = half / slope;
  const more = (s: number): number =>
    Math.sqrt(radius ** 2 - s ** 2) - (radius - rise) - bent * (Math.cos(s / bent) - Math.cos(slope));
  const most = more(peak((s) => Math.sin(s / bent) - s / Math.sqrt(radius ** 2 - s ** 2), half));
  const board = (thickness + 0.02) / Math.cos(slope);
  return {
    rise,
    flat: 2 * half,
    width: 2 * bent * Math.sin(slope),
    slope,
    board,
    end: spine - most - lensGap(thickness),
  };
};

/** The least spine at whose ends the lenses of both sides, one board apart, meet or lie on one another: in mm, for all that are not deeper. */
export const leastSpine = (sizes: Omit<RoundSizes, 'spine'>): number => {
  const { end, board } = roundSection({ ...sizes, spine: 0 });
  return board - 2 * end;
};
