import { type Lengths, type Mark, type Panel, straight, tanDegrees } from '../../src/author/index.ts';
import type { SizeLimits, Sizes } from './closure.ts';

/** Lines on each wall, x from its left edge, y from its lower edge. */
type OnWalls = Readonly<Record<'front' | 'right' | 'back' | 'left', readonly Mark[]>>;

export const untorn: OnWalls = { front: [], right: [], back: [], left: [] };

/** One way to tear a closed tube carton open: lines on its walls. */
export interface Opening {
  readonly within: (size: Sizes) => SizeLimits;
  readonly options: (size: Sizes) => Lengths;
  /** The widest glue flap that stays clear of it, in mm. */
  readonly widestGlue?: number;
  /** `first` and `last` are the widths of these walls as they are drawn, with allowances; the last is short by a board. */
  readonly walls: (values: Sizes & { readonly first: number; readonly last: number }) => OnWalls;
  /** Heights above the lower edge at which it is torn through the seam, too. */
  readonly seam?: (values: Sizes) => readonly number[];
}

/** Lines that are torn one after the other. */
export const tear = (...curves: Mark['curves']): Mark => ({ line: 'perforation', curves });

/** A glue flap of this height and width, and the slant of its ends, in mm and degrees. */
interface GlueFlap {
  readonly height: number;
  readonly width: number;
  readonly upper: number;
  readonly lower: number;
}

/** A glue flap that is torn through with the wall that lies on it. */
export const acrossSeam = (flap: Panel, heights: readonly number[], glue: GlueFlap): Panel => {
  if (!heights.length) return flap;
  // It stands on the wall's left edge, its own left end being the lower one.
  const line = (y: number): Mark => {
    const reach = Math.min(glue.width, y / tanDegrees(glue.lower), (glue.height - y) / tanDegrees(glue.upper));
    return tear(straight([y, 0], [y, reach]));
  };
  return { ...flap, marks: [...flap.marks, ...heights.map(line)] };
};
