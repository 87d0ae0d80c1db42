import type { Curve } from '../geometry/index.ts';
import type { Edge, LineType, Panel } from './panel.ts';

/**
 * Two panels that belong together in the closed box. `glue`: they lie on one
 * another; `lock`: one holds the other and may flex past it on the way; `meet`:
 * their edges come together and are taped, or just touch.
 */
export interface Join {
  readonly by: 'glue' | 'lock' | 'meet';
  readonly a: string;
  readonly b: string;
  /** Made in the plant: it also holds in the box that is delivered folded flat. */
  readonly delivered?: true;
}

/** A ring cut out of the blank wherever it falls, creases and neighbours included; drawn in the frame of one panel. */
export interface Cutout {
  readonly on: string;
  readonly ring: readonly Curve[];
  readonly line: LineType;
}

/** A size worth a label inside the drawing: how far a panel reaches along its seat (x) or away from it (y). */
export interface Gauge {
  /** The variable it shows, e.g. `length`. */
  readonly name: string;
  readonly panel: string;
  readonly along: 'x' | 'y';
  /** From where to where in the panel's frame, in mm; the panel's whole extent if left out. */
  readonly span?: readonly [from: number, to: number];
}

/** A size the closed box promises inside: from the inner face of one panel to that of another. */
export interface Inner {
  /** The variable that says how far, e.g. `length`. */
  readonly name: string;
  readonly a: string;
  readonly b: string;
}

/** One flat piece of board, whole: a trunk panel and all that grows from it. */
export interface Blank {
  readonly trunk: Panel;
  /** What lies along the trunk's own seat, and its shape, from left to right, where that is no straight line. */
  readonly base: Omit<Edge, 'curve'> & { readonly curve?: Curve };
  /** Which way the trunk rises on the sheet. A sleeve grows `right`: its walls stand side by side. */
  readonly rises: 'up' | 'right';
  /** From the origin of the sheet up to the trunk, in mm: where what hangs below it is drawn as its wall. @defaultValue 0 */
  readonly elevation?: number;
  /**
   * What the trunk is in the closed box as it stands.
   * @defaultValue `front` where the blank rises to the right or the trunk bows, else `base`.
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
  /** Board in mm. */
  readonly thickness: number;
  /** Share of the thickness that lies inside the crease line, 0…1 (see `allowance.ts`). */
  readonly inside: number;
  readonly joins: readonly Join[];
  readonly gauges: readonly Gauge[];
  readonly inner: readonly Inner[];
  readonly cutouts?: readonly Cutout[];
}
