import {
  type DustFlapStyle,
  dustFlapLimits,
  mm,
  sideTuck as pieces,
  slitLength,
  type TuckFlapStyle,
  thumbCutEnd,
  thumbCutRadius,
} from '../../src/author/index.ts';
import type { Closure } from './closure.ts';
import { flapStyles } from './tuck-features.ts';

const dustFlaps: readonly DustFlapStyle[] = ['slit_lock_dust_flap', 'full_angled_dust_flap'];

/** A tuck lid on the last, short wall of a tube, over dust flaps on the long ones. */
export const sideTuck: Closure = {
  choices: { flap: flapStyles, tuck: ['sit_lock_tuck'], dust_flap: dustFlaps, top_thumb_cut: ['none', 'round'] },
  incompatible: () => [
    { choices: { glue_flap: ['flap_with_separator'] }, why: 'the tuck comes down where the partition ends' },
  ],
  sizeLimits: ({ width }, { top_thumb_cut }) => ({
    // Between its two slits the lid must keep a crease.
    width: { min: 32 },
    ...(top_thumb_cut !== 'none' && { height: { min: 2 * thumbCutRadius(width) + 4 } }),
  }),
  options: ({ length, width, height, material }, { dust_flap }) => {
    const last = width - material;
    const deepest = Math.min(length - 2, height / 2 - 3, last / 2 - 2 * material - 4);
    const depth = Math.min(15, deepest);
    const dust = dustFlapLimits(dust_flap as DustFlapStyle, slitLength(last), length - 2 * material);
    const reach = Math.min(dust.max, width / 2 - material);
    return {
      top_tuck_flap: mm(depth, [6, deepest], 'How far the top tuck reaches in'),
      dust_flap: mm(45, [dust.min, reach], 'Depth of the dust flaps'),
    };
  },
  build: ({ values, chosen, walls: [, , , last] }) => {
    const { length, width, material } = values;
    return pieces({
      length,
      width,
      last,
      material,
      flap: chosen.flap as TuckFlapStyle,
      tuck: values.top_tuck_flap!,
      dustFlap: chosen.dust_flap as DustFlapStyle,
      dust: values.dust_flap!,
      ...(chosen.top_thumb_cut !== 'none' && { receiving: thumbCutEnd(width) }),
    });
  },
  lid: () => 'front.top-dust',
};
