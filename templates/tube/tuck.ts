import {
  type DustFlapStyle,
  deepestTuck,
  dustFlapLimits,
  dustFlapSetBack,
  HANGER_TAB,
  hangerTabEnd,
  slitLength,
  type TuckFlapStyle,
  type TuckStyle,
  thumbCutEnd,
  thumbCutRadius,
  tuckClosure,
} from '../../src/pieces/index.ts';
import { mm, onlyIf } from '../../src/template/index.ts';
import type { Closure } from './closure.ts';

const flaps: readonly TuckFlapStyle[] = ['uni_tuck_flap', 'friction_fit_tuck_in_flap', 'chamfer_flap'];
const tucks: readonly TuckStyle[] = ['sit_lock_tuck', 'none'];
const dustFlaps: readonly DustFlapStyle[] = ['slit_lock_dust_flap', 'full_angled_dust_flap'];

/**
 * A tuck lid on the front or the back, over two dust flaps. The wall that takes the tuck
 * in may have a thumb cut, or rise as a hanger tab at the top.
 */
export const tuck = (lidOn: 'front' | 'back'): Closure => ({
  choices: {
    flap: flaps,
    tuck: tucks,
    dust_flap: dustFlaps,
    thumb_cut: ['none', 'both', 'top', 'bottom'],
    hanger_tab: ['none', 'standard_euro'],
  },
  within: ({ length, material }, { tuck, hanger_tab, thumb_cut }) => ({
    // Dust flaps that are set back need a wall that much wider.
    ...(tuck === 'none' && { width: { min: 13 + 2 * material + dustFlapSetBack('none', material) } }),
    ...(hanger_tab !== 'none' && { length: { min: HANGER_TAB.width + 4 } }),
    ...(thumb_cut !== 'none' && { height: { min: 2 * thumbCutRadius(length) + 4 } }),
  }),
  options: ({ length, width, height, material }, { tuck, dust_flap, hanger_tab }, end) => {
    const deepest = Math.min(width - 2, height / 2 - 3, deepestTuck(length, material));
    const depth = Math.min(15, deepest);
    const seat = width - 2 * material - dustFlapSetBack(tuck as TuckStyle, material);
    const dust = dustFlapLimits(dust_flap as DustFlapStyle, slitLength(length), seat);
    const reach = Math.min(dust.max, length / 2 - material);
    return {
      [`${end}_tuck_flap`]: mm(depth, { min: 6, max: deepest, about: `How far the ${end} tuck reaches in` }),
      dust_flap: mm(Math.min(reach, Math.max(dust.min, (width + depth) / 2)), {
        min: dust.min,
        max: reach,
        about: 'Depth of the dust flaps',
      }),
      ...onlyIf(end === 'top' && hanger_tab !== 'none', {
        hanger_height: mm(35, { min: HANGER_TAB.height, max: 80, about: 'How far the hanger tab rises' }),
      }),
    };
  },
  build: ({ end, values, chosen, last }) => {
    const { length, width, material } = values;
    const thumb = chosen.thumb_cut === 'both' || chosen.thumb_cut === end;
    const hangs = end === 'top' && chosen.hanger_tab !== 'none';
    return tuckClosure({
      end,
      lidOn,
      length: length,
      width: width,
      last,
      material: material,
      flap: chosen.flap as TuckFlapStyle,
      lock: chosen.tuck as TuckStyle,
      tuck: values[`${end}_tuck_flap`]!,
      dustFlap: chosen.dust_flap as DustFlapStyle,
      dust: values.dust_flap!,
      ...(hangs
        ? { receiving: hangerTabEnd(length, values.hanger_height!) }
        : thumb && { receiving: thumbCutEnd(length) }),
    });
  },
  lid: (end) => `right.${end}-dust`,
});
