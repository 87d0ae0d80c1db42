import type { Curve } from '../geometry/index.ts';
import type { Edge, LineType, Panel } from './panel.ts';

/**
 * Two panels that are joined in the closed box. `glue`: they lie on one
 * another. `lock`: one holds the other and may flex past it during folding. `meet`:
 * their edges come together and are taped, or only touch.
 */
export interface Join {
  readonly by: 'glue' | 'lock' | 'meet';
  readonly a: string;
  readonly b: string;
  /** True for a join made in the plant, which also holds in the box delivered folded flat. */
  readonly delivered?: true;
}

/** A ring cut out of the blank, across creases and panels if need be. Drawn in the frame of one panel. */
export interface Cutout {
  readonly on: string;
  readonly ring: readonly Curve[];
  readonly line: LineType;
}

/** A size with a label inside the drawing: the extent of a panel along its seat (x) or away from it (y). */
export interface Gauge {
  /** The variable it shows, e.g. `length`. */
  readonly name: string;
  readonly panel: string;
  readonly along: 'x' | 'y';
  /** Both ends in the panel's frame, in mm. @defaultValue the panel's whole extent */
  readonly span?: readonly [from: number, to: number];
}

/** An inside size that the closed box promises: from the inner face of one panel to that of another. */
export interface Inner {
  /** The variable that gives the size, e.g. `length`. */
  readonly name: string;
  readonly a: string;
  readonly b: string;
}

/** One flat piece of board: a trunk panel and everything that hangs on it. */
export interface Blank {
  readonly trunk: Panel;
  /** What lies along the trunk's own seat, and the seat's shape from left to right, unless it is a straight line. */
  readonly base: Omit<Edge, 'curve'> & { readonly curve?: Curve };
  /** Direction in which the trunk rises on the sheet. A sleeve grows `right`: its walls stand side by side. */
  readonly rises: 'up' | 'right';
  /** Distance from the origin of the sheet up to the trunk, in mm, for a wall that hangs below it. @defaultValue 0 */
  readonly elevation?: number;
  /**
   * Role of the trunk in the closed, standing box.
   * @defaultValue `front` when the blank rises to the right or the trunk bows, otherwise `base`
   */
  readonly trunkIs?: 'front' | 'base' | 'top';
  /**
   * The edge of a base, as it lies on the sheet, over which the front of the closed box stands. Print on a wall over the upper edge reads
   * upright, and so does a lid put on upside down about the base's length: two-piece boxes say `upper`.
   * @defaultValue `lower`
   */
  readonly front?: 'lower' | 'upper';
  /** Degrees by which a trunk that is the front leans back. @defaultValue 0 */
  readonly lean?: number;
  /** Board thickness in mm. */
  readonly thickness: number;
  /** Share of the thickness that lies inside the crease line, 0…1 (see `allowance.ts`). */
  readonly inside: number;
  readonly joins: readonly Join[];
  readonly gauges: readonly Gauge[];
  readonly inner: readonly Inner[];
  readonly cutouts?: readonly Cutout[];
}
