import { type Allowance, allowanceAt, chosenPlants, type Plant, type PlantBoard, plantRow } from './plant.ts';

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

/** Flaps at a case's end. `raw`: none, cut straight. `meet`: outer ones side by side. `full`: one outer over the other, one more board. */
export type CaseEnd = 'raw' | 'meet' | 'full';

/** Allowances of a corrugated case over its inside sizes, in mm. */
export interface CaseAllowance {
  /** Added to the four walls, the one with the glue flap first. */
  readonly walls: readonly [number, number, number, number];
  /** Added to the last wall of a slotted case instead. */
  readonly lastSlotted?: number;
  /** Added to the height at one end. */
  readonly depth: Readonly<Record<CaseEnd, number>>;
  /** Added to the size that a flap spans, or to half of it. */
  readonly flap: number;
  /** The same for inner flaps, and for flaps that overlap fully. */
  readonly inner: number;
  readonly full: number;
  /** The gap between flaps that meet, which sets them instead. */
  readonly gap?: number;
  /** True if flaps reach so far from their straight score; otherwise from the middle of their layers. */
  readonly fromScore: boolean;
  /** Step to which flaps are cut down, in mm. */
  readonly flapStep?: number;
}

/**
 * Rule for the allowances of a case: the built-in table of a plant whose `choice` it is.
 * - `proportional` (recommended): multiples of a sixth of the board thickness.
 * - `shop_table`: millimetres per flute, from a table used on shop floors.
 * - `crease`: the given sizes are crease to crease. The last wall is one board narrower.
 * - `external`: the sizes of `crease`, with the panels where the service draws them at external sizes.
 */
export type CaseRule = 'proportional' | 'shop_table' | 'crease' | 'external';

const plantOfRule = new Map(Object.values(chosenPlants).map((plant) => [plant.choice, plant]));

const ofRow = (row: PlantBoard, t: number, { counted, flapStep }: Plant): CaseAllowance => {
  const { walls, depth, flap, lastSlotted, gap } = row;
  const at = (given: Allowance): number => allowanceAt(given, t);
  return {
    walls: [at(walls[0]), at(walls[1]), at(walls[2]), at(walls[3])],
    ...(lastSlotted !== undefined && { lastSlotted: at(lastSlotted) }),
    depth: { raw: at(depth.raw), meet: at(depth.meet), full: at(depth.full) },
    flap: at(flap.outer),
    inner: at(flap.inner ?? flap.outer),
    full: at(flap.full ?? flap.outer),
    ...(gap && { gap: Math.min(...gap.map(at)) }),
    fromScore: counted !== 'layers',
    ...(flapStep && { flapStep }),
  };
};

/** Allowances of a case of board `t`, in mm, by a rule or by the table of a plant. Two flaps that meet share the inside size `across`. */
export const caseAllowance = (rule: CaseRule | Plant, t: number, across: number): CaseAllowance => {
  const plant = typeof rule === 'string' ? plantOfRule.get(rule)! : rule;
  const row = plantRow(plant, t);
  const all = ofRow(row, t, plant);
  // An odd size is made even before it is halved.
  const odd = across % 2 === 1 ? (row.odd ?? 0) / 2 : 0;
  return odd ? { ...all, flap: all.flap + odd, inner: all.inner + odd, full: all.full + odd } : all;
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

/** Allowances of a tray of board `t`, by layers and play between outer and inner walls. `share`: share of the board inside a crease. */
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
