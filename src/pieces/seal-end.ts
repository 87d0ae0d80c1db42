import { type Panel, pen, type Rim, rim } from '../board/index.ts';
import { type Ends, flapEnd, sleevePhases } from './sleeve.ts';

/** An end of a four-wall sleeve that is glued shut. All in mm. */
export interface SealEnd {
  readonly end: 'top' | 'bottom';
  readonly length: number;
  readonly width: number;
  /** Width of the last wall. */
  readonly last: number;
  readonly material: number;
  /** How far the flaps of front and back reach from the end of the walls. */
  readonly major: number;
  /** How far the flaps of the side walls reach. */
  readonly minor: number;
}

/** Board taken off each side of a major flap, as the service draws it. */
const SLOT = 2;

/**
 * Four flaps: the side walls' fold first, front and back one and two boards further
 * out, so that each lies on the one before. The back's is glued on the front's.
 */
export const sealEnd = ({ end, length, width, last, material, major, minor }: SealEnd): Ends => {
  const name = `${end}-flap`;
  const phase = sleevePhases.ends;
  const plain = (seat: number, depth: number, when: number): Panel =>
    pen(name, seat, { phase: when }).to(seat, depth).to(0, depth).close();
  const outer = (layer: 1 | 2): Rim => {
    const out = layer * material;
    return rim(length)
      .to(length - SLOT, 0)
      .to(length - SLOT, out)
      .hang(SLOT, out, plain(length - 2 * SLOT, major - out, phase + layer))
      .to(SLOT, 0)
      .close();
  };
  return {
    front: outer(1),
    right: flapEnd(plain(width, minor, phase)),
    back: outer(2),
    left: flapEnd(plain(last, minor, phase)),
    joins: [{ by: 'glue', a: `back.${name}`, b: `front.${name}` }],
  };
};
