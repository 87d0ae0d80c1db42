import type { Choices, Variant } from '../../src/author/index.ts';

type Ids = Record<string, Variant<Choices>>;
type Choice = Readonly<Record<string, string>>;

const looks: readonly Choice[] = [
  { flap: 'uni_tuck_flap', dust_flap: 'slit_lock_dust_flap' },
  { flap: 'uni_tuck_flap', dust_flap: 'full_angled_dust_flap' },
  { flap: 'friction_fit_tuck_in_flap', dust_flap: 'slit_lock_dust_flap' },
  { flap: 'friction_fit_tuck_in_flap', dust_flap: 'full_angled_dust_flap' },
];

const features: readonly Choice[] = [{}, { thumb_cut: 'both' }, { window: 'front' }];
const hang: Choice = { hanger_tab: 'standard_euro' };

/** Every look with every feature, a look at a time. */
const times = (all: readonly Choice[]): Choice[] => looks.flatMap((look) => all.map((f) => ({ ...look, ...f })));

/** What one end of the pair has, in the families that go on past sixteen. */
const oneEnd: readonly Choice[] = [
  { thumb_cut: 'top' },
  { thumb_cut: 'bottom' },
  { window: 'front_top' },
  { window: 'front_bottom' },
  { thumb_cut: 'top', window: 'front_top' },
  { thumb_cut: 'bottom', window: 'front_bottom' },
];

/** The ids of a family that stand for these, from the number `first` on. */
const numberedIds = (family: string, all: readonly Choice[], first = 1): Ids =>
  Object.fromEntries(
    all.map((choices, i) => [
      `${family}${(first + i).toString(16).padStart(2, '0')}`,
      { choices } satisfies Variant<Choices>,
    ]),
  );

/**
 * The sixteen ids of a tuck family: flap by dust flap, each plain, with thumb cuts and with a
 * window (01 … 0c), then each with a hang hole (0d … 10).
 */
const sixteen: readonly Choice[] = [...times(features), ...times([hang])];

export const tuckIds = (family: string): Ids => numberedIds(family, sixteen);

/** The families of two tuck lids have 48: a hang hole with thumb cut and window, and features at one end. */
export const twoLidIds = (family: string): Ids =>
  numberedIds(family, [
    ...sixteen,
    // The tab takes the place of the upper thumb cut.
    ...times([{ ...hang, thumb_cut: 'bottom' }]),
    ...times([{ ...hang, window: 'front' }]),
    ...times(oneEnd),
  ]);

/** The 24 ids of a corrugated tuck family: 01 … 0c with a sit lock, 19 … 24 the same without. */
export const caseIds = (family: string): Ids => {
  const locked = (tuck: string): Choice[] => times(features).map((choices) => ({ ...choices, tuck }));
  return { ...numberedIds(family, locked('sit_lock_tuck')), ...numberedIds(family, locked('none'), 0x19) };
};

/** Twelve ids of a family: each look plain, with this feature, and with a window. */
export const twelveIds = (family: string, feature: Choice, code?: Variant<Choices>['code']): Ids =>
  Object.fromEntries(
    Object.entries(numberedIds(family, times([{}, feature, { window: 'front' }]))).map(([id, variant]) => [
      id,
      code ? { ...variant, code } : variant,
    ]),
  );
