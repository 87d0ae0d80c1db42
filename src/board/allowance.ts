/**
 * Share of the board thickness `t` that lies inside a crease line. A panel between two square creases measures
 *
 *     inside = crease to crease - 2 · share · t        outside = inside + 2t
 */
export const insideShare = {
  /** ECMA measures carton between crease centres and draws it at the given size: the whole board lies outside. */
  carton: 0,
  /** Two thirds inside, one third outside. The usual allowances of FEFCO 0201 and 0421 follow from it. */
  corrugated: 2 / 3,
  /** Greyboard is grooved from the inside and folds about its outer face, which carries the wrap. */
  hard: 1,
} as const;

/**
 * Flaps at an end of a case. `raw`: cut straight, no flaps. `meet`: the outer flaps lie side by side
 * over the inner ones. `full`: one outer flap lies across the other, which takes one more board.
 */
export type CaseEnd = 'raw' | 'meet' | 'full';

/** Allowances of a corrugated case over its inside sizes, in mm. */
export interface CaseAllowance {
  /** Added to the four walls, the one with the glue flap first. */
  readonly walls: readonly [number, number, number, number];
  /** Added to the height at one end. */
  readonly depth: Readonly<Record<CaseEnd, number>>;
  /** Added to the size that a flap spans, or to half of it. */
  readonly flap: number;
}

/**
 * Rule for the allowances of a case.
 * - `proportional` (recommended): multiples of a sixth of the board thickness.
 * - `shop_table`: millimetres per flute, from a table used on shop floors.
 * - `crease`: the given sizes are crease to crease. The last wall is one board narrower.
 * - `external`: the sizes of `crease`, with the panels where the service draws them at external sizes.
 */
export type CaseRule = 'proportional' | 'shop_table' | 'crease' | 'external';

const sixths = (t: number, n: number): number => (n * t) / 6;

interface Row extends CaseAllowance {
  readonly flute: string;
  readonly from: number;
  readonly odd: number;
}

/** The shop table. A row applies from the board thickness `from`, in mm. */
const shopTable: readonly Row[] = [
  { flute: 'E', from: 0, walls: [2, 2, 2, 0], depth: { raw: 0, meet: 2, full: 3 }, flap: 1, odd: -1 },
  { flute: 'B', from: 2.2, walls: [3, 3, 3, 0], depth: { raw: 0, meet: 3, full: 4.5 }, flap: 1, odd: 1 },
  { flute: 'C', from: 3.5, walls: [5, 5, 5, 2], depth: { raw: 0, meet: 4.5, full: 7 }, flap: 3, odd: -1 },
  { flute: 'BC', from: 5.5, walls: [7, 7, 7, 4], depth: { raw: 0, meet: 8, full: 12.5 }, flap: 5, odd: -1 },
];

/** Allowances of a case of board `t`, in mm. Two flaps that meet share the inside size `across`. */
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
      // The middle of the layers lies half a board per layer beyond their common crease.
      return { walls: [0, 0, 0, -t], depth: { raw: 0, meet: t / 2, full: t }, flap: 0 };
    case 'shop_table': {
      const row = shopTable.findLast(({ from }) => t >= from)!;
      // An odd size is made even before it is halved.
      return { ...row, flap: row.flap + (across % 2 === 1 ? row.odd / 2 : 0) };
    }
  }
};

/** Allowances of a tray with roll-over walls, in mm. Each layer between an outer and an inner wall adds one board. */
export interface RollOverAllowance {
  /** Added to the inside size between two inner walls: the distance between the creases of their outer walls. */
  readonly across: number;
  /** Added to the inside size between two single walls: the distance between their creases. */
  readonly single: number;
  /** Width of a rim, from the crease of the outer wall to that of the inner one. */
  readonly rim: number;
  /** Added to the inside height: the height of an outer wall whose rim ends flush with it. */
  readonly outer: number;
}

/**
 * Allowances of a tray of board `t` with this number of layers, and this play, between outer and inner walls.
 * `share` is the share of the board inside a crease.
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
