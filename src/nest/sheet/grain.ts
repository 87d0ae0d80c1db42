import type { Quarters } from '../outline/kind.ts';
import type { Sheet } from './sheet.ts';

export type Axis = 'x' | 'y';

/** Allowed rotations of blanks. */
export interface GrainOptions {
  /**
   * `keep` preserves the direction of the grain of carton or the flutes of corrugated board: blanks lie at 0° or 180°, or
   * at 90° or 270° when `blankGrain` and `sheetGrain` differ. `free` allows all quarter turns. @defaultValue 'keep'
   */
  readonly grain?: 'keep' | 'free';
  /** Board of the blank, which determines the usual direction of grain or flutes. @defaultValue 'carton' */
  readonly board?: 'carton' | 'corrugated';
  /** The axis of the drawing that grain or flutes follow. If only `sheetGrain` is given, grain of carton runs along x, flutes along y. */
  readonly blankGrain?: Axis;
  /** The axis of the sheet that they follow. If only `blankGrain` is given, grain runs along its longer side, flutes along the shorter. */
  readonly sheetGrain?: Axis;
}

/** Rotations that the grain allows. Throws RangeError for an unknown value. */
export const quartersOf = (
  { grain = 'keep', board = 'carton', blankGrain, sheetGrain }: GrainOptions,
  { width, height }: Pick<Sheet, 'width' | 'height'>,
): readonly Quarters[] => {
  for (const [name, value] of Object.entries({ grain, board, blankGrain, sheetGrain })) {
    const values = {
      grain: ['keep', 'free'],
      board: ['carton', 'corrugated'],
      blankGrain: ['x', 'y'],
      sheetGrain: ['x', 'y'],
    }[name as keyof GrainOptions];
    if (value !== undefined && !values.includes(value))
      throw new RangeError(`Unknown ${name} "${value}". Choose one of: ${values.join(', ')}.`);
  }
  if (grain === 'free') return [0, 1, 2, 3];
  // Without either the blank lies as drawn, which is also the trade's default on a landscape sheet.
  if (blankGrain === undefined && sheetGrain === undefined) return [0, 2];
  const longer: Axis = width >= height ? 'x' : 'y';
  const ofSheet = sheetGrain ?? (board === 'carton' ? longer : other(longer));
  return (blankGrain ?? (board === 'carton' ? 'x' : 'y')) === ofSheet ? [0, 2] : [1, 3];
};

/** Direction of grain or flutes on a sheet. */
export interface SheetGrain {
  readonly axis: Axis;
  readonly of: 'grain' | 'flutes';
}

/** The direction that all blanks of a layout keep; undefined where they may lie across it. */
export const sheetGrainOf = (options: GrainOptions, sheet: Pick<Sheet, 'width' | 'height'>): SheetGrain | undefined => {
  const { grain = 'keep', board = 'carton', blankGrain } = options;
  if (grain === 'free') return undefined;
  const drawn = blankGrain ?? (board === 'carton' ? 'x' : 'y');
  const axis = quartersOf(options, sheet).includes(0) ? drawn : other(drawn);
  return { axis, of: board === 'carton' ? 'grain' : 'flutes' };
};

const other = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x');
