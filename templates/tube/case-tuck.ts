import {
  type CaseTuck,
  caseDustLimits,
  deepestUniTuck,
  HANGER_TAB,
  leastCaseTuck,
  leastWithSlits,
  mm,
  caseTuckEnds as pieces,
} from '../../src/author/index.ts';
import type { Closure } from './closure.ts';
import { intersectLimits, type Sizes } from './closure.ts';
import { slotWidth } from './slots.ts';
import {
  endFeatureChoices,
  excluding,
  featureChoices,
  featureNeeds,
  featureOptions,
  flapStyles,
  leadingEdge,
  leastBelowThumb,
  passage,
  platformAt,
  postalAt,
  receivingEnd,
  tuckStyles,
} from './tuck-features.ts';
import { usualCaseTuck } from './usual.ts';

/** In thick board the slits take up more of it. */
const usualTuck = ({ width, material }: Sizes): number =>
  Math.max(usualCaseTuck(width, material), leastCaseTuck(material) + 9);

/**
 * A tuck lid on the front or the back of a corrugated case, over two dust flaps. The wall that
 * takes the tuck in may have a thumb cut and the slit of a postal lock, or a hanger tab at the top; the tuck may go on
 * as a platform. A doubled header is not offered: the lid covers the wall that would carry it.
 * `straightDust`: the dust flaps do not taper, and cannot be chosen.
 */
export const caseTuck = (lidOn: 'front' | 'back', { straightDust = false } = {}): Closure => ({
  choices: {
    flap: flapStyles,
    tuck: tuckStyles,
    ...(!straightDust && { dust_flap: ['slit_lock_dust_flap', 'full_angled_dust_flap'] }),
    ...featureChoices,
  },
  endChoices: endFeatureChoices,
  incompatible: (end) => excluding(end, lidOn),
  sizeLimits: (size, chosen) => {
    const { material } = size;
    const between = passage(chosen, ['top', 'bottom']);
    return intersectLimits(
      {
        // Two dust flaps, each with shoulder, step and tip.
        length: { min: Math.max(12 * material, 6.5 * material + 26, between && 2 * between + 6 * material + 33) },
        width: { min: 12 * material },
        height: { min: 2 * leastCaseTuck(material) + 8 },
      },
      // Beside its slits the lid covers the wall that a tab rises from.
      chosen.hanger_tab === 'none' || chosen.tuck === 'none'
        ? {}
        : { length: { min: leastWithSlits(HANGER_TAB.width + 2, material) } },
      featureNeeds(size, chosen),
    );
  },
  options: (size, chosen, end) => {
    const { length, width, height, material } = size;
    const platform = platformAt(end, chosen) !== undefined;
    const least = Math.max(leastCaseTuck(material), leastBelowThumb(end, size, chosen));
    const led = deepestUniTuck(length - (5 / 3) * material, 1, leadingEdge(end, chosen));
    const steep = platform ? 0.9 * width : width - 3 * material - 2;
    const deepest = Math.max(least, Math.min(steep, height / 2 - 3, 0.4 * length, led));
    const slot = slotWidth(material);
    const dust = caseDustLimits({
      length,
      width,
      material,
      // Whatever slot is asked for, there is room beside it.
      slot: slot.max,
    });
    const reach = Math.min(dust.max, length / 2 - material - passage(chosen, ['top', 'bottom']));
    const depth = Math.min(usualTuck(size), deepest);
    return {
      slot_width: slot,
      [`${end}_tuck_flap`]: mm(depth, [least, deepest], `How far the ${end} tuck reaches in`),
      dust_flap: mm((width + depth) / 2, [dust.min, reach], 'Depth of the dust flaps'),
      ...featureOptions(end, material, chosen),
    };
  },
  creaseOffset: (material) => (2 / 3) * material,
  build: ({ end, values, chosen, walls }) => {
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
      dustFlap: straightDust ? 'straight' : (chosen.dust_flap as CaseTuck['dustFlap']),
      dust: values.dust_flap!,
      slot: values.slot_width!,
      receiving: receivingEnd(end, lidOn === 'front' ? walls[2] : walls[0], values, chosen),
      postal: postalAt(end, chosen),
      platform: platformAt(end, chosen),
    });
  },
  lid: (end) => `right.${end}-dust`,
});
