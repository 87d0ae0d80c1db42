import { type Join, pen } from '../board/index.ts';
import { type Ends, sleevePhases } from './sleeve.ts';
import { raised } from './slotted-end.ts';

const TAN15 = Math.tan((15 * Math.PI) / 180);

/** The 1-2-3 bottom of a corrugated case. All in mm. */
export interface CaseSnapLock {
  /** Widths of the four walls between creases, the one with the glue flap first. */
  readonly walls: readonly [number, number, number, number];
  /** How far the flaps reach beyond the middle of the box. */
  readonly overlap: number;
  readonly material: number;
}

/**
 * The flaps of a 1-2-3 bottom in thick board. They lie on one another in the order in which they fold, so
 * each is creased a board further out than the one before: the front's with its notch where
 * the walls end, then the side flaps, then the back's, whose tongue goes through the notch. The notch is a board
 * wider than the tongue on each side.
 */
export const caseSnapLock = ({ walls, overlap: o, material: t }: CaseSnapLock): Ends => {
  const name = 'bottom-flap';
  const phase = sleevePhases.ends;
  const [half, undercut] = [walls[1] / 2, o * TAN15];
  const deep = half + o;

  const front = ((l: number) => {
    // Drawn between the side walls, a board clear of each.
    const at = (x: number): number => x - t;
    return pen(name, l - 2 * t, { phase })
      .to(l - 2 * t, deep)
      .to(at((3 * l) / 4 + t - undercut), deep)
      .to(at((3 * l) / 4 + t), half)
      .to(at(l / 4 - t), half)
      .to(at(l / 4 - t + undercut), deep)
      .to(0, deep)
      .close();
  })(walls[0]);

  const back = ((l: number) =>
    pen(name, l, { phase: phase + 2 })
      .to((3 * l) / 4, half)
      .to((3 * l) / 4, deep)
      .round(3)
      .to(l / 4, deep)
      .round(3)
      .to(l / 4, half)
      .close())(walls[2]);

  // Straight next to the tongue's wall, slanting to the hook from the other; the hook is a board deeper, for the tongue to slide behind.
  const l = walls[0];
  const reach = l / 4 + o + t;
  const side = (w: number) => {
    const seat = w - 2 * t;
    const middle = w / 2 - t;
    return { seat, middle, hook: middle + (reach - l / 4) * TAN15 };
  };
  const [r, s] = [side(walls[1]), side(walls[3])];
  const right = pen(name, r.seat, { phase: phase + 1 })
    .to(r.middle, l / 4)
    .to(r.hook, reach)
    .to(0, reach)
    .close();
  const left = pen(name, s.seat, { phase: phase + 1 })
    .to(s.seat, reach)
    .to(s.seat - s.hook, reach)
    .to(s.seat - s.middle, l / 4)
    .close();

  const lock = (b: string): Join => ({ by: 'lock', a: `back.${name}`, b: `${b}.${name}` });
  return {
    front: raised(front, walls[0], 0),
    right: raised(right, walls[1], t),
    back: raised(back, walls[2], 2 * t),
    left: raised(left, walls[3], t),
    joins: [lock('front'), lock('right'), lock('left')],
  };
};
