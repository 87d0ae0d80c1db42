import { arc, type Curve, mapCurve, mm, type Point, straight } from '../../src/author/index.ts';
import { type Opening, tear } from './opening.ts';
import { usualJoint } from './usual.ts';

/** Least height of the front that remains, and of the part torn off above it. */
const [BELOW, ABOVE] = [15, 25] as const;

/** Length of the level part of the line beyond the glue flap. */
const BESIDE = 2;

/** A side wall of this width, the front on its left: level from the front beyond the glue flap, then up to the upper end of the back. */
const side = (width: number, level: number, low: number, high: number): Curve[] => {
  const [dx, dy] = [width - level, high - low];
  return [
    straight([0, low], [level, low]),
    {
      kind: 'cubic',
      from: [level, low],
      c1: [level + 0.6 * dx, low],
      c2: [width - 0.35 * dx, high - 0.35 * dy],
      to: [width, high],
    },
  ];
};

const mirrored = (curves: readonly Curve[], width: number): Curve[] =>
  curves.map((curve) => mapCurve(curve, ([x, y]: Point): Point => [width - x, y], -1));

/** A line across the front and up both sides to the upper end of the back. Above it a hood comes off; the rest is a low-fronted display. */
export const displayFront: Opening = {
  // It is torn across the joint, with the tongues or the partition that were there.
  withoutJoints: ['flap_with_lock', 'flap_with_separator'],
  within: () => ({ width: { min: 26 }, height: { min: 60 } }),
  options: ({ width, height }) => {
    // The line is level where it is torn through the glue flap as well.
    const widest = Math.min(width / 2, height / 1.5);
    return {
      glue_flap: mm(15, [6, widest], 'Width of the glue flap'),
      front_height: mm(0.4 * height, [BELOW, height - ABOVE], 'Height of the front that stays on the shelf'),
    };
  },
  walls: ({ length, width, last, height, front_height, glue_flap }) => {
    // Radius of the half circle in the front where a thumb is pushed in, on a front this long.
    const [low, level, r] = [front_height!, glue_flap! + BESIDE, Math.min(10, length / 6)];
    return {
      front: [tear(straight([0, low], [length, low])), tear(arc([length / 2 + r, low], [length / 2 - r, low], 1))],
      right: [tear(...side(width, level, low, height))],
      left: [tear(...mirrored(side(last, level, low, height), last))],
    };
  },
  seam: ({ front_height }) => [front_height!],
};

/** The same on a case, whose back is torn across as well: all upper flaps come off. */
export const tearAwayHood: Opening = {
  ...displayFront,
  within: () => ({ width: { min: 80 }, height: { min: 100 } }),
  options: ({ width, height, material }) => ({
    glue_flap: mm(usualJoint(material), [20, Math.min(width / 2, height / 2)], 'Width of the glue flap'),
    front_height: mm(0.4 * height, [40, height / 2], 'Height of the front that stays on the shelf'),
    back_height: mm(0.8 * height, [0.6 * height, height - ABOVE], 'Height of the back that stays on the shelf'),
  }),
  walls: (values) => {
    const { first: length = 0, second: width = 0, third = 0, back_height: height = 0 } = values;
    const walls = displayFront.walls({ ...values, length, width, height }, {});
    return { ...walls, back: [tear(straight([0, height], [third, height]))] };
  },
};
