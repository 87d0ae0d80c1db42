import { type Blank, flip, type Panel, pen } from '../board/index.ts';
import type { Point } from '../geometry/index.ts';
import { webOnDiagonal, webOnWall, webPhases } from './web-corner.ts';

/** A tray with webs in its corners and walls that roll over and stand on the floor. All in mm. */
export interface RollOverTray {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly material: number;
}

/** Depth of the flange on the floor; its outer half is narrower by as much on each side. */
const FLANGE = 14;

/** When things fold: walls, webs, flanges, and then one inner wall after another. */
const phases = { ...webPhases, flanges: 1, front: 2, back: 3, left: 4, right: 5 } as const;

/**
 * The tray as the service draws it (becf-12406). Each wall goes on at its rim as an inner
 * wall, which folds down inside, a board shorter, and ends in a perforated flange
 * that lies on the floor. The corners are webs perforated along their diagonal; the long walls are
 * a board shorter than the floor at each end, so a sliver of each web hangs on the floor itself.
 */
export const rollOverTray = (tray: RollOverTray): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins'> => {
  const { length, width, height, material: m } = tray;
  const short = (name: 'left' | 'right'): Panel =>
    pen(name, width, { role: 'wall', phase: phases.walls })
      .to(width, height, 'crease')
      .hang(0, height, inner(width, tray, phases[name]))
      .close('crease');
  const seat = length - 2 * m;
  const long = (name: 'front' | 'back'): Panel => {
    // Seen standing on the floor's edge the front has the left wall on its right.
    const [onRight, onLeft] = name === 'front' ? ['left', 'right'] : ['right', 'left'];
    const web = corner(`${onRight}-web`, tray);
    return pen(name, seat, { role: 'wall', phase: phases.walls })
      .hang(seat, height, web)
      .hang(0, height, inner(seat, tray, phases[name]))
      .hang(0, 0, flip(web, `${onLeft}-web`))
      .close();
  };
  return {
    // The floor stands on its left edge.
    trunk: pen('floor', width, { role: 'wall' })
      .to(width, m, 'crease')
      .hang(width, length - m, long('front'))
      .to(width, length, 'crease')
      .hang(0, length, short('right'))
      .to(0, length - m, 'crease')
      .hang(0, m, long('back'))
      .close('crease'),
    base: { line: 'crease', panel: short('left') },
    rises: 'right',
    joins: ['front', 'back'].flatMap((wall) =>
      ['left', 'right'].map((side) => ({ by: 'glue', a: wall, b: `${wall}.${side}-web` }) as const),
    ),
  };
};

/** The inner wall, beyond the rim of a wall `seat` long, and its flange. */
const inner = (seat: number, { height, material: m }: RollOverTray, phase: number): Panel => {
  const half = FLANGE / 2;
  const flange = pen('flange', seat - 2, { fold: -90, phase: phases.flanges })
    .to(seat - 2, half)
    .to(seat - 2 - half, half)
    .to(seat - 2 - half, FLANGE)
    .to(half, FLANGE)
    .to(half, half)
    .to(0, half)
    .close();
  return pen('inner', seat, { fold: 180, phase })
    .to(seat - 1, 2)
    .to(seat - 1, height - m)
    .hang(1, height - m, flange, 'perforation')
    .to(1, 2)
    .close();
};

/** From the outer corner of a web to where its diagonal would end at full height. */
const SHORT = 5;

/** A web, hung on the end of a long wall: the floor's corner is at the right end of its seat. */
const corner = (name: string, { height: h, material: m }: RollOverTray): Panel => {
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
