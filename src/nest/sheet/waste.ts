import { boxCorners, grow, move, type Region, type Ring, ringsOf, subtract } from '../../geometry/index.ts';
import { containing, type NestingBlank } from '../outline/blank.ts';
import type { Layout } from './layout.ts';
import { SAME_CUT_MM } from './shared-cuts.ts';
import type { NamedSheet } from './sheet.ts';

/** The board of a sheet outside all blanks, without slits that rounding leaves between blanks that share cuts and along the edge. */
export const wasteOf = ({ width, height }: NamedSheet, blanks: readonly Ring[]): Region[] => {
  const free = ringsOf(subtract([boxCorners({ left: 0, bottom: 0, right: width, top: height })], blanks));
  return grow(ringsOf(grow(free, -SAME_CUT_MM)), SAME_CUT_MM);
};

/** True when each piece of waste beside blanks is somewhere so wide, in mm, that it can be stripped. */
export const isStrippable = (
  { outline }: Pick<NestingBlank, 'outline'>,
  { placements }: Pick<Layout, 'placements'>,
  sheet: NamedSheet,
  mm: number,
): boolean => {
  const ring = containing(outline);
  const blanks = placements.map(({ motion }) => ring.map((point) => move(motion, point)));
  // A gap as wide as that is left.
  return wasteOf(sheet, blanks).every((piece) => grow(ringsOf([piece]), SAME_CUT_MM - mm / 2).length > 0);
};
