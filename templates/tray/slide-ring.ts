import { caseAllowance, glueFlap, leastBoards, mm, sleeve } from '../../src/author/index.ts';
import { insideSizes } from '../sizes.ts';
import { usualJoint } from '../tube/usual.ts';

/** A ring of four walls round a cavity, in mm: between its 2nd and 4th wall, between its 1st and 3rd, and along them. */
interface Ring extends Readonly<Record<'across' | 'up' | 'along' | 'material' | 'glue', number>> {
  readonly names: readonly [string, string, string, string];
}

/** Its first wall is the bottom; allowances of a case, whose glue flap lies inside the last wall. */
export const ring = ({ names, across, up, along, material, glue }: Ring) => {
  const { walls } = caseAllowance('proportional', material, across);
  const widths = [across, up, across, up].map((inside, k) => inside + walls[k]!);
  const [first, ...others] = names.map((name, k) => ({ name, width: widths[k]! }));
  const tube = sleeve(along, [first!, ...others], glueFlap({ height: along, width: glue }));
  return names[0] === 'bottom' ? { ...tube, trunkIs: 'base' as const } : tube;
};

/** The walls of a ring that is open at the ends of the box, and of one open at its sides. */
export const ENDS_OPEN = ['bottom', 'front', 'top', 'back'] as const;
export const SIDES_OPEN = ['bottom', 'right', 'top', 'left'] as const;

/** Sizes and limits of a box of rings. */
export const slideSizes = {
  group: 'special_boxes',
  closure: 'separate_lid',
  size: insideSizes([300, [60, 1500]], [200, [60, 1200]], [100, [40, 1000]]),
  board: [3, [0.8, 7]],
  sizeLimits: leastBoards({ length: 12, width: 12, height: 12 }),
} as const;

/** The joint of a ring, on a wall of this height and length. */
export const ringJoint = (inside: number, along: number, material: number) =>
  mm(usualJoint(material), [12, Math.min(60, inside - 2 * material, along)], 'Width of the glue flap');
