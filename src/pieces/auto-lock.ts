import { type FoldStep, type Panel, pen, type Rim, rim } from '../board/index.ts';
import type { Point } from '../geometry/index.ts';
import { squaringFlap, squaringLap } from './auto-lock-squaring.ts';
import { type Ends, flapEnd, flatPhases } from './sleeve.ts';

const tan = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

/** The auto-lock (crash-lock) bottom of a four-wall sleeve. All in mm. */
export interface AutoLock {
  readonly length: number;
  readonly width: number;
  /** Width of the last wall. */
  readonly last: number;
  /** How far the main flaps reach beyond the middle of the box. */
  readonly overlap: number;
  readonly material: number;
}

/**
 * From the corner along the diagonal to where the lap's crease begins, by the width of the box: 7 at 50 and 11 at 78 in the
 * service's drawings.
 */
const lapFoot = (width: number): number => Math.round((width * Math.SQRT2) / 10);

/** The nose of the hook lies so far beyond the middle of the box, and so far past the middle of its wall. */
const NOSE = { beyond: 5, past: 0.5 };

/** Board between the hook and the lap's crease. */
const NECK = 3;

/** Against its wall before the tube is glued flat over it, down to the floor when that is squared. */
const flapTurns: readonly FoldStep[] = [
  { phase: flatPhases.flaps, to: 180 },
  { phase: flatPhases.square, to: 90, ease: squaringFlap },
];

/** Back over the main flap, with its glue looking at the side flap. */
const lapTurns: readonly FoldStep[] = [
  { phase: flatPhases.laps, to: -180 },
  { phase: flatPhases.square, to: 0, ease: squaringLap },
];

/**
 * An auto-lock bottom as the service draws it: front and back carry a main flap with a
 * hook on the centre line and a lap beyond a 45° crease; the lap is glued to the side flap next to
 * it. The corner between the two is relieved by a small arc in the wall. It belongs to a sleeve that is
 * glued flat, and follows the walls when that is squared.
 */
export const autoLock = (lock: AutoLock): Ends => {
  const { width, last } = lock;
  const name = 'bottom-flap';
  const half = width / 2;
  const lean = half * tan(20);
  const right = pen(name, width)
    .to(width - lean, half)
    .to(half, half)
    .close();
  const left = pen(name, last)
    .to(last - lean, half)
    .to(last - half, half)
    .close();
  return {
    front: mainEnd(name, lock),
    right: flapEnd({ ...right, folds: flapTurns }),
    back: mainEnd(name, lock),
    left: flapEnd({ ...left, folds: flapTurns }),
    joins: [
      { by: 'glue', a: `front.${name}.lap`, b: `right.${name}` },
      { by: 'glue', a: `back.${name}.lap`, b: `left.${name}` },
      { by: 'lock', a: `front.${name}`, b: `back.${name}` },
    ],
  };
};

/** The end of a long wall. The lap is on its left, seen standing on the end. */
const mainEnd = (name: string, { length: l, width: w, overlap: o, material: m }: AutoLock): Rim => {
  const [half, deep] = [w / 2, w / 2 + o];
  // The diagonal goes to the middle of the box, in an almost square one as far as the hook leaves room.
  const end = Math.min(half, l / 2 - NECK);
  // The main flap stays one board clear of the diagonal, and its crease ends where that line comes out.
  const clear = m * Math.SQRT2;
  const [e, step] = [lapFoot(w) / Math.SQRT2, m / Math.SQRT2];
  const rise = o - NOSE.beyond;

  const lap = ((): Panel => {
    // In the frame of its crease, from points of the main flap.
    const at = (x: number, y: number): Point => [(x - e + (y - e)) / Math.SQRT2, (y - e - (x - e)) / Math.SQRT2];
    return pen('lap', (end - e) * Math.SQRT2, { role: 'glue' })
      .to(...at(half - o, deep))
      .to(...at(2, deep))
      .to(...at(2, 2 * e - 2))
      .close();
  })();

  const main = pen(name, l - clear)
    .to(l - deep * tan(5) - clear, deep)
    .to(l / 2 - NOSE.past + rise - clear, deep)
    .to(l / 2 - NOSE.past - clear, half + NOSE.beyond)
    .to(l / 2 - clear, half)
    .to(end - clear, end)
    .hang(e - clear, e, { ...lap, folds: lapTurns })
    .to(e + step - clear, e - step)
    .close();

  // The relief touches the diagonal and leaves the corner at 20°.
  const radius = clear / (Math.SQRT2 + Math.cos(Math.PI / 9) - Math.sin(Math.PI / 9));
  const [cx, cy] = [radius * Math.cos(Math.PI / 9), radius * Math.sin(Math.PI / 9)];
  return rim(l)
    .hang(clear, 0, { ...main, folds: flapTurns })
    .to(cx + radius / Math.SQRT2, cy - radius / Math.SQRT2)
    .arc(0, 0, -tan(115 / 4))
    .close();
};
