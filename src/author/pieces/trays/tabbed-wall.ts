import type { FlatFold, Panel, PanelOptions, PanelSide } from '../../../board/index.ts';
import { tanDegrees } from '../../../geometry/index.ts';
import { flanked, trapezium } from '../shapes.ts';

/** A wall with a glue tab on each end. All in mm. */
export interface TabbedWall extends PanelOptions {
  readonly name: string;
  /** Length of the wall: two boards less than the distance between the walls that the tabs are glued to. */
  readonly seat: number;
  /** Height from its crease to its rim. */
  readonly wall: number;
  readonly tab: number;
  /** Slant of the tabs' lower ends. @defaultValue 0, square to the crease */
  readonly lower?: number;
  /** Phase of the tabs. @defaultValue one phase after the wall */
  readonly tabPhase?: number;
  /** Fold of the tabs in the flat pack. @defaultValue in the plane of the wall */
  readonly tabDelivered?: FlatFold;
  readonly material: number;
  /** The wall that the tab on its right is glued to, seen from outside. The other tab is glued to the opposite wall. */
  readonly gluedTo: string;
  /** The panel, line or rim on its upper edge. */
  readonly top?: PanelSide;
  /** Slope of a lid that descends from this wall, in degrees. The tabs' upper ends slant more by this angle. */
  readonly fall?: number;
  /** Distance of the tabs below the rim. @defaultValue 1 mm */
  readonly belowRim?: number;
  /** True for the wall of a lid, which hangs on its rim with the floor above it. */
  readonly hangs?: true;
}

/** Least distance of parallel knives, in mm: the rubber between them needs it. */
const KNIVES_APART = 2.4;

/** A wall with glue tabs. The tabs end one board and 0.5 mm from the floor, or as far as knives must, and `belowRim` from the rim. */
export const tabbedWall = ({
  name,
  seat,
  wall,
  tab,
  material,
  gluedTo,
  top,
  lower = 0,
  fall = 0,
  phase = 0,
  tabPhase = phase + 1,
  tabDelivered,
  hangs,
  belowRim = 1,
  ...options
}: TabbedWall): Panel => {
  const foot = Math.max(material + 0.5, lower ? 0 : KNIVES_APART);
  const height = wall - foot - belowRim;
  // A tab's upper end slants by 10°, so that it slides in beside its wall, but by at most a third of the tab's height.
  const slant = Math.min(tab * tanDegrees(10), height / 3) + tab * tanDegrees(fall);
  // The right end is drawn from the seat upwards.
  const [from, to] = hangs ? [belowRim, foot] : [foot, belowRim];
  const slants = hangs ? ([slant, lower] as const) : ([lower, slant] as const);
  const how: PanelOptions = { role: 'glue', phase: tabPhase, delivered: tabDelivered };
  const flap = trapezium(`${gluedTo}-tab`, height, tab, slants, how);
  return flanked(name, seat, wall, flap, { role: 'wall', phase, ...options, from, to: wall - to, top });
};
