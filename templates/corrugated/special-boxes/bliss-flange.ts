import { insideShare, type SizesAndMaterial, trapezium } from '../../../src/author/index.ts';

/** A bliss box by its inside sizes, in mm. */
export interface BlissBox extends SizesAndMaterial {
  readonly flange: number;
  /** True if the flanges hang on the body and fold over the ends. If false, they hang on the ends, which are flush with the body. */
  readonly onBody: boolean;
  /** Two halves that meet, or a whole lid over a lap of the front and over flanges of the ends; `lapped`: with a lap of its own. */
  readonly lid: 'halves' | 'whole' | 'lapped';
}

/** Allowances in mm between creases against inside, at each end of the body and at each side; and the board between contents and lid. */
export const blissAllowance = ({ material, onBody, lid }: BlissBox) => {
  const inside = insideShare.corrugated * material;
  return { inside, reach: onBody ? material + inside : material, under: onBody && lid === 'halves' ? 0 : material };
};

export const blissFlange = (name: string, seat: number, width: number, slants: readonly [number, number], phase = 1) =>
  trapezium(`${name}-flange`, seat, width, slants, { role: 'glue', phase });
