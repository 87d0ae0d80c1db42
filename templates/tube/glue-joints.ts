import { glueFlap, mm } from '../../src/author/index.ts';
import type { GlueJoint } from './glue-joint.ts';
import { lockedJoint } from './locked-joint.ts';
import { partitionJoint } from './partition-joint.ts';
import { usualGlue } from './usual.ts';

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

/** The joints of a tube, with or without a partition. */
export const glueJointNames = (noPartition: boolean): readonly string[] =>
  noPartition ? ['standard_flap', 'flap_with_lock'] : Object.keys(glueJoints);
