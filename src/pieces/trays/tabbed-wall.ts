import { type LineType, type Panel, type PanelOptions, pen, type Rim, rim } from '../../board/index.ts';

/** A wall with a glue tab on either end. All in mm. */
export interface TabbedWall extends PanelOptions {
  readonly name: string;
  /** Length of the wall: two boards less than there is between the walls that the tabs are glued to. */
  readonly seat: number;
  /** From its crease to its rim. */
  readonly wall: number;
  /** Length of the tabs. */
  readonly tab: number;
  /** How much the tabs' lower ends slant; square to the crease if nothing is said. */
  readonly lower?: number;
  /** When the tabs fold; a phase after the wall unless told otherwise. */
  readonly tabPhase?: number;
  readonly thickness: number;
  /** What the tabs are glued to, seen from outside. */
  readonly onLeft: string;
  readonly onRight: string;
  /** What lies along its upper edge. */
  readonly top?: Panel | LineType;
  /** An upper edge that is not straight, instead. */
  readonly above?: Rim;
  /** How much what closes over it falls away from it, in degrees: so much more the tabs' upper ends lean. */
  readonly fall?: number;
  /** It hangs on its rim, and the floor is above it: the wall of a lid. */
  readonly hangs?: true;
}

const tan = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

/** Slant of a tab's upper end, so that it slides in beside its wall, in degrees; a third of its height at most. */
const SLANT = 10;

/** The tabs stay clear of the floor by a board and a little of the rim. */
export const tabbedWall = (t: TabbedWall): Panel => {
  const {
    name,
    seat,
    wall,
    tab,
    thickness,
    phase = 0,
    fold = 90,
    foldSteps = [],
    onLeft,
    onRight,
    top = 'cut',
    lower = 0,
  } = t;
  const { tabPhase = phase + 1, fall = 0 } = t;
  const foot = thickness + 0.5;
  const height = wall - foot - 1;
  const slant = Math.min(tab * tan(SLANT), height / 3) + tab * tan(fall);
  // Drawn counter-clockwise: on the right from the seat upwards, on the left back down to it.
  const end = (side: string, first: 'floor' | 'rim'): Rim => {
    const p = pen(`${side}-tab`, height, { role: 'glue', phase: tabPhase });
    const [from, to] = first === 'floor' ? [foot, 1] : [1, foot];
    const panel =
      first === 'floor'
        ? p
            .to(height - lower, tab)
            .to(slant, tab)
            .close()
        : p
            .to(height - slant, tab)
            .to(lower, tab)
            .close();
    return rim(wall)
      .to(wall - from, 0)
      .hang(to, 0, panel)
      .close();
  };
  const p = pen(name, seat, { role: 'wall', phase, fold, foldSteps }).rim(
    seat,
    wall,
    end(onRight, t.hangs ? 'rim' : 'floor'),
  );
  if (t.above) p.rim(0, wall, t.above);
  else p.side(0, wall, top);
  return p.rim(0, 0, end(onLeft, t.hangs ? 'floor' : 'rim')).close();
};
