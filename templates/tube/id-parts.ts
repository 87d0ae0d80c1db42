import type { Choices, Variant } from '../../src/author/index.ts';

export type TubeIds = Record<string, Variant<Choices>>;
export type TubeChoices = Readonly<Record<string, string>>;

/** The two tucks, each with the two dust flaps of the service, in the order in which it numbers them. */
export const [slitUni, angledUni, slitFriction, angledFriction] = [
  { flap: 'uni_tuck_flap', dust_flap: 'slit_lock_dust_flap' },
  { flap: 'uni_tuck_flap', dust_flap: 'full_angled_dust_flap' },
  { flap: 'friction_fit_tuck_in_flap', dust_flap: 'slit_lock_dust_flap' },
  { flap: 'friction_fit_tuck_in_flap', dust_flap: 'full_angled_dust_flap' },
] as const satisfies readonly TubeChoices[];
export const tuckLooks: readonly TubeChoices[] = [slitUni, angledUni, slitFriction, angledFriction];

export const thumbCuts: TubeChoices = { thumb_cut: 'both' };
export const postalLocks: TubeChoices = { postal_lock: 'both' };
export const hangHole: TubeChoices = { hanger_tab: 'standard_euro' };

export const eachWith = (first: readonly TubeChoices[], then: readonly TubeChoices[]): TubeChoices[] =>
  first.flatMap((a) => then.map((b) => ({ ...a, ...b })));

/** Twelve numbers: each look plain, with thumb cuts and with postal locks. */
export const twelveLooks = eachWith(tuckLooks, [{}, thumbCuts, postalLocks]);

/** Choices of a single end of a tube with two lids. */
export const oneEnd: readonly TubeChoices[] = [
  { thumb_cut: 'top' },
  { thumb_cut: 'bottom' },
  { postal_lock: 'top' },
  { postal_lock: 'bottom' },
];
/** A thumb cut at one end and a postal lock at the other. */
export const mixedEnds: readonly TubeChoices[] = [
  { thumb_cut: 'top', postal_lock: 'bottom' },
  { thumb_cut: 'bottom', postal_lock: 'top' },
];

/** The ids of a family for these looks, from the number `first` on. */
export const numberedIds = (family: string, all: readonly TubeChoices[], first = 1): TubeIds =>
  Object.fromEntries(all.map((choices, i) => [`${family}${(first + i).toString(16).padStart(2, '0')}`, { choices }]));
