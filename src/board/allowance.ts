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
  /** Grey board is grooved from the inside and turns about its outer face, where its wrap lies. */
  hard: 1,
} as const;

/** What a slotted corrugated case is drawn larger than it is inside, in mm. */
export interface SlottedAllowance {
  /** Added to the four walls, the one with the glue flap first. */
  readonly walls: readonly [number, number, number, number];
  /** Added to the height, both ends together. */
  readonly height: number;
  /** Added to half the width, to reach the middle with an outer flap. */
  readonly flap: number;
}

/**
 * How the allowances of a slotted case are found. `proportional` grows smoothly with
 * the board, in sixths of it, and is what is recommended; `shop_table` is a table in
 * use on shop floors, by flute, in whole millimetres.
 */
export type SlottedRule = 'proportional' | 'shop_table';

const sixths = (t: number, n: number): number => (n * t) / 6;

/** The shop table: from which board on, and what it adds. */
const shopTable: readonly (SlottedAllowance & {
  readonly flute: string;
  readonly from: number;
  readonly odd: number;
})[] = [
  { flute: 'E', from: 0, walls: [2, 2, 2, 0], height: 4, flap: 1, odd: -1 },
  { flute: 'B', from: 2.2, walls: [3, 3, 3, 0], height: 6, flap: 1, odd: 1 },
  { flute: 'C', from: 3.5, walls: [5, 5, 5, 2], height: 9, flap: 3, odd: -1 },
  { flute: 'BC', from: 5.5, walls: [7, 7, 7, 4], height: 16, flap: 5, odd: -1 },
];

/** Allowances of a slotted case of board `t` and inside width `width`, both in mm. */
export const slottedAllowance = (rule: SlottedRule, t: number, width: number): SlottedAllowance => {
  if (rule === 'proportional')
    return {
      walls: [sixths(t, 7), sixths(t, 8), sixths(t, 8), sixths(t, 7)],
      height: sixths(t, 14),
      flap: sixths(t, 5),
    };
  const row = shopTable.findLast(({ from }) => t >= from)!;
  // An odd width is made even before it is halved.
  return { ...row, flap: row.flap + (width % 2 === 1 ? row.odd / 2 : 0) };
};
