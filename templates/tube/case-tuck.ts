import {
  type CaseTuck,
  caseDustLimits,
  leastCaseTuck,
  caseTuck as pieces,
  thumbCutEnd,
  thumbCutRadius,
} from '../../src/pieces/index.ts';
import { mm } from '../../src/template/index.ts';
import type { CaseClosure } from './case-closure.ts';
import { slotWidth } from './slots.ts';

/** 20 in thin board; in thick board the slits take up more of it. */
const usualTuck = (material: number): number => Math.max(20, leastCaseTuck(material) + 9);

/**
 * A tuck lid on the front or the back of a corrugated case, over two dust flaps. The wall that
 * takes the tuck in may have a thumb cut.
 */
export const caseTuck = (lidOn: 'front' | 'back'): CaseClosure => ({
  choices: {
    flap: ['uni_tuck_flap', 'friction_fit_tuck_in_flap', 'chamfer_flap'],
    tuck: ['sit_lock_tuck', 'none'],
    dust_flap: ['slit_lock_dust_flap', 'full_angled_dust_flap'],
    thumb_cut: ['none', 'both', 'top', 'bottom'],
  },
  within: ({ length, material }, { thumb_cut }) => ({
    // Two dust flaps, each with shoulder, step and tip.
    length: { min: Math.max(12 * material, 6.5 * material + 26) },
    width: { min: 12 * material },
    height: {
      min: Math.max(2 * leastCaseTuck(material) + 8, thumb_cut === 'none' ? 0 : 2 * thumbCutRadius(length) + 8),
    },
  }),
  options: ({ length, width, height, material }, { dust_flap }, end) => {
    const least = leastCaseTuck(material);
    const deepest = Math.max(least, Math.min(width - 3 * material - 2, height / 2 - 3, 0.4 * length));
    const slot = slotWidth(material);
    const dust = caseDustLimits({
      dustFlap: dust_flap as CaseTuck['dustFlap'],
      length,
      width,
      material,
      // Whatever slot is asked for, there is room beside it.
      slot: slot.max,
    });
    const reach = Math.min(dust.max, length / 2 - material);
    const depth = Math.min(usualTuck(material), deepest);
    return {
      slot_width: slot,
      [`${end}_tuck_flap`]: mm(Math.max(least, depth), {
        min: least,
        max: deepest,
        about: `How far the ${end} tuck reaches in`,
      }),
      dust_flap: mm(Math.min(reach, Math.max(dust.min, (width + depth) / 2)), {
        min: dust.min,
        max: reach,
        about: 'Depth of the dust flaps',
      }),
    };
  },
  beyond: (material) => (2 / 3) * material,
  build: ({ end, values, chosen, walls }) => {
    const thumb = chosen.thumb_cut === 'both' || chosen.thumb_cut === end;
    const { length, width, material } = values;
    return pieces({
      end,
      lidOn,
      walls,
      length,
      width,
      material,
      flap: chosen.flap as CaseTuck['flap'],
      sitLock: chosen.tuck === 'sit_lock_tuck',
      tuck: values[`${end}_tuck_flap`]!,
      dustFlap: chosen.dust_flap as CaseTuck['dustFlap'],
      dust: values.dust_flap!,
      slot: values.slot_width!,
      ...(thumb && { receiving: thumbCutEnd(lidOn === 'front' ? walls[2] : walls[0]) }),
    });
  },
  lid: (end) => `right.${end}-dust`,
});
