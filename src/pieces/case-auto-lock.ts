import { type Panel, pen, type Rim, rim } from '../board/index.ts';
import type { Point } from '../geometry/index.ts';
import { type Ends, sleevePhases } from './sleeve.ts';
import { raised } from './slotted-end.ts';

const tan = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

/** The auto-lock (crash-lock) bottom of a corrugated case. All in mm. */
export interface CaseAutoLock {
  /** Widths of the four walls between creases, the one with the glue flap first. */
  readonly walls: readonly [number, number, number, number];
  /** How far the main flaps reach beyond the middle of the box. */
  readonly overlap: number;
  readonly material: number;
}

/**
 * An auto-lock bottom in thick board. The side flaps fold where the walls end; front and back carry a main flap, creased a
 * board further out, with a hook on the centre line and a lap beyond a 45° crease, which is
 * glued from below to the side flap next to it.
 */
export const caseAutoLock = (lock: CaseAutoLock): Ends => {
  const { walls, material: t } = lock;
  const name = 'bottom-flap';
  const half = walls[1] / 2;
  // Between front and back, a board clear of each: the slanting sides keep to the corners of the wall.
  const lean = (half - t) * tan(20);
  const side = (w: number): [seat: number, middle: number] => [w - 2 * t, half - t];
  const [r, s] = [side(walls[1]), side(walls[3])];
  const phase = sleevePhases.ends;
  const right = pen(name, r[0], { phase })
    .to(r[0] - lean, r[1])
    .to(r[1], r[1])
    .close();
  const left = pen(name, s[0], { phase })
    .to(s[0] - lean, s[1])
    .to(s[1], s[1])
    .close();
  return {
    front: mainEnd(name, lock, walls[0], 1),
    right: raised(right, walls[1], 0),
    back: mainEnd(name, lock, walls[2], 2),
    left: raised(left, walls[3], 0),
    joins: [
      { by: 'glue', a: `front.${name}.lap`, b: `right.${name}` },
      { by: 'glue', a: `back.${name}.lap`, b: `left.${name}` },
      { by: 'lock', a: `front.${name}`, b: `back.${name}` },
    ],
  };
};

/** The end of a long wall. The lap is on its left, seen standing on the end. */
const mainEnd = (name: string, { walls, overlap: o, material: t }: CaseAutoLock, l: number, layer: 1 | 2): Rim => {
  const half = walls[1] / 2;
  const deep = half + o;
  // The corner is cut away where two creases and the diagonal would run into one another.
  const clear = Math.max(2, Math.SQRT2 * t);
  const e = Math.max(8, 3 * t);
  const free = Math.max(2, t);
  // Main and side flaps turn about creases a board apart. Glued flat, the lap would be off by that board on one side of the
  // diagonal; shifted by half of it towards the side flap, it is off by half a board each way, which the glue and the board take.
  const shift = t / 2;
  const phase = sleevePhases.ends + layer;

  const lap = ((): Panel => {
    // In the frame of its crease, from points of the main flap.
    const at = (x: number, y: number): Point => [
      (x - e + (y - shift - e)) / Math.SQRT2,
      (y - shift - e - (x - e)) / Math.SQRT2,
    ];
    return pen('lap', (half - shift - e) * Math.SQRT2, { role: 'glue', fold: 0, phase })
      .to(...at(half - shift - o, deep))
      .to(...at(free, deep))
      .to(...at(free, 2 * e + shift - free))
      .close();
  })();

  // The necks of the two hooks stand a board apart.
  const neck = (l + t) / 2;
  const main = pen(name, l - clear, { phase })
    .to(l - deep * tan(5) - clear, deep)
    .to(neck + 7.5 - clear, deep)
    .to(neck - 0.5 - clear, deep - 8)
    .to(neck - clear, half)
    .to(half - shift - clear, half)
    .hang(e - clear, e + shift, lap)
    .to(e - clear / 2, e + shift - clear / 2)
    .close();
  return rim(l).to(l, t).hang(clear, t, main).close();
};
