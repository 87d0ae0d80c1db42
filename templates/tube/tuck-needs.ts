import { hangerTabSize, headerLimits, PLATFORM, postalReach, thumbCutRadius } from '../../src/author/index.ts';
import { type ChosenInTube, type End, intersectLimits, type Sizes } from './closure.ts';
import { has, hasTab, platformAt, postalAt, thumbAt } from './tuck-features.ts';

/** Straight leading edge of any tuck, and of one with a tab or a platform on it. */
const EDGE = { plain: 6, leading: 28 } as const;

/** Length of the straight leading edge of the tuck of this end. */
export const leadingEdge = (end: End, chosen: ChosenInTube): number =>
  postalAt(end, chosen) || platformAt(end, chosen) ? EDGE.leading : EDGE.plain;

/** Least depth of a tuck with a postal lock. From E flute on, 3 mm of board stay above its slit: less tears, and die rules need room. */
export const leastPostalTuck = (end: End, { length, material }: Sizes, chosen: ChosenInTube): number =>
  postalAt(end, chosen)
    ? (thumbAt(end, chosen) ? thumbCutRadius(length) : 0) + Math.max(4, 2 * material + 3, 3 * material + 0.5)
    : 0;

/** Reach of the tab of a postal lock, which hangs down beyond the tuck until it turns into its slit; 0 without one. */
export const hangingTab = (end: End, { material }: Sizes, chosen: ChosenInTube): number =>
  postalAt(end, chosen) ? postalReach(material) : 0;

/** True if a platform of one of these ends passes between the dust flaps. */
export const hasPlatform = (chosen: ChosenInTube, of: readonly End[]): boolean =>
  of.some((end) => platformAt(end, chosen));

/** Distance of each dust flap from the middle, which lets a platform or a tab pass. `of`: the ends whose dust flaps have one depth. */
export const passage = (chosen: ChosenInTube, of: readonly End[]): number =>
  has(chosen.postal_lock) || hasPlatform(chosen, of) ? PLATFORM.least / 2 + PLATFORM.clear : 0;

/** Size limits: on an open lid a tuck's tab clears the far wall; tabs of both ends may hang at once. `least`: reach of tuck with tab. */
export const featureNeeds = ({ length, material }: Sizes, chosen: ChosenInTube, least: (end: End) => number) => {
  const separator = has(chosen.top_separator) || has(chosen.bottom_separator);
  const most = Math.max(least('top'), least('bottom'));
  return intersectLimits(
    { width: { min: most + 3 * material + 2 }, height: { min: 2 * most + 7 } },
    hasTab(chosen) ? { length: { min: hangerTabSize(material).width + 4 } } : undefined,
    has(chosen.hanger) ? { length: { min: headerLimits(material).length } } : undefined,
    has(chosen.thumb_cut) ? { height: { min: 2 * thumbCutRadius(length) + 4 } } : undefined,
    has(chosen.postal_lock) || separator ? { length: { min: 60 } } : undefined,
    separator ? { width: { min: 30 } } : undefined,
  );
};

/** The least reach of a tuck on a short wall. The length of the wall that receives it is the width of the box. */
export const leastSideTuck = (size: Sizes, chosen: ChosenInTube): number =>
  Math.max(6, leastPostalTuck('top', { ...size, length: size.width }, chosen));
