import type { CaseEnd } from '../../src/board/index.ts';
import { slottedEnd } from '../../src/pieces/index.ts';
import type { CaseClosure } from './case-closure.ts';
import { slotWidth } from './slots.ts';

/**
 * Slotted flaps, all of one length as far as there is room: outer flaps that meet in the
 * middle (0201), or that reach right across the box over one another (0203).
 */
export const slotted = (outer: Exclude<CaseEnd, 'raw'>): CaseClosure => {
  // The middle of the layers is where the case ends by its allowances: half a board, or a whole one, beyond the first crease.
  const layers = outer === 'meet' ? 1 : 2;
  return {
    options: ({ material }) => ({ slot_width: slotWidth(material) }),
    beyond: (material, more) => more.depth[outer] - (layers / 2) * material,
    build: ({ end, values: { length, width, material: t, slot_width }, walls, more }) => {
      const middle = (layers / 2) * t;
      const across = (outer === 'meet' ? width / 2 : width) + more.flap;
      const reach = middle + across;
      return slottedEnd({
        end,
        walls,
        slot: slot_width!,
        // Side flaps of a full overlap would be as long as the outer ones; they stop where they meet.
        inner: outer === 'meet' ? across - t / 2 : Math.min(width, length / 2),
        // What is covered stays a board short of the far wall.
        front: { out: t, reach: outer === 'meet' ? reach : reach - t },
        back: { out: layers * t, reach },
        by: outer === 'meet' ? 'meet' : 'glue',
      });
    },
    lid: (end) => `right.${end}-flap`,
  };
};
