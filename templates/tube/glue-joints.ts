import { glued, glueFlap, mm } from '../../src/author/index.ts';
import type { GlueJoint } from './glue-joint.ts';
import type { GlueJointName } from './glue-joint-name.ts';
import { lockedJoint } from './locked-joint.ts';
import { partitionJoint } from './partition-joint.ts';
import type { TubeStyle } from './style.ts';
import { usualGlue } from './usual.ts';

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
