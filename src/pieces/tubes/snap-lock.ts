import { locked, pen } from '../../board/index.ts';
import { tanDegrees } from '../../geometry/index.ts';
import { type Ends, sleevePhases, type TubeWalls } from './sleeve.ts';
import { raised } from './slotted-end.ts';

const TAN15 = tanDegrees(15);

/** The 1-2-3 bottom of a four-wall sleeve. All in mm. */
export interface SnapLock {
  readonly board: 'carton' | 'corrugated';
  readonly walls: TubeWalls;
  /** Reach of the flaps beyond the middle of the box. */
  readonly overlap: number;
  readonly material: number;
}

/**
 * The flaps of a 1-2-3 bottom: the front's has a notch with walls undercut by 15°, the back's a tongue that goes through it,
 * and the side flaps hook under the tongue. They fold in that order: front, sides, back.
 *
 * In carton all four are creased on one line, as in the service's drawings. In corrugated board each is creased a board further
 * out than the one before, so that they lie on one another, and stays a board clear of its neighbours.
 */
export const snapLockEnds = ({ board, walls, overlap: o, material: t }: SnapLock): Ends => {
  const name = 'bottom-flap';
  const phase = sleevePhases.ends;
  const layer = board === 'corrugated' ? t : 0;
  const [half, undercut] = [walls[1] / 2, o * TAN15];
  const deep = half + o;
  const [l, long] = [walls[0], walls[2]];
  // A quarter of the length. In a long, narrow box the hooks are at most as long as the box is deep, and the tongue is wider.
  const foot = Math.min(l / 4, walls[1] - o - layer);

  // The notch is a board wider than the tongue on each side.
  const at = (x: number): number => x - layer;
  const front = pen(name, l - 2 * layer, { phase })
    .to(l - 2 * layer, deep)
    .to(at(l - foot + t - undercut), deep)
    .to(at(l - foot + t), half)
    .to(at(foot - t), half)
    .to(at(foot - t + undercut), deep)
    .to(0, deep)
    .close();
  const root = foot + (long - l) / 4;
  const back = pen(name, long, { phase: phase + 2 })
    .to(long - root, half)
    .to(long - root, deep)
    .round(3)
    .to(root, deep)
    .round(3)
    .to(root, half)
    .close();

  // Straight beside the wall of the tongue, slanting to the hook on the other side. The tongue slides behind the hook.
  const hook = o + layer;
  const side = (width: number, straight: number) => {
    const seat = width - 2 * layer;
    return { seat, straight, slant: straight + hook * TAN15 };
  };
  const [r, s] = [
    side(walls[1], walls[1] / 2 - layer),
    side(walls[3], (board === 'corrugated' ? walls[3] : walls[1]) / 2 - layer),
  ];
  const right = pen(name, r.seat, { phase: phase + 1 })
    .to(r.straight, foot)
    .to(r.slant, foot + hook)
    .to(0, foot + hook)
    .close();
  const left = pen(name, s.seat, { phase: phase + 1 })
    .to(s.seat, foot + hook)
    .to(s.seat - s.slant, foot + hook)
    .to(s.seat - s.straight, foot)
    .close();

  const lock = (wall: string, through?: 'notch') => locked(`back.${name}`, `${wall}.${name}`, through);
  return {
    front: raised(front, walls[0], 0),
    right: raised(right, walls[1], layer),
    back: raised(back, walls[2], 2 * layer),
    left: raised(left, walls[3], layer),
    joins: [lock('front', 'notch'), lock('right'), lock('left')],
  };
};
