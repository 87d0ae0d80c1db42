import { type LineType, type Panel, type PanelOptions, pen, type Rim, rim } from '../../board/index.ts';
import { tanDegrees } from '../../geometry/index.ts';
import { trapezium } from '../trapezium.ts';

/** A wall with a glue tab on either end. All in mm. */
export interface TabbedWall extends PanelOptions {
  readonly name: string;
  /** Length of the wall: two boards less than there is between the walls that the tabs are glued to. */
  readonly seat: number;
  /** From its crease to its rim. */
  readonly wall: number;
  /** Length of the tabs. */
  readonly tab: number;
  /** How much the tabs' lower ends slant; square to the crease by default. */
  readonly lower?: number;
  /** When the tabs fold; a phase after the wall by default. */
  readonly tabPhase?: number;
  readonly thickness: number;
  /** What the tabs are glued to, seen from outside. */
  readonly between: readonly [onRight: string, onLeft: string];
  /** What lies along its upper edge. */
  readonly top?: Panel | LineType;
  /** An upper edge that is not straight, instead. */
  readonly above?: Rim;
  /** How much what closes over it falls away from it, in degrees: so much more the tabs' upper ends lean. */
  readonly fall?: number;
  /** How far the tabs stay below the rim; 1 mm by default. */
  readonly belowRim?: number;
  /** It hangs on its rim, and the floor is above it: the wall of a lid. */
  readonly hangs?: true;
}

/** The tabs stay clear of the floor by a board and a little of the rim. */
export const tabbedWall = ({
  name,
  seat,
  wall,
  tab,
  thickness,
  between: [onRight, onLeft],
  top = 'cut',
  above,
  lower = 0,
  fall = 0,
  phase = 0,
  tabPhase = phase + 1,
  hangs,
  belowRim = 1,
  ...options
}: TabbedWall): Panel => {
  const foot = thickness + 0.5;
  const height = wall - foot - belowRim;
  // A tab's upper end leans by 10°, so that it slides in beside its wall; by a third of its height at most.
  const slant = Math.min(tab * tanDegrees(10), height / 3) + tab * tanDegrees(fall);
  // Drawn counter-clockwise: on the right from the seat upwards, on the left back down to it.
  const end = (side: string, first: 'floor' | 'rim'): Rim => {
    const [from, to] = first === 'floor' ? [foot, belowRim] : [belowRim, foot];
    const slants = first === 'floor' ? ([lower, slant] as const) : ([slant, lower] as const);
    return rim(wall)
      .to(wall - from, 0)
      .hang(to, 0, trapezium(`${side}-tab`, height, tab, slants, { role: 'glue', phase: tabPhase }))
      .close();
  };
  const p = pen(name, seat, { role: 'wall', phase, ...options }).rim(seat, wall, end(onRight, hangs ? 'rim' : 'floor'));
  if (above) p.rim(0, wall, above);
  else p.side(0, wall, top);
  return p.rim(0, 0, end(onLeft, hangs ? 'floor' : 'rim')).close();
};
