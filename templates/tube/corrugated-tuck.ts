import { deepestUniTuck, hangerTabSize } from '../../src/author/index.ts';
import { intersectLimits } from './closure.ts';
import {
  corrugatedDustLimits,
  corrugatedLidDepth,
  corrugatedTuckBoard,
  leastCorrugatedTuck,
  leastWithSlits,
} from './corrugated-tuck-panels.ts';
import { drawnOutside } from './external.ts';
import { dieSlotWidth } from './slots.ts';
import { tuckBy } from './tuck.ts';
import { passage } from './tuck-needs.ts';
import { usualCorrugatedTuck } from './usual.ts';

/** A tuck lid of corrugated board. A doubled header is not offered: the lid covers the wall that would carry it. */
export const corrugatedTuck = tuckBy({
  board: corrugatedTuckBoard,
  sizeLimits: ({ material }, chosen) => {
    const gap = passage(chosen, ['top', 'bottom']);
    const slot = drawnOutside(chosen) ? undefined : 0;
    return intersectLimits(
      {
        // Two dust flaps, each with shoulder, step and tip.
        length: { min: Math.max(12 * material, 6.5 * material + 26, gap && 2 * gap + 6 * material + 33) },
        width: { min: 12 * material },
        height: { min: 2 * leastCorrugatedTuck(material) + 8 },
      },
      // Between its slits, the lid must leave space for the hanger tab of the wall that receives the tuck.
      chosen.hanger_tab === 'none' || chosen.tuck === 'none'
        ? {}
        : { length: { min: leastWithSlits(hangerTabSize(material).width + 2, material, slot) } },
    );
  },
  options: ({ material }, chosen) => (drawnOutside(chosen) ? {} : { slot_width: dieSlotWidth(material) }),
  leastTuck: leastCorrugatedTuck,
  tuck: ({ length, width, height, material }, { lock, asDrawn, least: min, tab, edge, platform }) => {
    const led = deepestUniTuck(length - (5 / 3) * material, 1, edge);
    const lid = corrugatedLidDepth({ length, width, material, lock, slot: asDrawn ? undefined : 0 });
    const steep = platform ? 0.9 * Math.min(width, lid) : width - 3 * material - 2 - tab;
    return {
      // In thick board the slits take a larger part of the tuck.
      usual: Math.max(usualCorrugatedTuck(width, material), leastCorrugatedTuck(material) + 7),
      min,
      max: Math.max(min, Math.min(steep, height / 2 - 3 - tab, 0.4 * length, led)),
    };
  },
  dustFlap: ({ length, width, material }, { lock, asDrawn, passage: reserved }, tuck) => {
    // Computed for the widest slot, so that every slot has room.
    const slot = asDrawn ? undefined : dieSlotWidth(material).max;
    const { min, max } = corrugatedDustLimits({ length, width, material, lock, slot });
    // Without a slot, the flap and the lid share an edge: where the flap was the deeper one, it would end in a needle beside the lid.
    const beside = asDrawn ? width - material : max;
    return { usual: (width - 1 + tuck) / 2, min, max: Math.min(max, beside, length / 2 - material - reserved) };
  },
  creaseOffset: (material, allowance) => allowance.depth.meet - material / 2,
});
