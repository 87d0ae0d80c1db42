import type { DustFlapStyle, TuckFlapStyle } from '../../src/author/index.ts';
import type { ChosenInTube, End } from './closure.ts';
import { flapStyles, tuckStyles } from './tuck-features.ts';
import type { TuckNeeds } from './tuck-rules.ts';

const dustFlaps: readonly DustFlapStyle[] = ['slit_lock_dust_flap', 'full_angled_dust_flap'];

/** The choices of flap, tuck and dust flaps: one for both ends, or with `each` one for each end (`top_flap` and so on). */
export const tuckStylesOf = (each: boolean, straightDust: boolean) => {
  const nameOf = (style: string, end: End): string => (each ? `${end}_${style}` : style);
  const styles = { flap: flapStyles, tuck: tuckStyles, ...(!straightDust && { dust_flap: dustFlaps }) };
  return {
    // The configured families name their plain lid as the only value.
    choices: each ? { cover: ['standard_cover'] } : styles,
    endChoices: (end: End) =>
      each ? Object.fromEntries(Object.entries(styles).map(([style, list]) => [nameOf(style, end), list])) : {},
    dust: (end: End): string => nameOf('dust_flap', end),
    chosen: (chosen: ChosenInTube, end: End) => ({
      flap: chosen[nameOf('flap', end)] as TuckFlapStyle,
      lock: chosen[nameOf('tuck', end)] as TuckNeeds['lock'],
      dustFlap: (straightDust ? 'straight' : chosen[nameOf('dust_flap', end)]) as TuckNeeds['dustFlap'],
    }),
  };
};
