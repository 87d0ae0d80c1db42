import {
  angledFriction,
  angledUni,
  eachWith,
  hangHole,
  mixedEnds,
  numberedIds,
  oneEnd,
  postalLocks,
  slitFriction,
  slitUni,
  type TubeIds,
  thumbCuts,
  tuckLooks,
  twelveLooks,
} from './id-parts.ts';

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
