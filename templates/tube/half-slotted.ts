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
 * Slotted flaps whose inner pair meets in the middle. The outer pair also meets there (FEFCO 0204), is as long as the inner one and overlaps
 * (0205), or each reaches across the box (0206).
 */
export const innerMeet = (outer: 'meet' | 'equal' | 'full'): Closure => {
  const [layers, depth] = outer === 'meet' ? ([1, 'meet'] as const) : ([2, 'full'] as const);
  return {
    // Longer outer flaps would reach beyond the far wall.
    ...(outer === 'equal' && {
      longFront: true,
      sizeLimits: ({ width, material }) => ({ length: { max: Math.max(2 * (width - material), 18 * material) } }),
    }),
    options: ({ material }) => ({ slot_width: slotWidth(material) }),
    creaseOffset: (material, allowance) => allowance.depth[depth] - (layers / 2) * material,
    build: ({ end, values: { length, width, material: t, slot_width }, walls, allowance }) => {
      const middle = (layers / 2) * t;
      const across = { meet: width / 2, equal: length / 2, full: width }[outer] + allowance.flap;
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
