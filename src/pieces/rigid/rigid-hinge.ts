import { insideShare, type Part } from '../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import type { RigidTray } from './rigid-tray.ts';

/** How much shorter the strip is than the walls it lies on, at each end, in mm. */
const SHORT = 3;

/**
 * The paper hinge of two covered trays that close rim on rim: a strip of two leaves outside on the backs of
 * both, which turns about the line between the rims. `leaf`: height of each, in mm.
 *
 * The trays are called base and lid. The hinge lies over the lower edge of the base's sheet and the upper edge of the lid's, which is
 * upside down: then both read upright from the other side.
 */
export const rigidHinge = ({ length, height, board, paper }: RigidTray, leaf: number): Part => {
  const along = length + 2 * board;
  const seat = along - 2 * SHORT;
  return {
    id: 'hinge',
    name: 'hinge',
    category: 'cover',
    blank: {
      trunk: rectangle('lower', seat, leaf, {
        role: 'wall',
        top: rectangle('upper', seat, leaf, { role: 'wall', fold: 0 }),
      }),
      base: { line: 'cut' },
      rises: 'up',
      thickness: paper,
      inside: insideShare.carton,
      joins: [
        { by: 'glue', a: 'lower', b: 'base_cover:front' },
        { by: 'glue', a: 'upper', b: 'lid_cover:back' },
      ],
      gauges: [{ name: 'hinge', panel: 'lower', along: 'y' }],
      inner: [],
    },
    // It stands behind the base, its crease on top of the paper on the rim.
    placement: {
      pose: [-1, 0, 0, along - SHORT, 0, 0, -1, -paper, 0, -1, 0, leaf - (board + height + paper)],
      approach: [0, -(2 * height + 100), 0],
    },
  };
};
