import { type Ends, flipRim, open, pen, type Rim, rim, sleevePhases, type TubeEnd } from '../../src/author/index.ts';

/** Set-back of the large flap on each side, as on a seal end. */
const SLOT = 2;

/**
 * The top of a four-wall sleeve, glued shut: a large flap on two small ones. The back has none and can continue upwards as another part.
 * The large flap ends one board before the back; the small ones stay a board and a millimetre clear of it and of the layers doubled there.
 */
export const oneFlapSeal = ({ length, width, last, material: m }: Omit<TubeEnd, 'end'>): Ends => {
  const name = 'top-flap';
  const phase = sleevePhases.ends;
  const depth = Math.min(width, length / 2 - m);
  // Seen from the middle of the wall towards its upper end, the right wall has the back on its right, the last wall on its left.
  const small = (wall: number): Rim => {
    const seat = wall - m - 1;
    const panel = pen(name, seat, { phase }).to(seat, depth).to(0, depth).close();
    return rim(wall).to(seat, 0).hang(0, 0, panel).close();
  };
  const large = pen(name, length - 2 * SLOT, { phase: phase + 1 })
    .to(length - 2 * SLOT, width - m)
    .closeMirrored();
  return {
    front: rim(length)
      .to(length - SLOT, 0)
      .to(length - SLOT, m)
      .closeMirrored(large),
    right: small(width),
    back: open(length),
    left: flipRim(small(last)),
    joins: ['right', 'left'].map((wall) => ({ by: 'glue', a: `front.${name}`, b: `${wall}.${name}` })),
  };
};
