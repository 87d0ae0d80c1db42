import type { Panel } from '../../board/index.ts';
import { trapezium } from '../trapezium.ts';

/**
 * A flap of thick board on the end of a wall, that goes in beside the next wall: its outer corners are cut,
 * so that it slides in. All in mm.
 */
export const corrugatedCornerFlap = (name: string, seat: number, reach: number, phase: number): Panel =>
  trapezium(name, seat, reach, Math.min(reach, seat) / 6, { phase });
