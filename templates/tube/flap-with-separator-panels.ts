import { type Panel, pen, sleevePhases } from '../../src/author/index.ts';

/** Both ends slant by 15° until they are so far in, and are straight from there: the flaps of thick board swing past them. */
const setIn = (material: number): number => Math.max(1.5, (2 / 3) * material);
const SLANT = Math.tan(Math.PI / 12);

/** The narrowest such flap, in board up to 3 mm: both ends reach their straight part. */
export const SEPARATOR_FLAP = Math.ceil(setIn(3) / SLANT);

/**
 * A glue flap that continues as a partition, our own construction. It is glued to the last wall over
 * its width, then turns once more and crosses the box, parallel to the first wall. All in mm.
 */
export const separatorFlap = ({
  height,
  width,
  reach,
  material,
}: {
  /** Length of its crease. */
  readonly height: number;
  /** Width of the glued part: the distance of the partition from the first wall. */
  readonly width: number;
  /** Reach of the partition across the box. */
  readonly reach: number;
  readonly material: number;
}): Panel => {
  const lean = setIn(material);
  const foot = lean / SLANT;
  const seat = height - 2 * lean;
  const partition = pen('partition', seat, { phase: sleevePhases.glue }).to(seat, reach).to(0, reach).close();
  return pen('glue', height, { role: 'glue', phase: sleevePhases.glue })
    .to(height - lean, foot)
    .to(height - lean, width)
    .hang(lean, width, partition)
    .to(lean, foot)
    .close();
};
