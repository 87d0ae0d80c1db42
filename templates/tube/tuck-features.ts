import {
  HANGER_TAB,
  hangerTabEnd,
  headerEnd,
  headerLimits,
  type Incompatible,
  type Length,
  type Lengths,
  mm,
  PLATFORM,
  type PlatformHole,
  roundTabEnd,
  type TuckFlapStyle,
  type TuckStyle,
  thumbCutEnd,
  thumbCutRadius,
  triangleTabEnd,
} from '../../src/author/index.ts';
import { type ChosenInTube, type ClosureContext, intersectLimits, type SizeLimits, type Sizes } from './closure.ts';

/** What a tuck lid offers besides its own shape, in carton and in corrugated board alike. */
type End = ClosureContext['end'];

export const flapStyles: readonly TuckFlapStyle[] = ['uni_tuck_flap', 'friction_fit_tuck_in_flap', 'chamfer_flap'];
export const tuckStyles: readonly TuckStyle[] = ['sit_lock_tuck', 'none'];
const ends = ['none', 'both', 'top', 'bottom'] as const;
const tabs = { standard_euro: hangerTabEnd, triangle: triangleTabEnd, circular: roundTabEnd } as const;
const platforms: Readonly<Record<string, PlatformHole>> = { plain: 'none', circle: 'circle', square: 'square' };

/** Straight leading edge that any tuck keeps, and what a tab or a platform on it needs. */
const EDGE = { plain: 6, leading: 28 } as const;

export const has = (value: string | undefined): boolean => value !== undefined && value !== 'none';
export const at = (value: string | undefined, end: End): boolean => value === 'both' || value === end;

/** Features of the whole box, and of one end alone. */
export const featureChoices = { thumb_cut: ends, postal_lock: ends, hanger_tab: ['none', ...Object.keys(tabs)] };
export const endFeatureChoices = (end: End) => ({ [`${end}_separator`]: ['none', ...Object.keys(platforms)] });

/** The hole of the platform that the tuck of this end goes on as; none where it does not. */
export const platformAt = (end: End, chosen: ChosenInTube): PlatformHole | undefined =>
  platforms[chosen[`${end}_separator`] ?? 'none'];

/** Whether the tuck of this end has a tab that comes out of a slit in the wall. */
export const postalAt = (end: End, { postal_lock }: ChosenInTube): boolean => at(postal_lock, end);

/** How much straight leading edge the tuck of this end keeps. */
export const leadingEdge = (end: End, chosen: ChosenInTube): number =>
  postalAt(end, chosen) || platformAt(end, chosen) ? EDGE.leading : EDGE.plain;

/** Whether the wall that takes the tuck in rises as a tab; a doubled header is a style of its own. */
const hasTab = ({ hanger_tab = '' }: ChosenInTube): boolean => Object.hasOwn(tabs, hanger_tab);

/** Whether this end has a thumb cut: a hanger tab or a header takes the place of the upper one. */
const thumbAt = (end: End, { thumb_cut, hanger_tab }: ChosenInTube): boolean =>
  at(thumb_cut, end) && !(end === 'top' && has(hanger_tab));

/** The least tuck: the slit of a postal lock lies below the thumb cut. */
export const leastBelowThumb = (end: End, { length, material }: Sizes, chosen: ChosenInTube): number =>
  postalAt(end, chosen) && thumbAt(end, chosen) ? thumbCutRadius(length) + Math.max(4, 2 * material + 2) : 0;

/**
 * How far each dust flap ends from the middle, so that a platform or a tab passes between them;
 * `of`: the ends whose dust flaps are as deep as one another.
 */
export const passage = (chosen: ChosenInTube, of: readonly End[]): number =>
  has(chosen.postal_lock) || of.some((end) => platformAt(end, chosen)) ? PLATFORM.least / 2 + PLATFORM.clear : 0;

/** Lengths of what the receiving wall carries. */
export const featureOptions = (end: End, material: number, chosen: ChosenInTube): Lengths => {
  const options: Record<string, Length> = {};
  if (end !== 'top') return options;
  if (hasTab(chosen)) options.hanger_height = mm(35, [HANGER_TAB.height, 80], 'How far the hanger tab rises');
  if (has(chosen.hanger))
    options.header_height = mm(35, [headerLimits(material).height, 80], 'How far the header rises above the box');
  return options;
};

/** The end of the wall that takes the tuck in, `length` wide, where it is not cut straight. */
export const receivingEnd = (
  end: End,
  length: number,
  { material, hanger_height, header_height }: Sizes,
  chosen: ChosenInTube,
) => {
  const tab = tabs[chosen.hanger_tab as keyof typeof tabs];
  if (end === 'top' && tab) return tab(length, hanger_height!);
  if (end === 'top' && has(chosen.hanger))
    return headerEnd({ name: 'header-liner', length, height: header_height!, material });
  return thumbAt(end, chosen) ? thumbCutEnd(length) : undefined;
};

/** What the features ask of the size. */
export const featureNeeds = ({ length, material }: Sizes, chosen: ChosenInTube): SizeLimits => {
  const separator = has(chosen.top_separator) || has(chosen.bottom_separator);
  const postal = has(chosen.postal_lock);
  return intersectLimits(
    hasTab(chosen) ? { length: { min: HANGER_TAB.width + 4 } } : {},
    has(chosen.hanger) ? { length: { min: headerLimits(material).length } } : {},
    has(chosen.thumb_cut) ? { height: { min: 2 * thumbCutRadius(length) + 4 } } : {},
    postal || separator ? { length: { min: 60 } } : {},
    separator ? { width: { min: 30 } } : {},
    postal && has(chosen.thumb_cut)
      ? { width: { min: thumbCutRadius(length) + 8 }, height: { min: 2 * thumbCutRadius(length) + 18 } }
      : {},
  );
};

/** What does not go together at this end. */
export const excluding = (end: End, lidOn: 'front' | 'back'): Incompatible[] => {
  const separator = { [`${end}_separator`]: Object.keys(platforms) };
  const never: Incompatible[] = [
    {
      choices: { ...separator, postal_lock: ['both', end] },
      why: 'a platform and the tab of a postal lock would hang on the same edge of the tuck',
    },
    {
      choices: { ...separator, glue_flap: ['flap_with_separator'] },
      why: 'a platform would run into the partition',
    },
  ];
  if (lidOn === 'back')
    never.push({
      choices: { postal_lock: ['both', end], window: ['front', 'front_top', 'front_bottom'] },
      why: 'the slit of the postal lock would lie in the window',
    });
  if (end === 'top') {
    // With cuts at both ends the tab takes the place of the upper one, as in the service's ids.
    const why = 'a hanger, a hanger tab and an upper thumb cut take the same edge of the wall';
    const [tab, hanger] = [{ hanger_tab: Object.keys(tabs) }, { hanger: ['standard_hanger'] }];
    never.push(
      { choices: { ...tab, ...hanger }, why },
      { choices: { ...tab, thumb_cut: ['top'] }, why },
      { choices: { ...hanger, thumb_cut: ['both', 'top'] }, why },
    );
  }
  return never;
};
