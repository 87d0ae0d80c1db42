import {
  type Exception,
  glueFlap,
  type Length,
  lockFlap,
  lockSlits,
  lockTongue,
  mm,
  type Panel,
  pressesInto,
  SEPARATOR_FLAP,
  separatorFlap,
  type Wall,
} from '../../src/author/index.ts';
import type { SizeLimits, Sizes } from './closure.ts';
import { usualGlue } from './usual.ts';

/** The panel that crosses the box from the glue flap. */
export const PARTITION = 'front.glue.partition';

/** Delivered flat, a partition lies in one plane with the glue flap, on which the last wall is pressed. */
export const partitionPressed = pressesInto(
  PARTITION,
  'left',
  1,
  'in the flat tube a partition goes on from the glue flap: the last wall is pressed on both',
  { passing: true },
);

/** What a tube breaks, where it has no partition. */
export const withoutPartition = (all: readonly Exception[] = []): Exception[] =>
  all.filter(({ panels }) => !panels.includes(PARTITION));

/** How a tube closes along its length: by the flap on its first wall. */
export interface GlueJoint {
  readonly sizeLimits: (size: Sizes) => SizeLimits;
  /** Limits of the variable `glue_flap`. */
  readonly flap: (size: Sizes) => Length;
  readonly build: (
    values: Sizes,
    site: GlueJointContext,
  ) => { readonly panel: Panel; readonly slits: NonNullable<Wall['holes']> };
  readonly by: 'glue' | 'lock';
}

/** What a seam is told of its box: how far the ends of the flap lean in, in degrees, and how wide slits are cut, in mm. */
export interface GlueJointContext {
  readonly upper: number;
  readonly lower: number;
  readonly slit: number;
}

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
  by: 'glue',
};

/** Tongues in slits of the last wall; the wall keeps 3 mm beyond them. */
const lock: GlueJoint = {
  sizeLimits: ({ material }) => ({ width: { min: 6 + lockRoom(material) + 1 }, height: { min: 60 } }),
  flap: (size) => {
    const { width, height, material } = size;
    const max = Math.min(width - lockRoom(material), height / 6);
    return mm(15, [6, max], 'Width of the flap that its tongues stand on');
  },
  build: ({ width, height, material, glue_flap }, { upper, lower, slit }) => {
    const flap = { height, width: glue_flap!, material, upper, lower };
    return { panel: lockFlap(flap), slits: lockSlits(flap, width, slit) };
  },
  by: 'lock',
};

const lockRoom = (material: number): number => lockTongue(material) + material + 3;

/**
 * The partition stands in the middle by default. Nearer to the front a tuck could not slide in there, and
 * further from it the back would not pass when the tube is folded.
 */
const separator: GlueJoint = {
  sizeLimits: () => ({ width: { min: 24 } }),
  flap: ({ width }) =>
    mm(
      width / 2,
      [Math.max(SEPARATOR_FLAP, width / 4 + 3), 0.6 * width],
      'How far from the front the partition stands: the width of its glue flap',
    ),
  build: ({ length, height, glue_flap }) => ({
    panel: separatorFlap({ height, width: glue_flap!, reach: length - 1 }),
    slits: [],
  }),
  by: 'glue',
};

const glueJoints: Readonly<Record<string, GlueJoint>> = {
  standard_flap: standard,
  flap_with_lock: lock,
  flap_with_separator: separator,
};

export const glueJointOf = ({ glue_flap }: Readonly<Record<string, string>>): GlueJoint => glueJoints[glue_flap!]!;

/** A partition would be in the way of flaps that swing through the inside. */
export const glueJointNames = (gluedFlat: boolean): readonly string[] =>
  gluedFlat ? ['standard_flap', 'flap_with_lock'] : Object.keys(glueJoints);
