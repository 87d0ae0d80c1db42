import {
  angledFriction,
  angledUni,
  eachWith,
  mixedEnds,
  numberedIds,
  oneEnd,
  postalLocks,
  slitFriction,
  slitUni,
  type TubeChoices,
  type TubeIds,
  thumbCuts,
  tuckLooks,
  twelveLooks,
} from './ids.ts';

const locked = (tuck: string): TubeChoices[] => eachWith([{ tuck }], twelveLooks);

/** The 24 ids of a corrugated box with one tuck lid: 01 … 0c with a sit lock, 19 … 24 without. */
export const caseIds = (family: string): TubeIds => ({
  ...numberedIds(family, locked('sit_lock_tuck')),
  ...numberedIds(family, locked('none'), 0x19),
});

/** The 72 ids of a box with two tuck lids: those of `caseIds`, and features of one end with and without a sit lock, ordered by family. */
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
  const looks = eachWith([{ tuck: 'none' }], [slitUni, angledFriction, slitFriction, angledUni]);
  return numberedIds(family, looks, first, { size: { height: 179.3 } });
};
