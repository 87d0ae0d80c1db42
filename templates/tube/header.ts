import { pressesInto } from '../../src/author/index.ts';
import { tuck } from './carton-tuck.ts';
import type { Closure } from './closure.ts';
import { oneFlapSeal } from './one-flap-seal-panels.ts';
import { restrictChoices } from './restrict-choices.ts';
import { tubeEnd } from './tube-end.ts';
import { withHeader } from './with-header.ts';

/**
 * A header on a tube that is delivered glued flat. In the flat tube the liner lies between the header and the
 * top flaps of the adjacent wall and of the opposite wall.
 */
const pressed = (closure: Closure, ...panels: readonly string[]): Closure => ({
  ...closure,
  exceptions: (end) => [
    ...(closure.exceptions?.(end) ?? []),
    ...panels.map((panel) =>
      pressesInto(
        'back.header-liner',
        panel,
        1,
        'while the glued tube lies flat, the doubled header presses on the panels under it by one board',
      ),
    ),
  ],
});

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

/** The same on a tube that is delivered glued flat. */
export const flatTuckUnderHeader = pressed(tuckUnderHeader, 'front.top-lid', 'left.top-dust');
export const flatSealUnderHeader = pressed(sealUnderHeader, 'front.top-flap', 'left.top-flap');
