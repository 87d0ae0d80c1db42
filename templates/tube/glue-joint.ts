import { glueFlap, type Length, mm, type Panel, type Wall } from '../../src/author/index.ts';
import type { SizeLimits, Sizes } from './closure.ts';
import { lockedJoint } from './locked-joint.ts';
import { partitionJoint } from './partition-joint.ts';
import { usualGlue } from './usual.ts';

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

const glueJoints: Readonly<Record<string, GlueJoint>> = {
  standard_flap: standard,
  flap_with_lock: lockedJoint,
  flap_with_separator: partitionJoint,
};

export const glueJointOf = ({ glue_flap }: Readonly<Record<string, string>>): GlueJoint => glueJoints[glue_flap!]!;

/** A partition would be in the way of flaps that swing through the inside. */
export const glueJointNames = (gluedFlat: boolean): readonly string[] =>
  gluedFlat ? ['standard_flap', 'flap_with_lock'] : Object.keys(glueJoints);
