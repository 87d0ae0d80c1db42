import { type Panel, pen } from '../../board/index.ts';
import { sleevePhases } from './sleeve.ts';

/** Both ends lean in by 15° until they are this far in, and go straight on. */
const LEAN = 1.5;
const lean = LEAN / Math.tan(Math.PI / 12);

/** The least such flap: both its ends have come to where they go straight on. */
export const SEPARATOR_FLAP = Math.ceil(lean) + 2;

/**
 * Our own construction: a glue flap that goes on as a partition. It is glued to the last wall over
 * its width; there it turns once more and crosses the box, parallel to the first wall. All in mm.
 */
export const separatorFlap = ({
  height,
  width,
  reach,
}: {
  /** Length of its crease. */
  readonly height: number;
  /** Width of what is glued: how far from the first wall the partition stands. */
  readonly width: number;
  /** How far the partition crosses the box. */
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
