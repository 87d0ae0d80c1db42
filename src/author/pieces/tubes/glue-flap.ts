import { type Panel, pen } from '../../../board/index.ts';
import { tanDegrees } from '../../../geometry/index.ts';
import { sleevePhases } from './sleeve.ts';

/** The strip left of the first wall that closes a sleeve. Ends slant to slide in, 15° as the service draws it (15 mm wide, 4.019 mm in). */
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
    .path([height - width * tanDegrees(upper), width], [width * tanDegrees(lower), width])
    .close();
