import {
  type Body,
  eachCorner,
  type FrontOrBack,
  flipRim,
  glued,
  type Join,
  type LeftOrRight,
  locked,
  type Panel,
  pen,
  type Rim,
  rim,
  sidesOf,
} from '../../board/index.ts';
import type { Point } from '../../geometry/index.ts';
import { flapEnd } from '../tubes/sleeve.ts';
import { cornerFlap, rimGap } from './corner-flap.ts';
import { sidewaysFloor } from './inset-floor.ts';
import { webOnDiagonal, webOnWall, webPhases } from './web-corner.ts';

/**
 * What closes a corner of a tray with double walls: a web folded from the uncut corner, or a flap
 * that the double wall just holds. Flaps hang on the long walls and lie inside the short ones; they reach as far as said, in mm.
 */
export type RollOverCorner =
  | { readonly by: 'web'; readonly diagonal?: 'perforation' | 'combination'; readonly notched?: boolean }
  | { readonly by: 'flap'; readonly reach: number };

/** A tray whose walls roll over and stand on the floor. All in mm. */
export interface RollOverTray {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly material: number;
  readonly corner: RollOverCorner;
  /** How the flanges end: 14 deep with a step half-way (becf-12406), or 12 deep at 45° (becf-12410). @defaultValue 'step' */
  readonly flange?: keyof typeof flangeOutline;
}

/** When things fold: corners and walls, flanges, and then one inner wall after another. */
const rollOverPhases = (web: boolean) =>
  web
    ? { long: webPhases.walls, short: webPhases.walls, flanges: 1, front: 2, back: 3, left: 4, right: 5 }
    : { long: 1, short: 2, flanges: 1, front: 3, back: 4, left: 5, right: 6 };

/**
 * The tray as the service draws it (becf-12406 and becf-12410). Each wall goes on at its rim as an inner
 * wall, which folds down inside, a board shorter, and ends in a perforated flange
 * that lies on the floor. The long walls are a board shorter than the floor at each end, so that flaps lie
 * beside the short walls; a sliver of each web, which is perforated along its diagonal, hangs on the floor itself.
 */
export const rollOverTray = (tray: RollOverTray): Body => {
  const { length, width, height, material: m, corner, flange = 'step' } = tray;
  const web = corner.by === 'web';
  const phases = rollOverPhases(web);
  const beside = web ? 'crease' : 'cut';
  // Between the two walls of a long side lies a web folded double; between those of a short one a flap.
  const inner = (seat: number, phase: number, clearance: number): Panel => ({
    ...innerWall(seat, height - m, phases.flanges, flange),
    folds: [{ phase, to: 180, clearance }],
  });
  const short = (name: LeftOrRight): Panel =>
    pen(name, width, { role: 'wall', phase: phases.short })
      .to(width, height, beside)
      .hang(0, height, inner(width, phases[name], web ? 0 : m))
      .close(beside);
  const seat = length - 2 * m;
  const long = (name: FrontOrBack): Panel => {
    const [onRight, onLeft] = sidesOf(name);
    return pen(name, seat, { role: 'wall', phase: phases.long })
      .rim(seat, height, cornerEnd(onRight, tray))
      .hang(0, height, inner(seat, phases[name], web ? 2 * m : 0))
      .rim(0, 0, flipRim(cornerEnd(onLeft, tray)))
      .close();
  };
  return {
    ...sidewaysFloor(
      length,
      width,
      m,
      { front: long('front'), right: short('right'), back: long('back'), left: short('left') },
      beside,
    ),
    joins: eachCorner((wall, side) => cornerJoin(corner, wall, side)),
    // Linings and flanges lie between the walls: no size inside.
    labels: { length: 'floor.y', width: 'floor.x', height: 'right.y' },
  };
};

/** On the end of a long wall hangs what closes the corner to the short wall `side`. */
const cornerJoin = ({ by }: RollOverCorner, wall: string, side: string): Join => {
  const panel = `${wall}.${side}-${by}`;
  return by === 'web' ? glued(wall, panel) : locked(`${side}.inner`, panel);
};

/** The end of a long wall, drawn from the floor to the rim. */
const cornerEnd = (side: string, { length, width, height: h, material: m, corner }: RollOverTray): Rim => {
  const name = `${side}-${corner.by}`;
  switch (corner.by) {
    case 'web':
      return flapEnd(rolledWeb(name, h, m, corner.notched ? notchReach(length, width, h) : h - SHORT, corner.diagonal));
    case 'flap': {
      const gap = rimGap(m);
      return rim(h)
        .hang(gap, 0, cornerFlap(name, h - gap, corner.reach, 0))
        .close();
    }
  }
};

/** How far the diagonal of a web stays below the rim, in mm. */
const SHORT = 5;

/**
 * How far a notched web reaches along its walls: three fifths of the whole diagonal, as measured in becf-12410, and
 * on the shorter side clear of the next one.
 */
const notchReach = (length: number, width: number, height: number): number =>
  Math.min(0.6 * (height - SHORT), Math.min(length, width) / 2 - 2);

/** The free edge of a flange so wide, from the right: how deep it is, and its corners in from either side. */
const flangeOutline = {
  step: (wide: number): Point[] => [
    [wide, 7],
    [wide - 7, 7],
    [wide - 7, 14],
    [7, 14],
    [7, 7],
    [0, 7],
  ],
  chamfer: (wide: number): Point[] => [
    [wide - 12, 12],
    [12, 12],
  ],
} as const;

/** The inner wall of a wall `seat` long, which reaches `down`, and its flange. */
const innerWall = (seat: number, down: number, phase: number, flange: keyof typeof flangeOutline): Panel => {
  const outline = pen('flange', seat - 2, { fold: -90, phase });
  for (const corner of flangeOutline[flange](seat - 2)) outline.to(...corner);
  return pen('inner', seat)
    .to(seat - 1, 2)
    .to(seat - 1, down)
    .hang(1, down, outline.close(), 'perforation')
    .to(1, 2)
    .close();
};

/**
 * A web, hung on the end of a long wall: the floor's corner is at the right end of its seat. Its diagonal ends short of full
 * height; its outer corner is notched where it reaches less far than that along the walls.
 */
const rolledWeb = (
  name: string,
  h: number,
  m: number,
  reach: number,
  diagonal: 'perforation' | 'combination' = 'perforation',
): Panel => {
  // From the web's own frame to that of the half beyond the diagonal.
  const at = (x: number, y: number): Point => [
    (x - h + reach - (y - reach)) / Math.SQRT2,
    (x - h + reach + (y - reach)) / Math.SQRT2,
  ];
  // The free edges run from beside the rims to the end of the whole diagonal, and stop at the notch.
  const share = (reach - 2) / (h - SHORT - 2);
  const back = pen('back', reach * Math.SQRT2, webOnDiagonal)
    .to(...at(h, m), 'crease')
    .to(...at(h, m + h), 'crease')
    .to(...at(h - 2, m + h - 1));
  const front = (back: Panel) => pen(name, h, webOnWall).hang(h - reach, reach, back, diagonal);
  if (reach >= h - SHORT) return front(back.close()).to(1, 2).close();
  return front(back.to(...at(h - reach, m + h - 1 - share * (m + SHORT - 1))).close())
    .to(1 + share * (SHORT - 1), reach)
    .to(1, 2)
    .close();
};
