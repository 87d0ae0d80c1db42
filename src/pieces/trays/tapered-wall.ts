import { flipRim, type LineType, type Panel, pen, type Rim, rim } from '../../board/index.ts';
import { tanDegrees, toDegrees } from '../../geometry/index.ts';
import { trapezium } from '../trapezium.ts';
import { type CornerHookSizes, hooksOf, lowerHook, upperHook } from './hook-pair.ts';

/** Four walls that lean out from a floor by as much all round. In mm. */
export interface Taper {
  /** Height of the rim over the floor. */
  readonly height: number;
  /** How much further out the rim lies than the floor, on each side. */
  readonly splay: number;
  readonly material: number;
}

/** What follows from a taper; angles in degrees. */
export interface TaperMeasures {
  /** How far a wall leans out from the upright. */
  readonly lean: number;
  /** From the floor to the rim along the middle of a wall, and along a corner in the plane of a wall. */
  readonly slant: number;
  readonly edge: number;
  /** How far the corner of a wall leans from its middle. */
  readonly skew: number;
  /** How far a wall turns out of the one beside it. */
  readonly corner: number;
  /** How far a wall whose tabs lie inside the next one begins from its corner, along the floor. */
  readonly inset: number;
}

export const taperMeasures = ({ height, splay, material }: Taper): TaperMeasures => {
  const slant = Math.hypot(height, splay);
  const edge = Math.hypot(slant, splay);
  // The outward normals of two walls have nothing in common but their way down.
  const corner = Math.acos((splay / slant) ** 2);
  return {
    lean: toDegrees(Math.atan2(splay, height)),
    slant,
    edge,
    skew: toDegrees(Math.atan2(splay, slant)),
    corner: toDegrees(corner),
    // The tabs' plane is one board inside of the next wall's.
    inset: ((material / Math.sin(corner)) * edge) / slant,
  };
};

/** A plain wall of `foot` mm at the floor, with bare ends or what hangs on them. */
export const taperedWall = (
  name: string,
  foot: number,
  taper: Taper,
  phase: number,
  { right = 'cut', left = 'cut' }: { right?: Panel | LineType; left?: Panel | LineType } = {},
): Panel => {
  const { slant, lean } = taperMeasures(taper);
  return pen(name, foot, { role: 'wall', fold: 90 - lean, phase })
    .side(foot + taper.splay, slant, right)
    .to(-taper.splay, slant)
    .side(0, 0, left)
    .close();
};

/** A tapered wall with a tab on either end, glued inside the walls beside it. Lengths in mm. */
export interface TaperedTabs {
  readonly name: string;
  /** Length of the floor's side that it stands on. */
  readonly foot: number;
  readonly tab: number;
  /** When it folds; its tabs a phase later. */
  readonly phase: number;
  /** What the tabs are glued to, seen from outside. */
  readonly between: readonly [onRight: string, onLeft: string];
  /** What hangs on the rim. */
  readonly top?: Panel | LineType;
}

/** Slopes of a tab's ends: the lower one keeps away from the next wall on the sheet, the upper one from the rim in the box. */
const tabSlopes = (skew: number): readonly [lower: number, upper: number] => [
  tanDegrees(2 * skew + 8),
  tanDegrees(skew + 8),
];

/** The wall with what hangs on its two ends: it begins so far from the corners as that needs inside the walls beside it. */
const wallWithEnds = ({ name, foot, phase, top = 'cut' }: TaperedTabs, taper: Taper, right: Rim, left: Rim): Panel => {
  const { slant, lean, inset } = taperMeasures(taper);
  const [seat, far] = [foot - 2 * inset, foot - inset + taper.splay];
  return pen(name, seat, { role: 'wall', fold: 90 - lean, phase })
    .rim(far - inset, slant, right)
    .side(seat - (far - inset), slant, top)
    .rim(0, 0, left)
    .close();
};

/** Its tabs stay clear of the floor, of the rim, and on the sheet of the next wall. */
export const taperedTabWall = (wall: TaperedTabs, taper: Taper): Panel => {
  const { tab, phase, between } = wall;
  const { edge, skew, corner } = taperMeasures(taper);
  const free = taper.material + 0.5;
  const [low, high] = tabSlopes(skew).map((slope) => tab * slope) as [number, number];
  const tabOn = (side: string, slants: readonly [number, number]): Panel =>
    trapezium(`${side}-tab`, edge - free - 1, tab, slants, { role: 'glue', fold: corner, phase: phase + 1 });
  const rising = rim(edge)
    .to(edge - free, 0)
    .hang(1, 0, tabOn(between[0], [low, high]))
    .close();
  const falling = rim(edge)
    .to(edge - 1, 0)
    .hang(free, 0, tabOn(between[1], [high, low]))
    .close();
  return wallWithEnds(wall, taper, rising, falling);
};

/** How long a tab may be in such a tray at most, on walls of this foot: its ends must leave something between them. */
export const longestTaperedTab = (foot: number, taper: Taper): number => {
  const { edge, skew } = taperMeasures(taper);
  const [lower, upper] = tabSlopes(skew);
  return Math.min(0.45 * foot, (edge - taper.material - 1.5 - 6) / (lower + upper));
};

/** The corner flaps of a tapered tray that hook into one another, so long. */
const taperedHooks = (reach: number, taper: Taper): CornerHookSizes => {
  const { edge, skew } = taperMeasures(taper);
  const { material } = taper;
  return hooksOf({
    foot: material + 0.5,
    head: edge - 1,
    reach,
    material,
    grasp: GRASP * edge,
    spread: 1 / tanDegrees(45 - skew),
    slope: tabSlopes(skew)[1],
  });
};

/** How far hooks go past one another, as a share of the corner. */
const GRASP = 1 / 12;

/** The longest of them that leave one another room on the sheet. */
export const longestTaperedHook = (taper: Taper): number => {
  const { edge, skew } = taperMeasures(taper);
  return ((0.5 - GRASP) * edge - 2) * tanDegrees(45 - skew);
};

/** A tapered wall with a hooked flap on either end, inside the walls beside it. */
export const taperedHookWall = (wall: TaperedTabs, taper: Taper, which: 'upper' | 'lower'): Panel => {
  const { tab, phase, between } = wall;
  const { edge, corner } = taperMeasures(taper);
  const hooks = taperedHooks(tab, taper);
  const [hook, from, to] =
    which === 'upper' ? [upperHook, hooks.upper, hooks.head] : [lowerHook, hooks.foot, hooks.lower];
  const end = (side: string): Rim =>
    rim(edge)
      .to(edge - from, 0)
      .hang(edge - to, 0, hook(`${side}-flap`, hooks, { fold: corner, phase: phase + 1 }))
      .close();
  return wallWithEnds(wall, taper, end(between[0]), flipRim(end(between[1])));
};
