import type { Choices, Variant } from '../../src/template/index.ts';

type Choice = Readonly<Record<string, string>>;

const flaps: readonly Choice[] = [{ flap: 'uni_tuck_flap' }, { flap: 'friction_fit_tuck_in_flap' }];
const dustFlaps: readonly Choice[] = [{ dust_flap: 'slit_lock_dust_flap' }, { dust_flap: 'full_angled_dust_flap' }];
const features: readonly Choice[] = [{}, { thumb_cut: 'both' }, { window: 'front' }];

/** Flap by dust flap, each plain, with thumb cuts and with a window. */
const twelve: readonly Choice[] = flaps.flatMap((flap) =>
  dustFlaps.flatMap((dust) => features.map((feature) => ({ ...flap, ...dust, ...feature }))),
);

/** The 24 ids of a corrugated tuck family: 01 … 0c with a sit lock, 19 … 24 the same without. */
export const caseIds = (family: string): Record<string, Variant<Choices>> =>
  Object.fromEntries(
    (
      [
        [0x01, 'sit_lock_tuck'],
        [0x19, 'none'],
      ] as const
    ).flatMap(([first, tuck]) =>
      twelve.map((choice, i) => [
        `${family}${(first + i).toString(16).padStart(2, '0')}`,
        { choices: { ...choice, tuck } } satisfies Variant<Choices>,
      ]),
    ),
  );
