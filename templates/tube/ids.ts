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
const hangHole: TubeChoices = { hanger_tab: 'standard_euro' };

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

/** The ids of a family for these looks, from the number `first` on; `more`: what else is true of each. */
export const numberedIds = (family: string, all: readonly TubeChoices[], first = 1, more?: Variant<Choices>) => {
  const idOf = (k: number): string => `${family}${(first + k).toString(16).padStart(2, '0')}`;
  return Object.fromEntries(all.map((choices, k) => [idOf(k), { choices, ...more }]));
};

/** The sixteen ids of a family with one tuck lid: twelve, then each look with a hang hole. */
export const tuckIds = (family: string): TubeIds =>
  numberedIds(family, [...twelveLooks, ...eachWith(tuckLooks, [hangHole])]);

export const twelveIds = (family: string, first = 1): TubeIds => numberedIds(family, twelveLooks, first);

/** The 48 ids of a carton with two tuck lids: thumb cuts, postal locks and hang holes, then features of one end. */
export const twoLidIds = (family: string): TubeIds =>
  numberedIds(family, [
    ...twelveLooks,
    ...eachWith([hangHole], tuckLooks),
    ...eachWith([{ ...hangHole, ...thumbCuts }], tuckLooks),
    ...eachWith([{ ...hangHole, ...postalLocks }], tuckLooks),
    ...eachWith(tuckLooks, [...oneEnd, ...mixedEnds]),
  ]);

/** The 36 ids of a tuck end with platforms at both ends. */
export const platformIds = (family: string): TubeIds => {
  const pairs = [
    ['circle', 'circle'],
    ['square', 'square'],
    ['plain', 'plain'],
    ['circle', 'square'],
    ['square', 'circle'],
    ['plain', 'square'],
    ['square', 'plain'],
    ['plain', 'circle'],
    ['circle', 'plain'],
  ] as const;
  const platforms = pairs.map(([top_separator, bottom_separator]) => ({ top_separator, bottom_separator }));
  return numberedIds(family, eachWith([angledUni, angledFriction, slitUni, slitFriction], platforms));
};

/** The 36 ids of a side lid with an opening: twelve at one set of sizes, twelve at another, and twelve without a known difference. */
export const openingIds = (family: string): TubeIds => {
  const rest = [
    ...[slitUni, angledUni, slitUni, slitUni, angledUni, angledUni],
    ...[slitFriction, angledFriction, slitFriction, slitFriction, angledFriction, angledFriction],
  ];
  return numberedIds(family, [...twelveLooks, ...twelveLooks, ...rest]);
};
