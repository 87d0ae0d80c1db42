import { type Body, glued, type Panel, pen, QUARTER } from '../../../board/index.ts';
import { tanDegrees } from '../../../geometry/index.ts';
import { flanked, trapezium } from '../shapes.ts';

/** A flat pocket: a back, and a front folded up over it and glued to tabs on its sides. Delivered glued, its flap open. All in mm. */
export interface Pocket {
  readonly length: number;
  readonly back: number;
  /** Height of the front, at most that of the back. */
  readonly front: number;
  readonly tab: number;
  readonly material: number;
  /** Radius of a thumb cut in the mouth. */
  readonly thumb?: number;
  /** A panel on the upper edge of the back. */
  readonly flap?: Panel;
}

/** Fold phases: tabs, the front over them, then the flap. */
export const pocketPhases = { tabs: 0, front: 1, flap: 2 } as const;

/** Upper end of the tabs, 2 mm below the mouth. */
export const tabReach = (front: number): number => front - 2;

/** The ends of tabs and flaps slant inwards by 15°, like those of a glue flap. */
const slant = (depth: number): number => depth * tanDegrees(15);

/** The back stands on the crease of its front. The tabs lie under the front, so its crease holds it one board further out. */
export const pocket = (p: Pocket): Body => {
  const { length, back, material: t, thumb, flap } = p;
  // The tabs start clear of the rounded fold of the front.
  const foot = 1 + t;
  const reach = tabReach(p.front);
  const seat = reach - foot;
  const tab = trapezium('right-tab', seat, p.tab, Math.min(slant(p.tab), seat / 3), {
    role: 'glue',
    fold: 180,
    phase: pocketPhases.tabs,
    delivered: { to: 180 },
  });
  const trunk = flanked('back', length, back, tab, { role: 'wall', from: foot, to: reach, top: flap });
  // The front is narrower than the back, so that it is hidden from behind.
  const inset = 1;
  const corner = Math.min(3, p.front / 8);
  const front = pen('front', length, { role: 'wall', delivered: { to: 180, layerThickness: t } })
    .path([length - inset, inset], [length - inset, p.front - corner])
    .arc(length - inset - corner, p.front, QUARTER);
  if (thumb !== undefined) front.to(length / 2 + thumb, p.front).arc(length / 2 - thumb, p.front, -1);
  const folds = [{ phase: pocketPhases.front, to: 180, clearance: t }];
  return {
    trunk,
    base: { line: 'crease', panel: { ...front.closeMirrored(), folds } },
    joins: [glued('back.right-tab', 'front', true), glued('back.left-tab', 'front', true)],
  };
};

/** A flap that folds down over the front of a pocket. Front and tabs lie under it, so it lies two boards further out. */
export const overFront = (flap: Panel, material: number): Panel => ({
  ...flap,
  folds: [{ phase: pocketPhases.flap, to: 180, clearance: 2 * material }],
});

/** A straight flap over the front of a pocket. Its ends slant inwards by 15°, its corners are rounded. */
export const flatFlap = (length: number, depth: number, material: number): Panel => {
  const seat = length - 2;
  const flap = trapezium('flap', seat, depth, Math.min(slant(depth), seat / 8), { round: Math.min(5, depth / 4) });
  return overFront(flap, material);
};
