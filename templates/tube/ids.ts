import type { Choices, Variant } from '../../src/author/index.ts';

type Ids = Record<string, Variant<Choices>>;
type Choice = Readonly<Record<string, string>>;

/** The two tucks, each with the two dust flaps of the service, in the order in which it numbers them. */
const [slitUni, angledUni, slitFriction, angledFriction] = [
  { flap: 'uni_tuck_flap', dust_flap: 'slit_lock_dust_flap' },
  { flap: 'uni_tuck_flap', dust_flap: 'full_angled_dust_flap' },
  { flap: 'friction_fit_tuck_in_flap', dust_flap: 'slit_lock_dust_flap' },
  { flap: 'friction_fit_tuck_in_flap', dust_flap: 'full_angled_dust_flap' },
] as const satisfies readonly Choice[];
const looks: readonly Choice[] = [slitUni, angledUni, slitFriction, angledFriction];

const thumb: Choice = { thumb_cut: 'both' };
const postal: Choice = { postal_lock: 'both' };
const hang: Choice = { hanger_tab: 'standard_euro' };

const times = (first: readonly Choice[], then: readonly Choice[]): Choice[] =>
  first.flatMap((a) => then.map((b) => ({ ...a, ...b })));

/** Twelve numbers: each look plain, with thumb cuts and with postal locks. */
const twelve = times(looks, [{}, thumb, postal]);

/** What one end of a tube with two lids has alone. */
const oneEnd: readonly Choice[] = [
  { thumb_cut: 'top' },
  { thumb_cut: 'bottom' },
  { postal_lock: 'top' },
  { postal_lock: 'bottom' },
];
/** A thumb cut at one end and a postal lock at the other. */
const mixed: readonly Choice[] = [
  { thumb_cut: 'top', postal_lock: 'bottom' },
  { thumb_cut: 'bottom', postal_lock: 'top' },
];

/** The ids of a family that stand for these, from the number `first` on. */
const numberedIds = (family: string, all: readonly Choice[], first = 1): Ids =>
  Object.fromEntries(all.map((choices, i) => [`${family}${(first + i).toString(16).padStart(2, '0')}`, { choices }]));

/** The sixteen ids of a family with one tuck lid: twelve, then each look with a hang hole. */
export const tuckIds = (family: string): Ids => numberedIds(family, [...twelve, ...times(looks, [hang])]);

/** The twelve ids of a family, from the number `first` on. */
export const twelveIds = (family: string, first = 1): Ids => numberedIds(family, twelve, first);

/** The 48 ids of a carton with two tuck lids: thumb cuts, postal locks and hang holes, then features of one end. */
export const twoLidIds = (family: string): Ids =>
  numberedIds(family, [
    ...twelve,
    ...times([hang], looks),
    ...times([{ ...hang, ...thumb }], looks),
    ...times([{ ...hang, ...postal }], looks),
    ...times(looks, [...oneEnd, ...mixed]),
  ]);

/** The 36 ids of a tuck end with platforms at both ends. */
export const platformIds = (family: string): Ids => {
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
  return numberedIds(family, times([angledUni, angledFriction, slitUni, slitFriction], pairs));
};

const locked = (tuck: string): Choice[] => times([{ tuck }], twelve);

/** The 24 ids of a corrugated box with one tuck lid: 01 … 0c with a sit lock, 19 … 24 without. */
export const caseIds = (family: string): Ids => ({
  ...numberedIds(family, locked('sit_lock_tuck')),
  ...numberedIds(family, locked('none'), 0x19),
});

/**
 * The 72 ids of a corrugated box with two tuck lids: those of `caseIds`, and features of one end with and without a sit lock.
 * The families number the latter each in an order of its own.
 */
export const twoLidCaseIds = (family: string, order: 'in pairs' | 'by look' | 'by look, one moved'): Ids => {
  const rest = (tuck: string): Choice[] => {
    const of = (from: number, to: number, what: readonly Choice[]) =>
      times(times([{ tuck }], looks.slice(from, to)), what);
    return order === 'in pairs'
      ? [...of(0, 2, oneEnd), ...of(0, 2, mixed), ...of(2, 4, oneEnd), ...of(2, 4, mixed)]
      : [...of(0, 4, oneEnd), ...of(0, 4, mixed)];
  };
  const [withLock, without] = [rest('sit_lock_tuck'), rest('none')];
  // Of the mixed features without a sit lock, one family numbers the last look's first.
  if (order === 'by look, one moved') without.splice(16, 0, ...without.splice(-2, 1));
  return {
    ...caseIds(family),
    ...numberedIds(family, withLock.slice(0, 12), 0x0d),
    ...numberedIds(family, [...withLock.slice(12), ...without], 0x25),
  };
};

/** The 24 ids of a corrugated box with one tuck lid that follow one another from the number `first` on, with a sit lock and without. */
export const consecutiveCaseIds = (family: string, first: number): Ids =>
  numberedIds(family, [...locked('sit_lock_tuck'), ...locked('none')], first);

/** Twelve ids of a corrugated box whose dust flaps the service does not name: two tucks, each plain, with thumb cut and with postal lock, with a sit lock and without. */
export const unnamedDustIds = (family: string, first: number): Ids => {
  const six = times([{ flap: 'uni_tuck_flap' }, { flap: 'friction_fit_tuck_in_flap' }], [{}, thumb, postal]);
  return numberedIds(family, times([{ tuck: 'sit_lock_tuck' }, { tuck: 'none' }], six), first);
};

/** Four ids of a tuck end that holds by friction, in the order of the service, at its own height. */
export const frictionIds = (family: string, first: number): Ids => {
  const all = times([{ tuck: 'none' }], [slitUni, angledFriction, slitFriction, angledUni]);
  return Object.fromEntries(
    Object.entries(numberedIds(family, all, first)).map(([id, variant]) => [
      id,
      { ...variant, size: { height: 179.3 } },
    ]),
  );
};

/** The 36 ids of a side lid with an opening: twelve by one set of its sizes, twelve by another, and looks that differ in nothing known. */
export const openingIds = (family: string): Ids => {
  const rest = [
    ...[slitUni, angledUni, slitUni, slitUni, angledUni, angledUni],
    ...[slitFriction, angledFriction, slitFriction, slitFriction, angledFriction, angledFriction],
  ];
  return numberedIds(family, [...twelve, ...twelve, ...rest]);
};
