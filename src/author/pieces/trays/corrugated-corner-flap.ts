import { type FrontOrBack, type LineType, type Panel, sidesOf } from '../../../board/index.ts';
import { tanDegrees } from '../../../geometry/index.ts';
import { flanked } from '../flanked.ts';
import { trapezium } from '../trapezium.ts';

/** Taper of its sides in degrees. Flaps of corrugated trays taper by 3 to 5. */
const TAPER_DEGREES = 4;

/** A flap of corrugated board on the end of a wall. It tapers, so that it slides in beside the next wall. All in mm. */
export const corrugatedCornerFlap = (name: string, seat: number, reach: number, phase: number): Panel =>
  trapezium(name, seat, reach, Math.min(reach * tanDegrees(TAPER_DEGREES), seat / 6), { phase });

/** The long wall of a corrugated folder, with a corner flap at each end. All in mm. */
export interface FlankedWall {
  readonly length: number;
  /** Height from the floor to the rim, and distance of the flaps below the rim. */
  readonly height: number;
  readonly below: number;
  readonly material: number;
  readonly reach: number;
  /** The flaps fold first, then the wall. */
  readonly phases: { readonly corners: number; readonly walls: number };
}

/** A long wall with corner flaps that begin one board above the floor. `top` is the panel or line on its rim. */
export const flankedWall = (name: FrontOrBack, wall: FlankedWall, top: Panel | LineType = 'cut'): Panel => {
  const { length, height, below, material: t, reach, phases } = wall;
  const [onRight] = sidesOf(name);
  const flap = corrugatedCornerFlap(`${onRight}-flap`, height - below - t, reach, phases.corners);
  return flanked(name, length, height, flap, { role: 'wall', phase: phases.walls, from: t, to: height - below, top });
};
