import { type Panel, pen } from '../../../board/index.ts';
import { tanDegrees } from '../../../geometry/index.ts';
import { sleevePhases } from './sleeve.ts';

/**
 * The strip that closes a sleeve, on the left of its first wall. Both ends slant,
 * by 15° in the service's drawings (15 mm wide, 4.019 mm in), so that it slides in easily.
 */
export const glueFlap = ({
  height,
  width,
  upper = 15,
  lower = 15,
}: {
  /** Length of its crease, in mm. */
  height: number;
  width: number;
  /** Slant of its ends, in degrees. */
  upper?: number;
  lower?: number;
}): Panel =>
  pen('glue', height, { role: 'glue', phase: sleevePhases.glue })
    .to(height - width * tanDegrees(upper), width)
    .to(width * tanDegrees(lower), width)
    .close();
