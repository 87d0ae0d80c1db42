/**
 * How board takes up room in a crease. A crease line is a line; the board that
 * bends there is `t` thick, and a share of it lies inside of the line. Between two
 * square creases a panel measures
 *
 *     inside = crease to crease - 2 · share · t        outside = inside + 2t
 */
export const insideShare = {
  /** ECMA measures along crease centres, and carton is drawn at the size asked: the whole board lies outside. */
  carton: 0,
  /** Two thirds inside, one third outside: the allowances of FEFCO 0201 and 0421 in general use follow it. */
  corrugated: 2 / 3,
  /** Grey board is grooved from the inside and turns about the inner face. */
  hard: 0,
} as const;
