import { caseAllowance, glueFlap, type InnerSizes, leastBoards, mm, sleeve } from '../../src/author/index.ts';
import { insideSizes } from '../sizes.ts';
import { usualJoint } from '../tube/usual.ts';

/**
 * Rings of four walls by where they are open: the names of the walls, and the sizes of the cavity between the 2nd and 4th wall, between the
 * 1st and 3rd, and along them.
 */
export const RINGS = {
  ends: {
    names: ['bottom', 'front', 'top', 'back'],
    across: 'width',
    up: 'height',
    along: 'length',
    labels: { length: 'top.x', width: 'top.y', height: 'front.y' },
  },
  sides: {
    names: ['bottom', 'right', 'top', 'left'],
    across: 'length',
    up: 'height',
    along: 'width',
    labels: { length: 'top.y', width: 'top.x', height: 'right.y' },
  },
  walls: {
    names: ['front', 'right', 'back', 'left'],
    across: 'length',
    up: 'width',
    along: 'height',
    labels: { length: 'front.y', width: 'right.y', height: 'front.x' },
  },
} as const;

export type RingName = keyof typeof RINGS;
type Cavity = Readonly<Record<'length' | 'width' | 'height', number>>;

/** A ring round a cavity of these sizes, in mm, which it states; allowances of a case, whose glue flap lies inside the last wall. */
export const ring = (name: RingName, cavity: Cavity, material: number, glue: number) => {
  const { names, across, up, along } = RINGS[name];
  const { walls } = caseAllowance('proportional', material, cavity[across]);
  const widths = [across, up, across, up].map((size, k) => cavity[size] + walls[k]!);
  const [first, ...others] = names.map((wall, k) => ({ name: wall, width: widths[k]! }));
  const tube = sleeve(cavity[along], [first!, ...others], glueFlap({ height: cavity[along], width: glue }));
  const inner: InnerSizes = { [across]: `${names[1]}|${names[3]}`, [up]: `${names[0]}|${names[2]}` };
  return { ...tube, ...(name !== 'walls' && { trunkIs: 'base' as const }), inner };
};

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
