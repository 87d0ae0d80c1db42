import { flipRim, type Panel, type PanelSide, pen, type Rim } from '../../../board/index.ts';
import { cosSin, tanDegrees, toDegrees } from '../../../geometry/index.ts';
import { trapezium } from '../shapes.ts';
import { flapAt } from '../tubes/slotted-end.ts';
import { type CornerHookSizes, hooksOf, lowerHook, upperHook } from './inner/hook-pair.ts';
import type { TabbedWall } from './tabbed-wall.ts';

/** Four walls that lean outwards from a floor, all by the same distance. In mm. */
export interface Taper {
  /** Height of the rim above the floor. */
  readonly height: number;
  /** Distance of the rim outside the floor, on each side. */
  readonly splay: number;
  readonly material: number;
}

export type TaperMeasures = ReturnType<typeof taperMeasures>;

/** Measures of a taper, in mm and degrees. */
export const taperMeasures = ({ height, splay, material }: Taper) => {
  const slant = Math.hypot(height, splay);
  const edge = Math.hypot(slant, splay);
  // The outward normals of two walls share only their downward component.
  const corner = Math.acos((splay / slant) ** 2);
  return {
    /** Outward lean of a wall from the upright. */
    lean: toDegrees(Math.atan2(splay, height)),
    /** Distance from the floor to the rim along the middle of a wall (`slant`), and along a corner (`edge`). */
    slant,
    edge,
    /** Angle between the corner edge of a wall and its middle line. */
    skew: toDegrees(Math.atan2(splay, slant)),
    /** Fold angle between two neighbouring walls. */
    corner: toDegrees(corner),
    /** Distance from the corner, along the floor, at which a wall begins when its tabs lie one board inside the next wall. */
    inset: ((material / Math.sin(corner)) * edge) / slant,
  };
};

/** A plain wall, `foot` mm long at the floor, with lines or panels on its ends and its rim. */
export const taperedWall = (
  name: string,
  foot: number,
  taper: Taper,
  phase: number,
  { right, top, left }: Readonly<Partial<Record<'right' | 'top' | 'left', PanelSide>>> = {},
): Panel => {
  const { slant, lean } = taperMeasures(taper);
  return pen(name, foot, { role: 'wall', fold: 90 - lean, phase })
    .side(foot + taper.splay, slant, right)
    .side(-taper.splay, slant, top)
    .side(0, 0, left)
    .close();
};

/** A tapered wall with a tab on each end, glued to the inside of its neighbours. Lengths in mm. */
export interface TaperedTabs extends Pick<TabbedWall, 'name' | 'tab' | 'top'> {
  /** The walls beside it, the one on its right first. */
  readonly gluedTo: readonly [right: string, left: string];
  /** Length of its side of the floor. */
  readonly foot: number;
  /** Its fold phase. The tabs fold one phase later. */
  readonly phase: number;
}

/** Slopes of a tab's ends. The lower end clears the next wall on the sheet, the upper end clears the rim in the box. */
const tabSlopes = (skew: number): readonly [lower: number, upper: number] => [
  tanDegrees(2 * skew + 8),
  tanDegrees(skew + 8),
];

/** The wall with its two ends. It begins `inset` from the corners, because panels on its ends lie inside the neighbouring walls. */
const wallWithEnds = ({ name, foot, phase, top = 'cut' }: TaperedTabs, taper: Taper, right: Rim, left: Rim): Panel => {
  const { slant, lean, inset } = taperMeasures(taper);
  const [seat, far] = [foot - 2 * inset, foot - inset + taper.splay];
  return pen(name, seat, { role: 'wall', fold: 90 - lean, phase })
    .rim(far - inset, slant, right)
    .side(seat - (far - inset), slant, top)
    .rim(0, 0, left)
    .close();
};

/** A tapered wall with glue tabs, which clear the floor and the rim, and on the sheet the next wall. */
export const taperedTabWall = (wall: TaperedTabs, taper: Taper): Panel => {
  const { tab, phase, gluedTo } = wall;
  const { edge, skew, corner } = taperMeasures(taper);
  const free = taper.material + 0.5;
  const [low, high] = tabSlopes(skew).map((slope) => tab * slope) as [number, number];
  const tabOn = (side: string, slants: readonly [number, number]): Panel =>
    trapezium(`${side}-tab`, edge - free - 1, tab, slants, { role: 'glue', fold: corner, phase: phase + 1 });
  const [rising, falling] = [tabOn(gluedTo[0], [low, high]), tabOn(gluedTo[1], [high, low])];
  return wallWithEnds(wall, taper, flapAt(rising, edge, 1), flapAt(falling, edge, free));
};

/** The longest tab on walls of this foot, in mm. Its ends must leave an edge between them. */
export const longestTaperedTab = (foot: number, taper: Taper): number => {
  const { edge, skew } = taperMeasures(taper);
  const [lower, upper] = tabSlopes(skew);
  return Math.min(0.45 * foot, (edge - taper.material - 1.5 - 6) / (lower + upper));
};

/** Sizes of the hooked corner flaps of a tapered tray, `reach` mm long. */
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

/** Overlap of two hooks, as a share of the corner's length. */
const GRASP = 1 / 12;

/** The longest hooked flaps that fit side by side on the sheet, in mm. */
export const longestTaperedHook = (taper: Taper): number => {
  const { edge, skew } = taperMeasures(taper);
  return ((0.5 - GRASP) * edge - 2) * tanDegrees(45 - skew);
};

/** How deep a tuck behind a wall may go until it meets the lower hooks there, `reach` mm long. In mm. */
export const deepestTuckAboveHooks = (reach: number, taper: Taper): number => {
  const { slant, skew } = taperMeasures(taper);
  const { up } = taperedHooks(reach, taper);
  // A hook stands square to its leaning corner, so its far end is higher up.
  const [cos, sin] = cosSin(skew);
  return slant - up * cos - reach * sin - taper.material - 0.5;
};

/** A tapered wall with a hooked flap on each end, inside its neighbours. */
export const taperedHookWall = (wall: TaperedTabs, taper: Taper, which: 'upper' | 'lower'): Panel => {
  const { tab, phase, gluedTo } = wall;
  const { edge, corner } = taperMeasures(taper);
  const hooks = taperedHooks(tab, taper);
  const [hook, to] = which === 'upper' ? [upperHook, hooks.head] : [lowerHook, hooks.lower];
  const end = (side: string): Rim =>
    flapAt(hook(`${side}-flap`, hooks, { fold: corner, phase: phase + 1 }), edge, edge - to);
  return wallWithEnds(wall, taper, end(gluedTo[0]), flipRim(end(gluedTo[1])));
};
