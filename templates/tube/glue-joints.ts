import { glued, glueFlap, locked, mm, type Panel, pen, rectangle, sleevePhases } from '../../src/author/index.ts';
import { lockFlap, lockSlits, lockTongue } from './flap-with-lock-panels.ts';
import type { GlueJoint } from './glue-joint.ts';
import type { GlueJointName } from './glue-joint-name.ts';
import type { TubeStyle } from './style.ts';
import { usualGlue } from './usual.ts';

/** Board that the last wall needs beside the tongues. */
const lockRoom = (material: number): number => lockTongue(material) + material + 3;

/** Tongues in slits of the last wall; the wall keeps 3 mm beyond them. */
const lockedJoint: GlueJoint = {
  sizeLimits: ({ material }) => ({ width: { min: 6 + lockRoom(material) + 1 }, height: { min: 60 } }),
  flap: (size, reach = size.width) => {
    const { width, height, material } = size;
    const max = Math.min(width - lockRoom(material), height / 6, reach - lockTongue(material));
    return mm(15, [6, max], 'Width of the flap that carries the tongues');
  },
  build: ({ width, height, material, glue_flap }, { upper, lower, slit }) => {
    const flap = { height, width: glue_flap!, material, upper, lower };
    return { panel: lockFlap(flap), slits: lockSlits(flap, width, slit) };
  },
  join: (flap, wall, delivered) => ({ ...locked(flap, wall, 'slit', 2), ...(delivered && { delivered }) }),
};

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
    .closeMirrored(rectangle('partition', seat, reach, { phase: sleevePhases.glue }));
};

/** A partition in the middle by default. Nearer to the front a tuck could not slide in; farther, the back could not pass in folding. */
const partitionJoint: GlueJoint = {
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

const glueJoints: Readonly<Record<GlueJointName, GlueJoint>> = {
  standard_flap: {
    sizeLimits: () => ({}),
    flap: (size) => {
      const { width, height } = size;
      return mm(Math.min(usualGlue(size), width - 3), [6, Math.min(width - 2, height / 1.5)], 'Width of the glue flap');
    },
    build: ({ height, glue_flap }, { upper, lower }) => ({
      panel: glueFlap({ height, width: glue_flap!, upper, lower }),
      slits: [],
    }),
    join: glued,
  },
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
