import { type Body, type Pen, pen } from '../../../board/index.ts';
import { arc, type Curve, moveCurve } from '../../../geometry/index.ts';

/** Holes of a card, as rings: x from its left side, y from its lower side. */
type Holes = readonly (readonly Curve[])[];

/** A card without folds, of which the lower half is drawn, on its left side, so that it is shown upright. (x, y) is its lower left corner in that drawing. */
const standing = (card: Pen, holes: Holes, x: number, y: number): Body => {
  for (const ring of holes) card.mark('cut', ...ring.map((c) => moveCurve({ cos: 0, sin: 1, x, y }, c)));
  return { trunk: card.closeMirrored(), rises: 'right' };
};

/** A rectangle with rounded corners, in mm. */
export const roundedCard = (length: number, width: number, radius: number, holes: Holes): Body => {
  const seat = width - 2 * radius;
  const card = pen('card', seat, { role: 'wall' })
    .turn(seat + radius, radius)
    .to(seat + radius, length - radius)
    .turn(seat, length);
  return standing(card, holes, width - radius, 0);
};

/**
 * An oval of four tangent arcs, `length` mm wide and `width` mm high; a circle when both are equal. Of all such ovals its two radii differ
 * least: with half axes a and b, and c = √(a² + b²), they are (c² - (a - b)c) / 2a at the ends and (c² + (a - b)c) / 2b at the sides.
 */
export const ovalCard = (length: number, width: number, holes: Holes): Body => {
  const [a, b] = [length / 2, width / 2];
  const c = Math.hypot(a, b);
  const end = (c * c - (a - b) * c) / (2 * a);
  const side = (c * c + (a - b) * c) / (2 * b);
  // Half the angle of a side's arc.
  const half = Math.atan2(a - end, side - b);
  // Makes the four arcs of a circle exactly equal.
  const angle = a === b ? Math.PI / 4 : half;
  const x = side * Math.sin(angle);
  const y = side * Math.cos(angle) - (side - b);
  const bulge = { side: Math.tan(angle / 2), end: Math.tan((Math.PI / 2 - angle) / 2) };
  // The seat is the chord of the left end. In this frame x points down and y to the right.
  const seat = 2 * y;
  const card = pen('card', seat, { role: 'wall' })
    .arc(seat, 2 * x, bulge.side)
    .arc(0, 2 * x, bulge.end);
  return { ...standing(card, holes, b + y, x - a), base: { line: 'cut', curve: arc([0, 0], [seat, 0], bulge.end) } };
};
