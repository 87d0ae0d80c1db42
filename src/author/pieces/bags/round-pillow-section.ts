import { arcAngle, bisect } from '../../../geometry/index.ts';
import { lensGap } from './pillow-sizes.ts';

/** A round pillow: two discs, with spines between their sides. All in mm, outside. */
export interface RoundSizes {
  /** Diameter of the discs. */
  readonly disc: number;
  /** Depth of the filled pack in its middle. */
  readonly depth: number;
  /** Depth at its sides. */
  readonly spine: number;
  readonly material: number;
}

/** Sizes of its panels, in mm and radians. */
export interface RoundSection {
  /** Height of a bulging side above its spines. */
  readonly rise: number;
  /** Distance between the spines, along a flat disc (`flat`) and across the filled pack (`width`). */
  readonly flat: number;
  readonly width: number;
  /** The slope of the section at the spines. */
  readonly slope: number;
  /** By how much the creases of the back lie further out, and the glue flap further in: one board, measured along the pack. */
  readonly board: number;
  /** Height of the sides of the inner lenses, which close the ends of the spines. */
  readonly end: number;
}

/** The section of a side of this width, flat, whose middle rises by `rise`. */
export const faceSection = (flat: number, rise: number, material: number): Omit<RoundSection, 'end'> => {
  const slope = arcAngle(flat, rise);
  return { rise, flat, width: (flat / slope) * Math.sin(slope), slope, board: (material + 0.02) / Math.cos(slope) };
};

/** The maximum, between 0 and `far`, of a function that first grows and then falls, by bisection of its slope. */
const peak = (slope: (x: number) => number, far: number): number => {
  const [before, after] = bisect((x) => slope(x) > 0, [0, far], 40);
  return (before + after) / 2;
};

/**
 * The spines cut off segments of the disc that are as high as the bulge of a side. The rim of a segment is then nearly the mirror image
 * of the crease below it, as on any pillow. Between the middle and the spines the rim, a circle, rises slightly above that mirror image,
 * the unrolled arc of the filled side: `end` allows for it.
 */
export const roundSection = ({ disc, depth, spine, material }: RoundSizes): RoundSection => {
  const radius = disc / 2;
  const rise = (depth - spine) / 2;
  const half = Math.sqrt(rise * (disc - rise));
  const face = faceSection(2 * half, rise, material);
  const { slope } = face;
  const bent = half / slope;
  const more = (s: number): number =>
    Math.sqrt(radius ** 2 - s ** 2) - (radius - rise) - bent * (Math.cos(s / bent) - Math.cos(slope));
  const most = more(peak((s) => Math.sin(s / bent) - s / Math.sqrt(radius ** 2 - s ** 2), half));
  return { ...face, end: spine - most - lensGap(material) };
};

/** The narrowest spine, in mm, with lenses that meet or overlap at its ends, one board apart. Valid for packs of at most this depth. */
export const leastSpine = (sizes: Omit<RoundSizes, 'spine'>): number => {
  const { end, board } = roundSection({ ...sizes, spine: 0 });
  return board - 2 * end;
};
