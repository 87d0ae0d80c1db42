import { type Panel, pen } from '../../board/index.ts';
import { sleevePhases } from './sleeve.ts';

/** Both ends slant by 15° up to this distance from the crease, and are straight beyond it. */
const LEAN = 1.5;
const lean = LEAN / Math.tan(Math.PI / 12);

/** The narrowest such flap: both ends reach their straight part. */
export const SEPARATOR_FLAP = Math.ceil(lean) + 2;

/**
 * A glue flap that continues as a partition, our own construction. It is glued to the last wall over
 * its width, then turns once more and crosses the box, parallel to the first wall. All in mm.
 */
export const separatorFlap = ({
  height,
  width,
  reach,
}: {
  /** Length of its crease. */
  readonly height: number;
  /** Width of the glued part: the distance of the partition from the first wall. */
  readonly width: number;
  /** Reach of the partition across the box. */
  readonly reach: number;
}): Panel => {
  const seat = height - 2 * LEAN;
  const partition = pen('partition', seat, { phase: sleevePhases.glue }).to(seat, reach).to(0, reach).close();
  return pen('glue', height, { role: 'glue', phase: sleevePhases.glue })
    .to(height - LEAN, lean)
    .to(height - LEAN, width)
    .hang(LEAN, width, partition)
    .to(LEAN, lean)
    .close();
};
