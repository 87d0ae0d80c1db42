import { glued, glueFlap, mm, type Panel, pen, sleevePhases } from '../../src/author/index.ts';
import type { GlueJoint } from './glue-joint.ts';
import type { GlueJointName } from './glue-joint-name.ts';
import { lockedJoint } from './locked-joint.ts';
import type { TubeStyle } from './style.ts';
import { usualGlue } from './usual.ts';

/** Both ends slant by 15° until they are so far in, and are straight from there: the flaps of thick board swing past them. */
const setIn = (material: number): number => Math.max(1.5, (2 / 3) * material);
const SLANT = Math.tan(Math.PI / 12);

/** The narrowest such flap, in board up to 3 mm: both ends reach their straight part. */
const SEPARATOR_FLAP = Math.ceil(setIn(3) / SLANT);

/**
 * A glue flap that continues as a partition, our own construction. It is glued to the last wall over
 * its width, then turns once more and crosses the box, parallel to the first wall. All in mm.
 */
const separatorFlap = ({
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

/**
 * The partition stands in the middle by default. Nearer to the front, a tuck could not slide in;
 * farther from it, the back could not pass while the tube is folded.
 */
const partitionJoint: GlueJoint = {
  sizeLimits: () => ({ width: { min: 24 } }),
  flap: ({ width }) =>
    mm(
      width / 2,
      [Math.max(SEPARATOR_FLAP, width / 4 + 3), 0.6 * width],
      'Distance from the front to the partition: the width of its glue flap',
    ),
  build: ({ length, height, glue_flap, material }) => ({
    panel: separatorFlap({ height, width: glue_flap!, reach: length - 1, material }),
    slits: [],
  }),
  join: glued,
};

const standard: GlueJoint = {
  sizeLimits: () => ({}),
  flap: (size) => {
    const { width, height } = size;
    const usual = Math.min(usualGlue(size), width - 3);
    return mm(usual, [6, Math.min(width - 2, height / 1.5)], 'Width of the glue flap');
  },
  build: ({ height, glue_flap }, { upper, lower }) => ({
    panel: glueFlap({ height, width: glue_flap!, upper, lower }),
    slits: [],
  }),
  join: glued,
};

const glueJoints: Readonly<Record<GlueJointName, GlueJoint>> = {
  standard_flap: standard,
  flap_with_lock: lockedJoint,
  flap_with_separator: partitionJoint,
};

export const glueJointOf = ({ glue_flap }: Readonly<Record<string, string>>): GlueJoint =>
  glueJoints[glue_flap as GlueJointName];

/** The joints of a tube: those that its ends and its opening leave room for. */
export const glueJointNames = ({ top, bottom, opening }: TubeStyle): readonly string[] => {
  const names = Object.keys(glueJoints) as GlueJointName[];
  return names.filter((name) => ![top, bottom, opening].some((part) => part?.withoutJoints?.includes(name)));
};
