import type { Choices, Variant } from '../../src/author/index.ts';

const locked = (tuck: string): TubeChoices[] => eachWith([{ tuck }], twelveLooks);

/** The 24 ids of a corrugated box with one tuck lid: 01 … 0c with a sit lock, 19 … 24 without. */
export const caseIds = (family: string): TubeIds => ({
  ...numberedIds(family, locked('sit_lock_tuck')),
  ...numberedIds(family, locked('none'), 0x19),
});

/**
 * The 72 ids of a corrugated box with two tuck lids: those of `caseIds`, and features of one end with and without a sit lock.
 * The families number the latter each in an order of its own.
 */
export const twoLidCaseIds = (family: string, order: 'in pairs' | 'by look' | 'by look, one moved'): TubeIds => {
  const rest = (tuck: string): TubeChoices[] => {
    const of = (from: number, to: number, what: readonly TubeChoices[]) =>
      eachWith(eachWith([{ tuck }], tuckLooks.slice(from, to)), what);
    return order === 'in pairs'
      ? [...of(0, 2, oneEnd), ...of(0, 2, mixedEnds), ...of(2, 4, oneEnd), ...of(2, 4, mixedEnds)]
      : [...of(0, 4, oneEnd), ...of(0, 4, mixedEnds)];
  };
  const [withLock, without] = [rest('sit_lock_tuck'), rest('none')];
  // In one family, one of the mixed features without a sit lock has an earlier number.
  if (order === 'by look, one moved') without.splice(16, 0, ...without.splice(-2, 1));
  return {
    ...caseIds(family),
    ...numberedIds(family, withLock.slice(0, 12), 0x0d),
    ...numberedIds(family, [...withLock.slice(12), ...without], 0x25),
  };
};

/** The 24 ids of a corrugated box with one tuck lid that follow one another from the number `first` on, with a sit lock and without. */
export const consecutiveCaseIds = (family: string, first: number): TubeIds =>
  numberedIds(family, [...locked('sit_lock_tuck'), ...locked('none')], first);

/** Twelve ids of a corrugated box without named dust flaps: two tucks, each plain, with thumb cut and with postal lock, with and without a sit lock. */
export const unnamedDustIds = (family: string, first: number): TubeIds => {
  const six = eachWith(
    [{ flap: 'uni_tuck_flap' }, { flap: 'friction_fit_tuck_in_flap' }],
    [{}, thumbCuts, postalLocks],
  );
  return numberedIds(family, eachWith([{ tuck: 'sit_lock_tuck' }, { tuck: 'none' }], six), first);
};

/** Four ids of a tuck end that holds by friction, in the order of the service, at its own height. */
export const frictionIds = (family: string, first: number): TubeIds => {
  const all = eachWith([{ tuck: 'none' }], [slitUni, angledFriction, slitFriction, angledUni]);
  return Object.fromEntries(
    Object.entries(numberedIds(family, all, first)).map(([id, variant]) => [
      id,
      { ...variant, size: { height: 179.3 } },
    ]),
  );
};

export type TubeIds = Record<string, Variant<Choices>>;
export type TubeChoices = Readonly<Record<string, string>>;

/** The two tucks, each with the two dust flaps of the service, in the order in which it numbers them. */
const [slitUni, angledUni, slitFriction, angledFriction] = [
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

/** The ids of a family for these looks, from the number `first` on. */
export const numberedIds = (family: string, all: readonly TubeChoices[], first = 1): TubeIds =>
  Object.fromEntries(all.map((choices, i) => [`${family}${(first + i).toString(16).padStart(2, '0')}`, { choices }]));

/** The sixteen ids of a family with one tuck lid: twelve, then each look with a hang hole. */
export const tuckIds = (family: string): TubeIds =>
  numberedIds(family, [...twelveLooks, ...eachWith(tuckLooks, [hangHole])]);

/** The twelve ids of a family, from the number `first` on. */
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
  ].map(([top_separator, bottom_separator]) => ({
    top_separator: top_separator!,
    bottom_separator: bottom_separator!,
  }));
  return numberedIds(family, eachWith([angledUni, angledFriction, slitUni, slitFriction], pairs));
};

/** The 36 ids of a side lid with an opening: twelve at one set of sizes, twelve at another, and twelve without a known difference. */
export const openingIds = (family: string): TubeIds => {
  const rest = [
    ...[slitUni, angledUni, slitUni, slitUni, angledUni, angledUni],
    ...[slitFriction, angledFriction, slitFriction, slitFriction, angledFriction, angledFriction],
  ];
  return numberedIds(family, [...twelveLooks, ...twelveLooks, ...rest]);
};
