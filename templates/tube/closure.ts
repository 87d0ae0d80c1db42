import type { CaseAllowance, Ends, Incompatible, Lengths, SizesAndMaterial, TubeEnd } from '../../src/author/index.ts';
import type { GlueJointName } from './glue-joint-name.ts';

/** The sizes of a tube, or all of its variables, by name, in mm. */
export interface Sizes extends SizesAndMaterial {
  readonly [name: string]: number;
}
export type ChosenInTube = Readonly<Record<string, string>>;
export type SizeLimits = Readonly<Record<string, { readonly min?: number; readonly max?: number }>>;
export type End = 'top' | 'bottom';

/** The tube that an end is built for. */
export interface ClosureContext {
  readonly end: End;
  readonly values: Sizes;
  readonly chosen: ChosenInTube;
  /** Widths of the four walls between creases, the one with the glue flap first. */
  readonly walls: readonly [number, number, number, number];
  /** Allowances of a corrugated case against its inside sizes; a carton is drawn at the given sizes. */
  readonly allowance: CaseAllowance;
}

/** One way to close an end of a tube, with choices and variables of its own. Two closures that name the same one share it. */
export interface Closure {
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Choices of one end alone, named after it. */
  readonly endChoices?: (end: End) => Readonly<Record<string, readonly string[]>>;
  /** The choices of the tube that exclude one another because of this end. */
  readonly incompatible?: (end: End) => readonly Incompatible[];
  /** `standing`: that of the other end, 0 by default. */
  readonly sizeLimits?: (size: Sizes, chosen: ChosenInTube, standing?: number) => SizeLimits;
  readonly options?: (size: Sizes, chosen: ChosenInTube, end: End, standing?: number) => Lengths;
  /** Height in mm of its usual flaps above front and back in the flat pack, where a glued-in bottom may reach up. 0 by default. */
  readonly standing?: (size: Sizes, chosen: ChosenInTube) => number;
  readonly build: (context: ClosureContext) => Ends;
  /** Length of the walls beyond the inside of the box, up to the crease of the first flap. 0 by default. */
  readonly creaseOffset?: (material: number, allowance: CaseAllowance, chosen: ChosenInTube) => number;
  /** The panel whose inner face is the floor or ceiling of the box; none where the end is open or not level. */
  readonly lid?: (end: End) => string;
  /** True if its tuck lies behind the front, as far as the option `top_tuck_flap` or `bottom_tuck_flap` says. */
  readonly behindFront?: boolean;
  /** Slant of the end of the glue flap, in degrees; 15 by default. */
  readonly glueSlope?: number;
  /** True if its locks or folds need front and back to be at least as wide as the other walls. */
  readonly longFront?: true;
  /** Number of boards between the walls of an end that is glued while the tube lies flat, until the tube is squared. */
  readonly gluedFlat?: number;
  /** Glue joints for which it leaves no room. */
  readonly withoutJoints?: readonly GlueJointName[];
}

/** The reach of flaps on front and back that at least meet. */
export const halfAcross = ({ width }: Sizes): number => width / 2;

/** Limits that satisfy all of these limits: the largest minimum and the smallest maximum of each size. */
export const intersectLimits = (...all: readonly (SizeLimits | undefined)[]): SizeLimits => {
  const joined: Record<string, { min?: number; max?: number }> = {};
  for (const limits of all) {
    if (!limits) continue;
    for (const name in limits) {
      const { min, max } = limits[name]!;
      joined[name] ??= {};
      const known = joined[name];
      if (min !== undefined) known.min = Math.max(min, known.min ?? min);
      if (max !== undefined) known.max = Math.min(max, known.max ?? max);
    }
  }
  return joined;
};

export const tubeEnd = ({ end, values, walls: [, , , last] }: ClosureContext): TubeEnd => {
  const { length, width, material } = values;
  return { end, length, width, last, material };
};
