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
  /** Greyboard is grooved from the inside and turns about its outer face, where its wrap lies. */
  hard: 1,
} as const;

/**
 * What lies at an end of a case: `raw` is cut straight, at `meet` the outer flaps lie side by side
 * over the inner ones, at `full` the one reaches right across the other: a board more.
 */
export type CaseEnd = 'raw' | 'meet' | 'full';

/** What a case of corrugated board is drawn larger than it is inside, in mm. */
export interface CaseAllowance {
  /** Added to the four walls, the one with the glue flap first. */
  readonly walls: readonly [number, number, number, number];
  /** Added to the height at one end. */
  readonly depth: Readonly<Record<CaseEnd, number>>;
  /** Added to the size a flap reaches across, or to its half. */
  readonly flap: number;
}

/**
 * How the allowances of a case are found. `proportional` grows smoothly with the board, in
 * sixths of it, and is what is recommended; `shop_table` is a table in use on shop floors, by flute, in
 * whole millimetres; `crease` takes the sizes as asked for the sizes between creases, the last wall less a board; `external` is that as
 * the service draws it: all creases of an end lie on one line, at the height asked.
 */
export type CaseRule = 'proportional' | 'shop_table' | 'crease' | 'external';

const sixths = (t: number, n: number): number => (n * t) / 6;

interface Row extends CaseAllowance {
  readonly flute: string;
  readonly from: number;
  readonly odd: number;
}

/** The shop table: from which board on, and what it adds. */
const shopTable: readonly Row[] = [
  { flute: 'E', from: 0, walls: [2, 2, 2, 0], depth: { raw: 0, meet: 2, full: 3 }, flap: 1, odd: -1 },
  { flute: 'B', from: 2.2, walls: [3, 3, 3, 0], depth: { raw: 0, meet: 3, full: 4.5 }, flap: 1, odd: 1 },
  { flute: 'C', from: 3.5, walls: [5, 5, 5, 2], depth: { raw: 0, meet: 4.5, full: 7 }, flap: 3, odd: -1 },
  { flute: 'BC', from: 5.5, walls: [7, 7, 7, 4], depth: { raw: 0, meet: 8, full: 12.5 }, flap: 5, odd: -1 },
];

/** Allowances of a case of board `t`, in mm. `across`: the inside size its flaps halve. */
export const caseAllowance = (rule: CaseRule, t: number, across: number): CaseAllowance => {
  switch (rule) {
    case 'proportional':
      return {
        walls: [sixths(t, 7), sixths(t, 8), sixths(t, 8), sixths(t, 7)],
        // A third layer of flaps moves the middle of the layers out by half a board.
        depth: { raw: 0, meet: sixths(t, 7), full: sixths(t, 10) },
        flap: sixths(t, 5),
      };
    case 'crease':
      return { walls: [0, 0, 0, -t], depth: { raw: 0, meet: 0, full: 0 }, flap: 0 };
    case 'external':
      // The middle of the layers lies half a board a layer beyond the crease they share.
      return { walls: [0, 0, 0, -t], depth: { raw: 0, meet: t / 2, full: t }, flap: 0 };
    case 'shop_table': {
      const row = shopTable.findLast(({ from }) => t >= from)!;
      // An odd size is made even before it is halved.
      return { ...row, flap: row.flap + (across % 2 === 1 ? row.odd / 2 : 0) };
    }
  }
};

/**
 * What a tray with roll-over walls is drawn larger than it is inside, in mm. What lies between an outer and an inner wall takes up a board a layer.
 */
export interface RollOverAllowance {
  /** Between the creases of two outer walls, for the inside size between their inner walls. */
  readonly across: number;
  /** Between the creases of two single walls. */
  readonly single: number;
  /** Width of a rim, from the crease of the outer wall to that of the inner one. */
  readonly rim: number;
  /** Height of an outer wall whose rim ends flush with the inside height. */
  readonly outer: number;
}

/**
 * Allowances of a tray of board `t` with so many layers of board, and some play, between outer and inner walls. `share`:
 * of the board inside of a crease.
 */
export const rollOverAllowance = (
  t: number,
  layers: number,
  { share = insideShare.corrugated, play = 0 }: { readonly share?: number; readonly play?: number } = {},
): RollOverAllowance => {
  const inside = share * t;
  const outside = t - inside;
  const rim = 2 * inside + layers * t + play;
  return { across: 2 * (rim + outside), single: 2 * inside, rim, outer: inside - outside };
};
