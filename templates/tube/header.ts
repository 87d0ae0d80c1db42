import { tuck } from './carton-tuck.ts';
import { oneFlapSeal } from './one-flap-seal-panels.ts';
import { restrictChoices } from './restrict-choices.ts';
import { tubeEnd } from './tube-end.ts';
import { withHeader } from './with-header.ts';

/** Choices of a lid with a header on the back, which replaces the hanger tab and the upper thumb cut. */
const nothingBehind = {
  hanger_tab: ['header'],
  hanger: ['none'],
  thumb_cut: ['none'],
  postal_lock: ['none', 'both'],
} as const;

/** A tuck lid on the front, its tuck behind the header. */
export const tuckUnderHeader = withHeader(restrictChoices(tuck('front'), nothingBehind));

/** A top glued shut by the flap of the front. The back has no flap, because it continues as the header. */
export const sealUnderHeader = withHeader({
  sizeLimits: ({ material }) => ({ width: { min: 12 + 4 * material } }),
  build: (context) => oneFlapSeal(tubeEnd(context)),
  lid: () => 'right.top-flap',
});
