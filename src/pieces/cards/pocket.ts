import { type Blank, type Panel, pen, QUARTER } from '../../board/index.ts';

/** A flat pocket: a back, and a front folded up over it and glued to tabs on its sides. All in mm. */
export interface Pocket {
  readonly length: number;
  /** Height of the back. */
  readonly back: number;
  /** Height of the front, at most that of the back. */
  readonly front: number;
  /** Width of the tabs. */
  readonly tab: number;
  readonly thickness: number;
  /** Radius of the half circle that is cut into the mouth for a thumb, if there is one. */
  readonly thumb?: number;
  /** What hangs on the upper edge of the back. */
  readonly flap?: Panel;
}

/** When things fold: tabs, the front over them, and what closes the pocket. */
export const pocketPhases = { tabs: 0, front: 1, flap: 2 } as const;

/** How far the front stays within the sides of the back, so that it does not show from behind, and tabs end below its mouth. */
const [INSET, BELOW] = [1, 2];

/** How far the ends of a tab lean in: 15°, as those of a glue flap. */
const SLANT = Math.tan(Math.PI / 12);

/** Where the tabs end: what goes into the pocket no deeper than this lies beside them. */
export const tabReach = (front: number): number => front - BELOW;

const tab = (name: string, seat: number, width: number): Panel => {
  const lean = Math.min(width * SLANT, seat / 3);
  return pen(name, seat, { role: 'glue', fold: 180, phase: pocketPhases.tabs })
    .to(seat - lean, width)
    .to(lean, width)
    .close();
};

/**
 * The back stands on the fold of its front. Under the front lie the tabs: its fold holds it a board further out.
 */
export const pocket = (p: Pocket): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins' | 'thickness'> => {
  const { length, back, thickness: t, thumb, flap } = p;
  // Clear of the round of the front's fold.
  const foot = 1 + t;
  const reach = tabReach(p.front);
  const trunk = pen('back', length, { role: 'wall' })
    .to(length, foot)
    .hang(length, reach, tab('right-tab', reach - foot, p.tab))
    .to(length, back)
    .side(0, back, flap)
    .to(0, reach)
    .hang(0, foot, tab('left-tab', reach - foot, p.tab))
    .close();
  const corner = Math.min(3, p.front / 8);
  const front = pen('front', length, { role: 'wall' })
    .to(length - INSET, INSET)
    .to(length - INSET, p.front - corner)
    .arc(length - INSET - corner, p.front, QUARTER);
  if (thumb !== undefined) front.to(length / 2 + thumb, p.front).arc(length / 2 - thumb, p.front, -1);
  front
    .to(INSET + corner, p.front)
    .arc(INSET, p.front - corner, QUARTER)
    .to(INSET, INSET);
  return {
    trunk,
    base: {
      line: 'crease',
      panel: { ...front.close(), folds: [{ phase: pocketPhases.front, to: 180, clearance: t }] },
    },
    rises: 'up',
    joins: [
      { by: 'glue', a: 'back.right-tab', b: 'front' },
      { by: 'glue', a: 'back.left-tab', b: 'front' },
    ],
    thickness: t,
  };
};

/** A flap that comes down over the front of a pocket, and the tabs under it: two boards further out. */
export const overFront = (flap: Panel, thickness: number): Panel => ({
  ...flap,
  folds: [{ phase: pocketPhases.flap, to: 180, clearance: 2 * thickness }],
});

/** A straight flap whose ends lean in by 15° and whose corners are rounded. */
export const flatFlap = (name: string, seat: number, depth: number): Panel => {
  const lean = Math.min(depth * SLANT, seat / 8);
  return pen(name, seat)
    .to(seat - lean, depth)
    .round(Math.min(5, depth / 4))
    .to(lean, depth)
    .round(Math.min(5, depth / 4))
    .close();
};
