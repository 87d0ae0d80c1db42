import { type Join, type Panel, pen } from '../board/index.ts';
import { type Ends, flapEnd, sleevePhases } from './sleeve.ts';

const TAN15 = Math.tan((15 * Math.PI) / 180);

/** The 1-2-3 bottom of a four-wall sleeve. All in mm. */
export interface SnapLock {
  readonly length: number;
  readonly width: number;
  /** Width of the last wall. */
  readonly last: number;
  /** How far the flaps reach beyond the middle of the box. */
  readonly overlap: number;
  readonly material: number;
}

/**
 * The flaps of a 1-2-3 bottom as the service draws them: the front's has a notch with
 * walls undercut by 15°, the back's a tongue that goes through it, and the side flaps hook
 * under the tongue. They fold in that order: front, sides, back.
 */
export const snapLock = ({ length: l, width: w, last, overlap: o, material: m }: SnapLock): Ends => {
  const name = 'bottom-flap';
  const phase = sleevePhases.ends;
  const [deep, undercut] = [w / 2 + o, o * TAN15];
  const notched = pen(name, l, { phase })
    .to(l, deep)
    .to((3 * l) / 4 + m - undercut, deep)
    .to((3 * l) / 4 + m, w / 2)
    .to(l / 4 - m, w / 2)
    .to(l / 4 - m + undercut, deep)
    .to(0, deep)
    .close();
  const tongue = pen(name, l, { phase: phase + 2 })
    .to((3 * l) / 4, w / 2)
    .to((3 * l) / 4, deep)
    .round(3)
    .to(l / 4, deep)
    .round(3)
    .to(l / 4, w / 2)
    .close();
  // Straight next to the tongue's wall, slanting to the hook from the other.
  const right = pen(name, w, { phase: phase + 1 })
    .to(w / 2, l / 4)
    .to(w / 2 + undercut, l / 4 + o)
    .to(0, l / 4 + o)
    .close();
  const left = pen(name, last, { phase: phase + 1 })
    .to(last, l / 4 + o)
    .to(last - w / 2 - undercut, l / 4 + o)
    .to(last - w / 2, l / 4)
    .close();
  const end = (panel: Panel) => flapEnd(panel);
  const lock = (a: string, b: string): Join => ({ by: 'lock', a: `${a}.${name}`, b: `${b}.${name}` });
  return {
    front: end(notched),
    right: end(right),
    back: end(tongue),
    left: end(left),
    joins: [lock('back', 'front'), lock('back', 'right'), lock('back', 'left')],
  };
};
