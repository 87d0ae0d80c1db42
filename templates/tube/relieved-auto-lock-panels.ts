import { type Ends, flapEnd, type Point, pen, shutBulge, tanDegrees, toRadians } from '../../src/author/index.ts';
import { autoLockJoins, FLAP, type FlapLock, HOOK_NECK } from './auto-lock-panels.ts';
import { flapTurns, lapTurns } from './auto-lock-squaring-panels.ts';

/** Slant of the flaps at their creases, of the main ones and the side ones, in degrees. */
const LEAN = { main: 5, side: 20 } as const;

/** The tip of a hook: distance beyond the middle of the box, at most half of the overlap, and past the middle of its wall, in mm. */
const NOSE = { beyond: 8, past: 1 } as const;

/** The clockwise arc through a corner's relief. */
const relief = (degrees: number): number => -tanDegrees(degrees / 4);

/** Point on the rim of a relief at this many degrees below the level. */
const rimAt = (radius: number, degrees: number): Point => [
  radius * Math.cos(toRadians(degrees)),
  radius * Math.sin(toRadians(degrees)),
];

/**
 * An auto-lock bottom with all creases where the walls end, as the service draws external sizes. Flaps hang on whole walls. A circle of a
 * board's radius relieves each corner, or follows the end of the glue flap. Folds of laps are perforated. The last flap ends with its wall.
 */
export const relievedAutoLockEnds = ({ walls, overlap, material: r }: Omit<FlapLock, 'board'>): Ends => {
  const bulge = shutBulge('corrugated', r);
  const half = walls[1] / 2;
  const deep = half + overlap;
  const beyond = Math.min(NOSE.beyond, overlap / 2);
  // The point where a diagonal at 45° leaves the relief of the left corner, and the start of the lap's fold.
  const [outX, outY] = [r * Math.SQRT1_2, r - r * Math.SQRT1_2];
  const along = walls[1] / 10;
  const fold = along + r / 2;
  // In an almost square box the fold ends before the middle, where the hook needs the room.
  const end = Math.min(half, Math.min(walls[0], walls[2]) / 2 - HOOK_NECK - r);

  const at = (x: number, y: number): Point => [(x - fold + (y - fold)) / Math.SQRT2, (y - x) / Math.SQRT2];
  const lap = pen('lap', (end - fold) * Math.SQRT2, { role: 'glue', ...lapTurns(bulge) })
    .to(...at(half - overlap, deep))
    .to(...at(r, deep))
    .to(...at(r, 2 * fold - r))
    .close();
  const main = (l: number, layer: 1 | 2) => {
    const p = pen(FLAP, l, flapTurns(bulge));
    const [x, y] = rimAt(r, LEAN.main);
    const first = layer === 1;
    const foot = (first ? r * Math.SQRT2 : r) - y;
    if (first) p.to(l - outX, outX).arc(l - x, foot, relief(45 - LEAN.main));
    else p.arc(l - x, foot, relief(90 - LEAN.main));
    p.to(l - x - (deep - foot) * tanDegrees(LEAN.main), deep)
      .to(l / 2 - NOSE.past + overlap - beyond, deep)
      .to(l / 2 - NOSE.past, half + beyond)
      .to(l / 2, half)
      .to(end, end)
      .hang(fold, fold, lap, 'perforation')
      .path([outX + along, outY + along], [outX, outY])
      .arc(0, 0, relief(45));
    return flapEnd(p.close());
  };
  const side = (width: number, last: boolean) => {
    const [x, y] = rimAt(r, LEAN.side);
    const p = pen(FLAP, width, flapTurns(bulge))
      .arc(width - x, r - y, relief(90 - LEAN.side))
      .to(width - x - (half - r + y) * tanDegrees(LEAN.side), half);
    const panel = last
      ? p.to(half, half).close()
      : p
          .path([half - outY + outX, half], [outX, outY])
          .arc(0, 0, relief(45))
          .close();
    return flapEnd(panel);
  };
  return {
    front: main(walls[0], 1),
    right: side(walls[1], false),
    back: main(walls[2], 2),
    left: side(walls[3], true),
    joins: autoLockJoins,
  };
};
