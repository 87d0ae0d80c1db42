import {
  type Body,
  eachCorner,
  type FrontOrBack,
  glued,
  type LeftOrRight,
  locked,
  type Panel,
  type PanelOptions,
  pen,
  type Rim,
  sidesOf,
} from '../../../board/index.ts';
import type { Point } from '../../../geometry/index.ts';
import { rectangle } from '../shapes.ts';
import { flapEnd } from '../tubes/sleeve.ts';
import { flapAt } from '../tubes/slotted-end.ts';
import { cornerFlap, rimGap } from './corner-flap.ts';
import { type SizesAndMaterial, sidewaysFloor, wallsOf } from './tray-floor.ts';
import { webOnDiagonal, webOnWall, webPhases } from './web-corner.ts';

/** Corner of a tray with double walls: a web of uncut board, or flaps without glue on the long walls, `reach` mm into the short ones. */
type RollOverCorner =
  | { readonly by: 'web'; readonly diagonal?: 'perforation' | 'combination'; readonly notched?: boolean }
  | { readonly by: 'flap'; readonly reach: number };

/** A tray with roll-over walls that stand on the floor. All in mm. */
export interface RollOverTray extends SizesAndMaterial {
  readonly corner: RollOverCorner;
  /** Depth of flanges with 45° ends (12 in becf-12410). Without it they are 14 mm deep, with a step (becf-12406). */
  readonly flange?: number;
}

/**
 * The tray as the service draws it (becf-12406 and becf-12410). Each wall continues at its rim as an inner wall, one board lower, which
 * folds down inside and ends in a flange on the floor with a perforated crease. The long walls are one board shorter than the floor at
 * each end, so that flaps fit beside the short walls. Webs are perforated along their diagonal; a narrow strip of each hangs on the floor.
 */
export const rollOverTray = (tray: RollOverTray): Body => {
  const { length, width, height, material: m, corner, flange } = tray;
  const web = corner.by === 'web';
  const phases = web
    ? { long: webPhases.walls, short: webPhases.walls, flanges: 1, front: 2, back: 3, left: 4, right: 5 }
    : { long: 1, short: 2, flanges: 1, front: 3, back: 4, left: 5, right: 6 };
  const beside = web ? 'crease' : 'cut';
  // In a tray nearly as high as wide the inner walls lean out of each other's way, and a flange stays bent back until its wall is in.
  const tall = height > width - SWING_MM;
  const waiting = tall ? [{ phase: phases.flanges, to: -60 }] : [];
  // A long double wall contains a web folded double, a short double wall contains a flap.
  const inner = (seat: number, phase: number, clearance: number): Panel => ({
    ...innerWall(seat, height - m, flange, {
      ...(tall && { foldSteps: [{ phase: phases.flanges, to: -150 }] }),
      fold: -90,
      phase: tall ? phase + 1 : phases.flanges,
    }),
    folds: [...waiting, { phase, to: 180, clearance }],
  });
  const short = (name: LeftOrRight): Panel =>
    rectangle(name, width, height, {
      ...{ role: 'wall', phase: phases.short, right: beside, left: beside },
      top: inner(width, phases[name], web ? 0 : m),
    });
  const seat = length - 2 * m;
  const long = (name: FrontOrBack): Panel => {
    const [onRight] = sidesOf(name);
    return pen(name, seat, { role: 'wall', phase: phases.long })
      .rim(seat, height, cornerEnd(onRight, tray))
      .closeMirrored(inner(seat, phases[name], web ? 2 * m : 0));
  };
  return {
    ...sidewaysFloor(length, width, m, wallsOf(long, short), beside),
    joins: eachCorner((wall, side) =>
      web ? glued(wall, `${wall}.${side}-web`) : locked(`${side}.inner`, `${wall}.${side}-flap`),
    ),
    // No inside sizes, because inner walls and flanges lie between the walls.
    labels: { length: 'floor.y', width: 'floor.x', height: 'right.y' },
  };
};

/** The end of a long wall, drawn from the floor to the rim. */
const cornerEnd = (side: string, { length, width, height: h, material: m, corner }: RollOverTray): Rim => {
  const name = `${side}-${corner.by}`;
  if (corner.by === 'web') {
    const reach = corner.notched ? notchReach(length, width, h) : h - RIM_GAP_MM;
    return flapEnd(rolledWeb(name, h, m, reach, corner.diagonal));
  }
  const gap = rimGap(m);
  return flapAt(cornerFlap(name, h - gap, corner.reach, 0), h, gap);
};

/** By how much a tray is at least wider than high when its inner walls swing past one another upright, in mm. */
export const SWING_MM = 10;

/** Distance between the end of a web's diagonal and the rim, in mm. */
const RIM_GAP_MM = 5;

/** Length of a notched web, in mm: three fifths of a whole one, measured in becf-12410, and at most up to 2 mm before the next web. */
const notchReach = (length: number, width: number, height: number): number =>
  Math.min(0.6 * (height - RIM_GAP_MM), Math.min(length, width) / 2 - 2);

/** The inner wall of a wall `seat` mm long, `down` mm high, with its flange. */
const innerWall = (seat: number, down: number, flange: number | undefined, how: PanelOptions): Panel => {
  const wide = seat - 2;
  const outline = pen('flange', wide, how);
  if (flange === undefined) outline.path([wide, 7], [wide - 7, 7]).to(wide - 7, 14);
  else outline.to(wide - flange, flange);
  return pen('inner', seat)
    .path([seat - 1, 2], [seat - 1, down])
    .closeMirrored(outline.closeMirrored(), 'perforation');
};

/** A web on a long wall, its right end at the floor's corner, its diagonal ending below the rim; a shorter `reach` notches its corner. */
const rolledWeb = (
  name: string,
  h: number,
  m: number,
  reach: number,
  diagonal: 'perforation' | 'combination' = 'perforation',
): Panel => {
  // Converts from the web's frame to that of the half beyond the diagonal.
  const at = (x: number, y: number): Point => [
    (x - h + reach - (y - reach)) / Math.SQRT2,
    (x - h + reach + (y - reach)) / Math.SQRT2,
  ];
  // The free edges run from the rims towards the end of the whole diagonal, and stop at the notch.
  const share = (reach - 2) / (h - RIM_GAP_MM - 2);
  const back = pen('back', reach * Math.SQRT2, webOnDiagonal)
    .to(...at(h, m), 'crease')
    .to(...at(h, m + h), 'crease')
    .to(...at(h - 2, m + h - 1));
  const front = (back: Panel) => pen(name, h, webOnWall).hang(h - reach, reach, back, diagonal);
  if (reach >= h - RIM_GAP_MM) return front(back.close()).to(1, 2).close();
  return front(back.to(...at(h - reach, m + h - 1 - share * (m + RIM_GAP_MM - 1))).close())
    .path([1 + share * (RIM_GAP_MM - 1), reach], [1, 2])
    .close();
};
