import type { Curve } from '../geometry/index.ts';
import type { Edge, LineType, Panel } from './panel.ts';

/** Panels joined in the closed box. `glue`: face to face. `lock`: one holds the other, may flex past. `meet`: edges touch or are taped. */
export interface Join {
  readonly by: 'glue' | 'lock' | 'meet';
  readonly a: string;
  readonly b: string;
  /**
   * The opening of `b` that `a` goes through to lock: a `slit` or slot with board all round, a `notch` that is open on one side, or a
   * `hook` that holds on two. The board around it may be that of a panel creased to `b`. Omitted: `b` holds `a` with its face or an edge.
   */
  readonly through?: 'slit' | 'notch' | 'hook';
  /** Number of tongues of `a`, each of which goes through an opening of its own. @defaultValue 1 */
  readonly tongues?: number;
  /** True for a join made before delivery: it also holds in the box delivered folded flat. */
  readonly delivered?: true;
}

/** A ring cut out of the blank, drawn in the frame of one panel. It may cross creases and other panels. */
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
  /** What the size given to the template is, when this gauge measures another and no pair of panels encloses it, e.g. `in box`. */
  readonly basis?: string;
}

/** An inside size of the closed box: the distance between the inner faces of two panels. Tests measure it on the folded box. */
export interface Inner {
  /** The variable that gives the size, e.g. `length`. */
  readonly name: string;
  readonly a: string;
  readonly b: string;
}

/** One flat piece of board: a trunk panel and all panels that hang on it. */
export interface Blank {
  readonly trunk: Panel;
  /** The line along the trunk's own seat, with its shape from left to right when it is not straight. */
  readonly base: Omit<Edge, 'curve'> & { readonly curve?: Curve };
  /** Direction in which the trunk rises on the sheet. A sleeve grows `right`: its walls stand side by side. */
  readonly rises: 'up' | 'right';
  /** Height of the trunk above the origin of the sheet, in mm. Leaves space for a wall below the trunk. @defaultValue 0 */
  readonly elevation?: number;
  /**
   * Role of the trunk in the closed, standing box.
   * @defaultValue `front` when the blank rises to the right or the trunk bows, otherwise `base`
   */
  readonly trunkIs?: 'front' | 'base' | 'top';
  /**
   * The edge of a base, on the sheet, at which the front of the closed box stands. Print on a wall at the upper edge reads
   * upright, also on a lid turned over about the base's length: two-piece boxes use `upper`. A base drawn sideways has it at the `right`.
   * @defaultValue `lower`
   */
  readonly front?: 'lower' | 'upper' | 'right';
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
