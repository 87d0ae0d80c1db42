import { oneFlapSeal, pressesInto } from '../../src/author/index.ts';
import { tuck } from './carton-tuck.ts';
import type { Closure } from './closure.ts';
import { restrictChoices } from './restrict-choices.ts';
import { withHeader } from './with-header.ts';

/**
 * A header on a tube that is delivered glued flat: there the liner lies between the header and what
 * the walls next to it and before it carry at the top.
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
        'while the glued tube lies flat, the doubled header presses on what lies on it by one board',
      ),
    ),
  ],
});

/** A lid whose back rises as a header: it takes the place of a tab and of the upper thumb cut. */
const nothingBehind = {
  hanger_tab: ['header'],
  hanger: ['none'],
  thumb_cut: ['none', 'both'],
  postal_lock: ['none', 'both'],
} as const;

/** A tuck lid on the front, its tuck behind the header. */
export const tuckUnderHeader = withHeader(restrictChoices(tuck('front'), nothingBehind));

/** A top glued shut by the flap of the front: the back has none, for it rises as the header. */
export const sealUnderHeader = withHeader({
  sizeLimits: ({ material }) => ({ width: { min: 12 + 4 * material } }),
  build: ({ values: { length, width, material }, walls: [, , , last] }) =>
    oneFlapSeal({ length, width, last, material }),
  lid: () => 'right.top-flap',
});

/** On a tube that is delivered glued flat. */
export const flatTuckUnderHeader = pressed(tuckUnderHeader, 'front.top-lid', 'left.top-dust');
export const flatSealUnderHeader = pressed(sealUnderHeader, 'front.top-flap', 'left.top-flap');
