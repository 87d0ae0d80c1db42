import { type Ends, flip, locked, pen, type Rim, raised, sleevePhases, tanDegrees } from '../../src/author/index.ts';
import type { FlapLock } from './auto-lock-panels.ts';

const TAN15 = tanDegrees(15);

/** The 1-2-3 bottom of a four-wall sleeve. All in mm. */
export interface SnapLock extends FlapLock {
  /** The long wall whose flap has the notch and folds first. @defaultValue `front` */
  readonly notchOn?: 'front' | 'back';
}

/**
 * The flaps of a 1-2-3 bottom: that of one long wall, usually the front, has a notch with walls undercut by 15°, that of the other a tongue
 * through it, under which the side flaps hook. They fold as notch, sides, tongue. In carton all crease on one line, as the service draws
 * them; in corrugated each a board further out than the one before, to lie on one another, and a board clear of its neighbours.
 */
export const snapLockEnds = ({ board, walls, overlap: o, material: t, notchOn = 'front' }: SnapLock): Ends => {
  const name = 'bottom-flap';
  const phase = sleevePhases.ends;
  const layer = board === 'corrugated' ? t : 0;
  const [half, undercut] = [walls[1] / 2, o * TAN15];
  const deep = half + o;
  const isTurned = notchOn === 'back';
  const [l, long] = isTurned ? [walls[2], walls[0]] : [walls[0], walls[2]];
  // A quarter of the length. In a long, narrow box the hooks are at most as long as the box is deep, and the tongue is wider.
  const foot = Math.min(l / 4, walls[1] - o - layer);

  // The notch is a board wider than the tongue on each side.
  const at = (x: number): number => x - layer;
  const notched = pen(name, l - 2 * layer, { phase })
    .path([l - 2 * layer, deep], [at(l - foot + t - undercut), deep], [at(l - foot + t), half])
    .closeMirrored();
  const root = foot + (long - l) / 4;
  const tongued = pen(name, long, { phase: phase + 2 })
    .to(long - root, half)
    .rounded(3, [long - root, deep])
    .closeMirrored();

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
  const hooked = ({ seat, straight, slant }: typeof r, tongueIsNext: boolean) => {
    const flap = pen(name, seat, { phase: phase + 1 })
      .path([straight, foot], [slant, foot + hook], [0, foot + hook])
      .close();
    return tongueIsNext ? flap : flip(flap);
  };

  const [first, last] = isTurned ? (['back', 'front'] as const) : (['front', 'back'] as const);
  const lock = (wall: string, through?: 'notch') => locked(`${last}.${name}`, `${wall}.${name}`, through);
  const ends = { [first]: raised(notched, l, 0), [last]: raised(tongued, long, 2 * layer) } as Readonly<
    Record<'front' | 'back', Rim>
  >;
  return {
    ...ends,
    right: raised(hooked(r, !isTurned), walls[1], layer),
    left: raised(hooked(s, isTurned), walls[3], layer),
    joins: [lock(first, 'notch'), lock('right'), lock('left')],
  };
};
