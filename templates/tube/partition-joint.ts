import { glued, mm, type Panel, pen, sleevePhases } from '../../src/author/index.ts';
import type { GlueJoint } from './glue-joint.ts';

/** Both ends slant by 15° until they are so far in, and are straight from there: the flaps of thick board swing past them. */
const setIn = (material: number): number => Math.max(1.5, (2 / 3) * material);
const SLANT = Math.tan(Math.PI / 12);

/** A glue flap, our own construction, that turns once more and crosses the box parallel to the first wall. In mm. `height`: its crease. */
const separatorFlap = (height: number, width: number, reach: number, material: number): Panel => {
  const lean = setIn(material);
  const foot = lean / SLANT;
  const seat = height - 2 * lean;
  return pen('glue', height, { role: 'glue', phase: sleevePhases.glue })
    .path([height - lean, foot], [height - lean, width])
    .closeMirrored(pen('partition', seat, { phase: sleevePhases.glue }).to(seat, reach).to(0, reach).close());
};

/** A partition in the middle by default. Nearer to the front a tuck could not slide in; farther, the back could not pass in folding. */
export const partitionJoint: GlueJoint = {
  sizeLimits: () => ({ width: { min: 24 } }),
  // The narrowest such flap, in board up to 3 mm: both ends reach their straight part.
  flap: ({ width }) =>
    mm(
      width / 2,
      [Math.max(Math.ceil(setIn(3) / SLANT), width / 4 + 3), 0.6 * width],
      'Distance from the front to the partition: the width of its glue flap',
    ),
  build: ({ length, height, glue_flap, material }) => ({
    panel: separatorFlap(height, glue_flap!, length - 1, material),
    slits: [],
  }),
  join: glued,
};
