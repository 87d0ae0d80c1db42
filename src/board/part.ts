import { cross3, type Point3, type Transform3 } from '../geometry/index.ts';
import type { Blank } from './blank.ts';

/** Kinds of part, as the service names them: board (`carton`) and the paper wrapped around it (`cover`). */
export type PartCategory = 'carton' | 'cover';

/**
 * Placement of a part in the closed box, relative to the first part. `pose` is the frame of its trunk as three rows of four
 * numbers; `approach` is the way it comes from when the box is assembled, in mm, from where it lies in the closed box.
 */
export interface PartPlacement {
  readonly pose: readonly number[];
  readonly approach: readonly [x: number, y: number, z: number];
  /** True for a part that comes when all others are in place: a sleeve over a closed box. */
  readonly last?: true;
  /** The panel of an earlier part, as `part:panel`, that it is glued to. The part then moves with that panel. */
  readonly with?: string;
  /** Phase in which it comes, so that later folds close around it. @defaultValue after all folds */
  readonly phase?: number;
}

/** A blank with the names that the service gives it. */
export interface Part {
  readonly id: string;
  readonly name: string;
  readonly category: PartCategory;
  readonly blank: Blank;
  /** Omitted for the part that is the reference of the others. */
  readonly placement?: PartPlacement;
}

/** The parts of a box made of one blank. */
export const onePart = (blank: Blank): readonly Part[] => [
  { id: 'default', name: 'default', category: 'carton', blank },
];

/** A frame in the box: its origin, and its x and y axes. */
export const frameAt = (at: Point3, x: Point3 = [1, 0, 0], y: Point3 = [0, 1, 0]): Transform3 => {
  const z = cross3(x, y);
  return [x[0], y[0], z[0], at[0], x[1], y[1], z[1], at[1], x[2], y[2], z[2], at[2]];
};

/** A part placed in a frame. It approaches from `approach`, in mm. */
export const placed = (
  at: Point3,
  approach: PartPlacement['approach'] = [0, 0, 0],
  x?: Point3,
  y?: Point3,
): PartPlacement => ({ pose: frameAt(at, x, y), approach });
