import { type Panel, pen } from '../../board/index.ts';
import { rectangle } from './rectangle.ts';

/** A wall whose upper corners have this radius. All in mm. */
export const roundTopped = (name: string, width: number, height: number, r: number): Panel =>
  r
    ? pen(name, width, { role: 'wall' })
        .to(width, height - r)
        .turn(width - r, height)
        .closeMirrored()
    : rectangle(name, width, height, { role: 'wall' });
