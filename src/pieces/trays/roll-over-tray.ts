import { type Blank, type FoldStep, flipRim, insideShare, type Panel, pen, type Rim, rim } from '../../board/index.ts';
import type { Point } from '../../geometry/index.ts';
import { flapEnd } from '../sleeve.ts';
import { cornerFlap, rimGap } from './corner-flap.ts';
import { webOnDiagonal, webOnWall, webPhases } from './web-corner.ts';

/**
 * What closes a corner of a tray with double walls: a web folded from the uncut corner, a glued ear, or a
 * flap that the double wall just holds. Ears and flaps hang on the long walls and lie
 * inside the short ones; they reach as far as said, in mm.
 */
export type RollOverCorner =
  | { readonly by: 'web' }
  | { readonly by: 'ear'; readonly reach: number }
  | { readonly by: 'flap'; readonly reach: number };

/** A tray whose walls roll over and stand on the floor. All in mm. */
export interface RollOverTray {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly material: number;
  readonly corner: RollOverCorner;
}

/** Depth of the flange on the floor; its outer half is narrower by as much on each side. */
const FLANGE = 14;

/** When things fold: corners and walls, flanges, and then one inner wall after another. */
const phasesBy = (corner: RollOverCorner) =>
  corner.by === 'web'
    ? { ears: 0, long: webPhases.walls, short: webPhases.walls, flanges: 1, front: 2, back: 3, left: 4, right: 5 }
    : { ears: 0, long: 1, short: 2, flanges: 1, front: 3, back: 4, left: 5, right: 6 };

/**
 * The tray as the service draws it (becf-12406). Each wall goes on at its rim as an inner
 * wall, which folds down inside, a board shorter, and ends in a perforated flange
 * that lies on the floor. The long walls are a board shorter than the floor at each end, so that ears lie
 * beside the short walls; a sliver of each web, which is perforated along its diagonal, hangs on the floor itself.
 */
export const rollOverTray = (tray: RollOverTray): Blank => {
  const { length, width, height, material: m, corner } = tray;
  const phases = phasesBy(corner);
  const web = corner.by === 'web';
  const beside = web ? 'crease' : 'cut';
  const inner = (seat: number, phase: number, room = 0): Panel =>
    innerWall(seat, tray, phases.flanges, { phase, clearance: room });
  const short = (name: 'left' | 'right'): Panel =>
    pen(name, width, { role: 'wall', phase: phases.short })
      .to(width, height, beside)
      .hang(0, height, inner(width, phases[name], web ? 0 : m))
      .close(beside);
  const seat = length - 2 * m;
  const long = (name: 'front' | 'back'): Panel => {
    // Seen standing on the floor's edge the front has the left wall on its right.
    const [onRight, onLeft] = name === 'front' ? ['left', 'right'] : ['right', 'left'];
    return (
      pen(name, seat, { role: 'wall', phase: phases.long })
        .rim(seat, height, cornerEnd(onRight!, tray))
        // A web lies folded double between the wall and its inner one.
        .hang(0, height, inner(seat, phases[name], web ? 2 * m : 0))
        .rim(0, 0, flipRim(cornerEnd(onLeft!, tray)))
        .close()
    );
  };
  return {
    // The floor stands on its left edge.
    trunk: pen('floor', width, { role: 'wall' })
      .to(width, m, beside)
      .hang(width, length - m, long('front'))
      .to(width, length, beside)
      .hang(0, length, short('right'))
      .to(0, length - m, beside)
      .hang(0, m, long('back'))
      .close(beside),
    base: { line: 'crease', panel: short('left') },
    rises: 'right',
    trunkIs: 'base',
    thickness: m,
    inside: insideShare.carton,
    joins: ['front', 'back'].flatMap((wall) => ['left', 'right'].map((side) => cornerJoin(corner, wall, side))),
    gauges: [
      { name: 'length', panel: 'floor', along: 'y' },
      { name: 'width', panel: 'floor', along: 'x' },
      { name: 'height', panel: 'right', along: 'y' },
    ],
    // Linings and flanges lie between the walls.
    inner: [],
  };
};

/** Name of what hangs in a corner, on the end of a long wall that meets the short wall `side`. */
const cornerName = ({ by }: RollOverCorner, side: string): string => `${side}-${by}`;

const cornerJoin = (corner: RollOverCorner, wall: string, side: string): Blank['joins'][number] => {
  const panel = `${wall}.${cornerName(corner, side)}`;
  switch (corner.by) {
    case 'web':
      return { by: 'glue', a: wall, b: panel };
    case 'ear':
      return { by: 'glue', a: side, b: panel };
    case 'flap':
      return { by: 'lock', a: `${side}.inner`, b: panel };
  }
};

/** The end of a long wall, drawn from the floor to the rim. */
const cornerEnd = (side: string, tray: RollOverTray): Rim => {
  const { height: h, material: m, corner } = tray;
  const name = cornerName(corner, side);
  switch (corner.by) {
    case 'web':
      return flapEnd(webIn(name, tray));
    case 'ear': {
      const lean = corner.reach * LEAN;
      return flapEnd(
        pen(name, h, { role: 'glue' })
          .to(h - lean, corner.reach)
          .to(lean, corner.reach)
          .close(),
      );
    }
    case 'flap': {
      const gap = rimGap(m);
      return rim(h)
        .hang(gap, 0, cornerFlap(name, h - gap, corner.reach, 0))
        .close();
    }
  }
};

/** How far an ear's ends lean in: as those of the service's other glue flaps, by 15°. */
const LEAN = Math.tan(Math.PI / 12);

/** The inner wall, beyond the rim of a wall `seat` long, and its flange; between the two lies `room`. */
const innerWall = (
  seat: number,
  { height, material: m }: RollOverTray,
  flanges: number,
  { phase, clearance: room }: Required<Pick<FoldStep, 'phase' | 'clearance'>>,
): Panel => {
  const half = FLANGE / 2;
  const flange = pen('flange', seat - 2, { fold: -90, phase: flanges })
    .to(seat - 2, half)
    .to(seat - 2 - half, half)
    .to(seat - 2 - half, FLANGE)
    .to(half, FLANGE)
    .to(half, half)
    .to(0, half)
    .close();
  const panel = pen('inner', seat)
    .to(seat - 1, 2)
    .to(seat - 1, height - m)
    .hang(1, height - m, flange, 'perforation')
    .to(1, 2)
    .close();
  return { ...panel, folds: [{ phase, to: 180, clearance: room }] };
};

/** From the outer corner of a web to where its diagonal would end at full height. */
const SHORT = 5;

/** A web, hung on the end of a long wall: the floor's corner is at the right end of its seat. */
const webIn = (name: string, { height: h, material: m }: RollOverTray): Panel => {
  // From the web's own frame to that of the half beyond the diagonal.
  const at = (x: number, y: number): Point => [
    (x - SHORT - (y - h + SHORT)) / Math.SQRT2,
    (x - SHORT + (y - h + SHORT)) / Math.SQRT2,
  ];
  const back = pen('back', (h - SHORT) * Math.SQRT2, webOnDiagonal)
    .to(...at(h, m), 'crease')
    .to(...at(h, m + h), 'crease')
    .to(...at(h - 2, m + h - 1))
    .close();
  return pen(name, h, webOnWall)
    .hang(SHORT, h - SHORT, back, 'perforation')
    .to(1, 2)
    .close();
};
