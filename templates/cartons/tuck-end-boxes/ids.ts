import type { Variant } from '../../../src/template/index.ts';

/** What the ids of the tuck families choose among. */
type TuckVariant = Variant<{
  flap: readonly ['uni_tuck_flap', 'friction_fit_tuck_in_flap'];
  dust_flap: readonly ['slit_lock_dust_flap', 'full_angled_dust_flap'];
  thumb_cut: readonly ['none', 'both'];
  window: readonly ['none', 'front'];
  hang_hole: readonly ['none', 'standard_euro'];
}>;

const looks = [
  { flap: 'uni_tuck_flap', dust_flap: 'slit_lock_dust_flap' },
  { flap: 'uni_tuck_flap', dust_flap: 'full_angled_dust_flap' },
  { flap: 'friction_fit_tuck_in_flap', dust_flap: 'slit_lock_dust_flap' },
  { flap: 'friction_fit_tuck_in_flap', dust_flap: 'full_angled_dust_flap' },
] as const;

const features = [{}, { thumb_cut: 'both' }, { window: 'front' }] as const;

/**
 * The first sixteen ids of a tuck family: flap by dust flap, each plain, with
 * thumb cuts and with a window (01 … 0c), then each with a hang hole (0d … 10).
 */
export const tuckIds = (family: string): Record<string, TuckVariant> => {
  const all: TuckVariant[] = [
    ...looks.flatMap((look) => features.map((feature) => ({ choices: { ...look, ...feature } }))),
    ...looks.map((look) => ({ choices: { ...look, hang_hole: 'standard_euro' as const } })),
  ];
  return Object.fromEntries(all.map((variant, i) => [`${family}${(i + 1).toString(16).padStart(2, '0')}`, variant]));
};
