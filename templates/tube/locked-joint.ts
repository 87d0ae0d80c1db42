import { locked, mm } from '../../src/author/index.ts';
import { lockFlap, lockSlits, lockTongue } from './flap-with-lock-panels.ts';
import type { GlueJoint } from './glue-joint.ts';

/** Board that the last wall needs beside the tongues. */
const lockRoom = (material: number): number => lockTongue(material) + material + 3;

/** Tongues in slits of the last wall; the wall keeps 3 mm beyond them. */
export const lockedJoint: GlueJoint = {
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
