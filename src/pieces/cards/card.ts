import { type Body, type Pen, pen } from '../../board/index.ts';
import { arc, type Curve, moveCurve } from '../../geometry/index.ts';

/** What is cut out of a card, in rings: x from its left side, y from its foot. */
type Holes = readonly (readonly Curve[])[];

/** A card that is not folded. It stands on its left side, so that it is shown upright; `x` and `y` lead there from its lower left corner. */
const standing = (card: Pen, holes: Holes, x: number, y: number): Body => {
  for (const ring of holes) card.mark('cut', ...ring.map((c) => moveCurve({ cos: 0, sin: 1, x, y }, c)));
  return { trunk: card.close(), rises: 'right' };
};

/** A rectangle with rounded corners, in mm. */
export const roundedCard = (length: number, width: number, radius: number, holes: Holes): Body => {
  const seat = width - 2 * radius;
  const card = pen('card', seat, { role: 'wall' })
    .turn(seat + radius, radius)
    .to(seat + radius, length - radius)
    .turn(seat, length)
    .to(0, length)
    .turn(-radius, length - radius)
    .to(-radius, radius)
    .turn(0, 0);
  return standing(card, holes, width - radius, 0);
};

/**
 * An oval of four arcs that run into one another smoothly, `length` across and `width` high, in mm; a circle where they are alike.
 * Of all such ovals the one whose two radii differ least: with half axes a, b and c = √(a² + b²) they are
 * (c² - (a - b)c) / 2a at the ends and (c² + (a - b)c) / 2b at the sides.
 */
export const ovalCard = (length: number, width: number, holes: Holes): Body => {
  const [a, b] = [length / 2, width / 2];
  const c = Math.hypot(a, b);
  const end = (c * c - (a - b) * c) / (2 * a);
  const side = (c * c + (a - b) * c) / (2 * b);
  // Where end and side meet, seen from the middle of the side's arc: half of what the side turns.
  const half = Math.atan2(a - end, side - b);
  // Alike to the bit where it is a circle, of which the four arcs are equal.
  const turn = a === b ? Math.PI / 4 : half;
  const x = side * Math.sin(turn);
  const y = side * Math.cos(turn) - (side - b);
  const bulge = { side: Math.tan(turn / 2), end: Math.tan((Math.PI / 2 - turn) / 2) };
  // It stands on the chord of its left end; from there x goes down and y to the right.
  const seat = 2 * y;
  const card = pen('card', seat, { role: 'wall' })
    .arc(seat, 2 * x, bulge.side)
    .arc(0, 2 * x, bulge.end)
    .arc(0, 0, bulge.side);
  return { ...standing(card, holes, b + y, x - a), base: { line: 'cut', curve: arc([0, 0], [seat, 0], bulge.end) } };
};
