import { type Panel, pen, type Rim, rim } from '../board/index.ts';
import type { Point } from '../geometry/index.ts';
import { type Ends, flapEnd, sleevePhases } from './sleeve.ts';

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

/** From the corner along the diagonal to where the lap's crease begins. */
const CLEAR = 11;

/**
 * An auto-lock bottom as the service draws it: front and back carry a main flap with a
 * hook on the centre line and a lap beyond a 45° crease; the lap is glued to the side flap next to
 * it. The corner between the two is relieved by a small arc in the wall.
 */
export const autoLock = (lock: AutoLock): Ends => {
  const { width, last } = lock;
  const name = 'bottom-flap';
  const phase = sleevePhases.ends;
  const half = width / 2;
  const lean = half * tan(20);
  const right = pen(name, width, { phase })
    .to(width - lean, half)
    .to(half, half)
    .close();
  const left = pen(name, last, { phase })
    .to(last - lean, half)
    .to(last - half, half)
    .close();
  return {
    front: mainEnd(name, lock, 1),
    right: flapEnd(right),
    back: mainEnd(name, lock, 2),
    left: flapEnd(left),
    joins: [
      { by: 'glue', a: `front.${name}.lap`, b: `right.${name}` },
      { by: 'glue', a: `back.${name}.lap`, b: `left.${name}` },
      { by: 'lock', a: `front.${name}`, b: `back.${name}` },
    ],
  };
};

/** The end of a long wall. The lap is on its left, seen standing on the end. */
const mainEnd = (name: string, { length: l, width: w, overlap: o, material: m }: AutoLock, layer: 1 | 2): Rim => {
  const [half, deep] = [w / 2, w / 2 + o];
  // The main flap stays one board clear of the diagonal, and its crease ends where that line comes out.
  const clear = m * Math.SQRT2;
  const [e, step] = [CLEAR / Math.SQRT2, m / Math.SQRT2];
  const phase = sleevePhases.ends + layer;

  const lap = ((): Panel => {
    // In the frame of its crease, from points of the main flap.
    const at = (x: number, y: number): Point => [(x - e + (y - e)) / Math.SQRT2, (y - e - (x - e)) / Math.SQRT2];
    return pen('lap', (half - e) * Math.SQRT2, { role: 'glue', fold: 0, phase })
      .to(...at(half - o, deep))
      .to(...at(2, deep))
      .to(...at(2, 2 * e - 2))
      .close();
  })();

  const main = pen(name, l - clear, { phase })
    .to(l - deep * tan(5) - clear, deep)
    .to(l / 2 + 7.5 - clear, deep)
    .to(l / 2 - 0.5 - clear, deep - 8)
    .to(l / 2 - clear, half)
    .to(half - clear, half)
    .hang(e - clear, e, lap)
    .to(e + step - clear, e - step)
    .close();

  // The relief touches the diagonal and leaves the corner at 20°.
  const radius = clear / (Math.SQRT2 + Math.cos(Math.PI / 9) - Math.sin(Math.PI / 9));
  const [cx, cy] = [radius * Math.cos(Math.PI / 9), radius * Math.sin(Math.PI / 9)];
  return rim(l)
    .hang(clear, 0, main)
    .to(cx + radius / Math.SQRT2, cy - radius / Math.SQRT2)
    .arc(0, 0, -tan(115 / 4))
    .close();
};
