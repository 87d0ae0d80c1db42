import { hangerTabSize, headerLimits, PLATFORM, thumbCutRadius } from '../../src/author/index.ts';
import { type ChosenInTube, type End, intersectLimits, type SizeLimits, type Sizes } from './closure.ts';
import { has, hasTab, platformAt, postalAt, thumbAt } from './tuck-features.ts';

/** Straight leading edge of any tuck, and of one with a tab or a platform on it. */
const EDGE = { plain: 6, leading: 28 } as const;

/** Length of the straight leading edge of the tuck of this end. */
export const leadingEdge = (end: End, chosen: ChosenInTube): number =>
  postalAt(end, chosen) || platformAt(end, chosen) ? EDGE.leading : EDGE.plain;

/** Least depth of the tuck: the slit of a postal lock lies below the edge of the wall, or below its thumb cut. */
export const leastPostalTuck = (end: End, { length, material }: Sizes, chosen: ChosenInTube): number =>
  postalAt(end, chosen)
    ? (thumbAt(end, chosen) ? thumbCutRadius(length) : 0) + Math.max(4, 2 * material + 2, 3 * material + 0.5)
    : 0;

/**
 * Distance of each dust flap from the middle, which lets a platform or a tab pass.
 * `of`: the ends whose dust flaps have one depth.
 */
export const passage = (chosen: ChosenInTube, of: readonly End[]): number =>
  has(chosen.postal_lock) || of.some((end) => platformAt(end, chosen)) ? PLATFORM.least / 2 + PLATFORM.clear : 0;

/** Size limits that the features need. */
export const featureNeeds = ({ length, material }: Sizes, chosen: ChosenInTube): SizeLimits => {
  const separator = has(chosen.top_separator) || has(chosen.bottom_separator);
  const postal = has(chosen.postal_lock);
  return intersectLimits(
    hasTab(chosen) ? { length: { min: hangerTabSize(material).width + 4 } } : {},
    has(chosen.hanger) ? { length: { min: headerLimits(material).length } } : {},
    has(chosen.thumb_cut) ? { height: { min: 2 * thumbCutRadius(length) + 4 } } : {},
    postal || separator ? { length: { min: 60 } } : {},
    separator ? { width: { min: 30 } } : {},
    postal && has(chosen.thumb_cut)
      ? { width: { min: thumbCutRadius(length) + 8 }, height: { min: 2 * thumbCutRadius(length) + 18 } }
      : {},
  );
};
