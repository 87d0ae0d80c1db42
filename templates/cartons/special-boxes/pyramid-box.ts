import { box, mm } from '../../../src/author/index.ts';
import { PYRAMID_WEB, pyramid, pyramidFaces } from './pyramid-panels.ts';

const LEAST_RIBBON_HOLE_MM = 2;

/** The least height with space for the smallest hole over a side, in mm. Hole and webs take half a face, which is side / edge · slant. */
const lowestPyramid = (side: number): number => {
  const [half, room] = [side / 2, 2 * (LEAST_RIBBON_HOLE_MM + 2 * PYRAMID_WEB)];
  return Math.sqrt(Math.max(0, ((room * half) / Math.sqrt(half ** 2 - room ** 2)) ** 2 - half ** 2));
};

/** Four faces rise from a square floor to a ribboned tip. Wings on front and back lie behind the others, creased further out by a board. */
export default box('carton', {
  name: 'Pyramid box',
  about: 'Pyramid over a square floor, with its four tips tied by a ribbon.',
  open: 'holes for its ribbon next to the tied tip',
  group: 'special_boxes',
  from: 'house: a pyramid over a square; wings of our own on front and back; the creases of the other faces are further out by the board of the wings',
  ids: ['becf-11e12'],
  size: {
    length: mm(105, [45, 500], 'Side of the square floor, between front and back'),
    height: mm(40, [15, 600], 'Height of the tip above the floor'),
  },
  board: [0.5, [0.1, 1]],
  sizeLimits: ({ length }) => ({ height: { min: Math.max(0.3 * length, lowestPyramid(length)), max: 1.5 * length } }),
  options: ({ length, height }) => {
    const { slant, tip } = pyramidFaces(length, height);
    // The hole, its webs and the rounding of the tip take at most half of a face. The outer maximum keeps the range valid despite
    // rounding errors.
    const hole = Math.max(LEAST_RIBBON_HOLE_MM, Math.min(8, (slant / 2) * Math.sin(tip) - 2 * PYRAMID_WEB));
    return {
      hole_diameter: mm(5, [LEAST_RIBBON_HOLE_MM, hole], 'Diameter of the ribbon holes'),
      tip_radius: mm(3, [1, 4], 'Radius of the tips'),
      wing: mm(Math.min(Math.max(8, length / 20), length / 8), [4, length / 6], 'Width of the wings'),
    };
  },
  labels: { length: 'floor.y', wing: 'back.right-wing.y' },
  build: (values) => pyramid(values),
});
