import type { Quarters } from './kind.ts';
import type { Sheet } from './sheet.ts';

export type Axis = 'x' | 'y';

/** How blanks may be turned. */
export interface GrainOptions {
  /**
   * `keep` leaves the grain of carton, or the flutes of corrugated board, as they should run: blanks lie at 0° or 180°, and
   * only where `blankGrain` and `sheetGrain` differ at 90° or 270°. `free` turns them by any quarter. @defaultValue 'keep'
   */
  readonly grain?: 'keep' | 'free';
  /** What the blank is made of: says how grain or flutes usually run. @defaultValue 'carton' */
  readonly board?: 'carton' | 'corrugated';
  /**
   * Which axis of the drawing the grain or the flutes follow. Where `sheetGrain` alone is given, as the trade has it: the grain
   * of carton runs around the box, along x; flutes stand upright, along y.
   */
  readonly blankGrain?: Axis;
  /**
   * Which axis of the sheet they follow. Where `blankGrain` alone is given, as the trade has it: the grain of carton runs along
   * the longer side of the sheet, flutes along the shorter one.
   */
  readonly sheetGrain?: Axis;
}

/** Turns that the grain allows. */
export const quartersOf = (
  { grain = 'keep', board = 'carton', blankGrain, sheetGrain }: GrainOptions,
  { width, height }: Pick<Sheet, 'width' | 'height'>,
): readonly Quarters[] => {
  if (grain === 'free') return [0, 1, 2, 3];
  // With nothing said the blank lies as it is drawn, which on a sheet that lies across is the trade's way, too.
  if (blankGrain === undefined && sheetGrain === undefined) return [0, 2];
  const longer: Axis = width >= height ? 'x' : 'y';
  const ofSheet = sheetGrain ?? (board === 'carton' ? longer : other(longer));
  const ofBlank = blankGrain ?? (board === 'carton' ? 'x' : 'y');
  return ofBlank === ofSheet ? [0, 2] : [1, 3];
};

const other = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x');
