import { slottedEnd } from '../../src/author/index.ts';
import { type Closure, halfAcross } from './closure.ts';
import { openEnd } from './open-end.ts';
import { slotWidth } from './slots.ts';

/** An end of a case without flaps. The walls are cut straight at the inside height of the box. */
export const rawEnd: Closure = {
  ...openEnd,
  creaseOffset: (_, allowance) => allowance.depth.raw,
};

/**
 * Slotted flaps whose inner pair meets in the middle. The outer pair also meets there (FEFCO 0204), or each reaches across the box (0206).
 */
export const innerMeet = (outer: 'meet' | 'full'): Closure => {
  const layers = outer === 'full' ? 2 : 1;
  return {
    options: ({ material }) => ({ slot_width: slotWidth(material) }),
    creaseOffset: (material, allowance) => allowance.depth[outer] - (layers / 2) * material,
    build: ({ end, values: { length, width, material: t, slot_width }, walls, allowance }) => {
      const middle = (layers / 2) * t;
      const across = (outer === 'full' ? width : width / 2) + allowance.flap;
      const reach = middle + across;
      return slottedEnd({
        end,
        walls,
        slot: slot_width!,
        inner: length / 2 + allowance.flap - t / 2,
        front: { out: t, reach: outer === 'full' ? reach - t : reach },
        back: { out: outer === 'meet' ? t : 2 * t, reach },
        by: outer === 'meet' ? 'meet' : 'glue',
      });
    },
    standing: halfAcross,
    lid: (end) => `right.${end}-flap`,
  };
};
