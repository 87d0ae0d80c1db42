import {
  hangerTabEnd,
  type PlatformHole,
  roundTabEnd,
  type TuckFlapStyle,
  type TuckStyle,
  triangleTabEnd,
} from '../../src/author/index.ts';
import type { ChosenInTube, End } from './closure.ts';

/** The choices of a tuck lid besides its shape, in carton and in corrugated board alike. */
export const flapStyles: readonly TuckFlapStyle[] = ['uni_tuck_flap', 'friction_fit_tuck_in_flap', 'chamfer_flap'];
export const tuckStyles: readonly TuckStyle[] = ['sit_lock_tuck', 'none'];
const ends = ['none', 'both', 'top', 'bottom'] as const;
/** The hanger tabs of the wall that receives the tuck. */
export const tabs = { standard_euro: hangerTabEnd, triangle: triangleTabEnd, circular: roundTabEnd } as const;
export const platforms: Readonly<Record<string, PlatformHole>> = { plain: 'none', circle: 'circle', square: 'square' };

export const has = (value: string | undefined): boolean => value !== undefined && value !== 'none';
export const at = (value: string | undefined, end: End): boolean => value === 'both' || value === end;

/** Features of the whole box, and of one end alone. */
export const featureChoices = { thumb_cut: ends, postal_lock: ends, hanger_tab: ['none', ...Object.keys(tabs)] };
export const endFeatureChoices = (end: End) => ({ [`${end}_separator`]: ['none', ...Object.keys(platforms)] });

/** The hole of the platform on the tuck of this end; `none` without a platform. */
export const platformAt = (end: End, chosen: ChosenInTube): PlatformHole | undefined =>
  platforms[(end === 'top' ? chosen.top_separator : chosen.bottom_separator) ?? 'none'];

/** True if the tuck of this end has a tab that comes out of a slit in the wall. */
export const postalAt = (end: End, { postal_lock }: ChosenInTube): boolean => at(postal_lock, end);

/** True if the wall that receives the tuck rises as a tab. A doubled header is a style of its own. */
export const hasTab = ({ hanger_tab = '' }: ChosenInTube): boolean => Object.hasOwn(tabs, hanger_tab);

/** True if this end has a thumb cut. A hanger tab or a header takes the place of the upper one. */
export const thumbAt = (end: End, { thumb_cut, hanger_tab }: ChosenInTube): boolean =>
  at(thumb_cut, end) && !(end === 'top' && has(hanger_tab));
