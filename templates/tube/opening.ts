import { type Lengths, type Mark, type Panel, straight, tanDegrees } from '../../src/author/index.ts';
import type { ChosenInTube, SizeLimits, Sizes } from './closure.ts';
import type { GlueJointName } from './glue-joint-name.ts';

/** Lines on each wall, x from its left edge, y from its lower edge. */
type OnWalls = Readonly<Partial<Record<'front' | 'right' | 'back' | 'left', readonly Mark[]>>>;

/** One way to tear a closed tube carton open: lines on its walls. */
export interface Opening {
  readonly within: (size: Sizes, chosen: ChosenInTube) => SizeLimits;
  readonly options: (size: Sizes, chosen: ChosenInTube) => Lengths;
  /** Glue joints that it would tear or cross, or behind which it reaches no goods. */
  readonly withoutJoints?: readonly GlueJointName[];
  /** How far a glue joint, with its tongues, may reach from its crease to stay clear of it, in mm. */
  readonly jointReach?: number;
  /** `first` and `last` are the widths of these walls as they are drawn, with allowances; the last is short by a board. */
  readonly walls: (values: Sizes & { readonly first: number; readonly last: number }, chosen: ChosenInTube) => OnWalls;
  /** Heights above the lower edge at which the glue flap is torn through as well. */
  readonly seam?: (values: Sizes) => readonly number[];
}

/** The smallest opening that lets a finger in, in mm. */
export const LEAST_OPENING = 25;

export const tear = (...curves: Mark['curves']): Mark => ({ line: 'perforation', curves });

/** Height and width of a glue flap, in mm, and the slant of its ends, in degrees. */
type GlueFlap = Readonly<Record<'height' | 'width' | 'upper' | 'lower', number>>;

/** Adds perforations to a glue flap at these heights, where the wall glued to it is torn. */
export const acrossSeam = (flap: Panel, heights: readonly number[], glue: GlueFlap): Panel => {
  // The flap hangs on the left edge of the wall; its left end is the lower one.
  const line = (y: number): Mark => {
    const reach = Math.min(glue.width, y / tanDegrees(glue.lower), (glue.height - y) / tanDegrees(glue.upper));
    return tear(straight([y, 0], [y, reach]));
  };
  return { ...flap, marks: [...flap.marks, ...heights.map(line)] };
};
