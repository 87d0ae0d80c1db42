import type { Panel } from '../../board/index.ts';
import { tanDegrees } from '../../geometry/index.ts';
import { trapezium } from '../trapezium.ts';

/** How far its sides lean in, in degrees: flaps of corrugated trays taper by 3 to 5. */
const TAPER = 4;

/** A flap of thick board on the end of a wall, that goes in beside the next wall: it tapers, so that it slides in. All in mm. */
export const corrugatedCornerFlap = (name: string, seat: number, reach: number, phase: number): Panel =>
  trapezium(name, seat, reach, Math.min(reach * tanDegrees(TAPER), seat / 6), { phase });
