import { type Body, type Pen, pen } from '../../../board/index.ts';
import { arc, type Curve, moveCurve, tanDegrees } from '../../../geometry/index.ts';

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

/** Eccentric angles at which the arcs of an oval meet, in degrees: up to twice as long as wide it is an ellipse within 0.6 % of half its width. */
const [OVAL_END, OVAL_SIDE] = [26, 56] as const;

/**
 * An oval of eight tangent arcs, `length` mm wide and `width` mm high, with the normals of an ellipse where they meet; a circle of four when
 * both are equal. Between ends and sides the radius is the geometric mean of the ellipse's at both joints; the others follow from the sizes.
 */
export const ovalCard = (length: number, width: number, holes: Holes): Body => {
  const [a, b] = [length / 2, width / 2];
  const isRound = a === b;
  // Angles of the joints' normals from the short axis.
  const normal = (degrees: number): number => Math.atan2(b, tanDegrees(degrees) * a);
  const [from, to] = isRound ? [Math.PI / 4, Math.PI / 4] : [normal(OVAL_END), normal(OVAL_SIDE)];
  const [c1, s1, c2, s2] = [Math.sin(from), Math.cos(from), Math.sin(to), Math.cos(to)];
  const between = (a * b) ** 2 / (Math.hypot(a * c1, b * s1) * Math.hypot(a * c2, b * s2)) ** 1.5;
  // What is left of both half axes for the arcs at end and side.
  const [long, short] = [a - between * (c1 - c2), b - between * (s2 - s1)];
  const det = (1 - c1) * (1 - s2) - c2 * s1;
  const [end, side] = isRound ? [a, a] : [(long * (1 - s2) - c2 * short) / det, (short * (1 - c1) - s1 * long) / det];
  // Where the end's arc meets the next one, from the oval's middle, and where that one meets the side's.
  const [x, y, next, high] = [a - end + end * c1, end * s1, side * c2, b - side + side * s2];
  const bulge = { end: Math.tan((Math.PI / 2 - from) / 2), between: Math.tan((from - to) / 4), side: Math.tan(to / 2) };
  // The seat is the chord of the left end. In this frame x points down and y to the right.
  const seat = 2 * y;
  const card = pen('card', seat, { role: 'wall' });
  if (isRound) card.arc(seat, 2 * x, bulge.side);
  else
    card
      .arc(y + high, x - next, bulge.between)
      .arc(y + high, x + next, bulge.side)
      .arc(seat, 2 * x, bulge.between);
  card.arc(0, 2 * x, bulge.end);
  return { ...standing(card, holes, b + y, x - a), base: { line: 'cut', curve: arc([0, 0], [seat, 0], bulge.end) } };
};
