import { flapAt, flipRim, glued, open, raised, rectangle, sleevePhases, type TubeEnd } from '../../src/author/index.ts';

/** Set-back of the large flap on each side, as on a seal end. */
const SLOT = 2;

/**
 * The top of a four-wall sleeve, glued shut: a large flap on two small ones. The back has none and can continue upwards as another part.
 * The large flap ends one board before the back; the small ones stay a board and a millimetre clear of it and of the layers doubled there.
 */
export const oneFlapSeal = ({ length, width, last, material: m }: Omit<TubeEnd, 'end'>) => {
  const name = 'top-flap';
  const phase = sleevePhases.ends;
  const depth = Math.min(width, length / 2 - m);
  // Seen from the middle of the wall towards its upper end, the right wall has the back on its right, the last wall on its left.
  const small = (wall: number) => flapAt(rectangle(name, wall - m - 1, depth, { phase }), wall);
  const large = rectangle(name, length - 2 * SLOT, width - m, { phase: phase + 1 });
  return {
    front: raised(large, length, m),
    right: small(width),
    back: open(length),
    left: flipRim(small(last)),
    joins: ['right', 'left'].map((wall) => glued(`front.${name}`, `${wall}.${name}`)),
  };
};
