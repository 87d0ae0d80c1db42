import {
  box,
  circle,
  count,
  coverCaseParts,
  mm,
  part,
  placed,
  roundedCard,
  turnFaceDown,
} from '../../../src/author/index.ts';
import { caseTurnIn, paper } from '../paper.ts';

/** Thickness of a leaf, in mm. It does not affect the drawing. */
const LEAF = 0.4;

/** Leaves of thin board between two lined covers fan out about one rivet in a corner, which goes through beside what is turned in. */
export default box('rigid', {
  name: 'Fan deck of swatches',
  about: 'Leaves between two covered boards, on a rivet in one corner.',
  group: 'swatch_cards',
  from: 'house: our own construction: covers as for a case, leaves with round corners; not based on a drawing or code',
  ids: ['becf-30600'],
  size: { length: mm(295, [100, 500], 'Length of the covers'), width: mm(115, [70, 300], 'Width of the covers') },
  board: [2, [0.8, 3], 'Thickness of the greyboard of the covers'],
  options: ({ material }) => ({
    number_of_pages: count(5, [1, 20], 'Number of leaves'),
    corner_radius: mm(6, [1, 15], 'Radius of the corners of the leaves'),
    hole_diameter: mm(6, [3, 10], 'Diameter of the hole for the rivet'),
    paper: { ...paper, about: 'Thickness of the paper of the covers' },
    turn_in: caseTurnIn(material, 20),
  }),
  build({ length, width, material: board, number_of_pages, corner_radius, hole_diameter, paper, turn_in }) {
    const reach = { head: turn_in, fore: turn_in };
    const ring = (at: readonly [number, number]) => circle(at, hole_diameter / 2);
    // Board stays between the rivet and the paper turned in; the covers stand out beyond the leaves.
    const [margin, square] = [turn_in + hole_diameter / 2 + 3, 2];
    const cover = (name: string, x: number) =>
      coverCaseParts(
        { across: length, boards: [{ name, depth: width }], hinge: 0, board, paper, reach },
        {
          cover: `${name}_cover`,
          linings: [[name]],
          labels: { length: [`${name}.x`, 0, length], width: [`${name}.y`, paper, paper + width] },
          holes: [{ on: name, at: [x, margin], ring }],
        },
      );
    const inside = board + 3 * paper;
    const rivet = ring([margin - square, margin - square]);
    const card = roundedCard(length - 2 * square, width - 2 * square, corner_radius, [rivet]);
    const top = width + paper - square - corner_radius;
    // The leaves and the front stay above the back until all parts are folded.
    const leaf = (k: number) => {
      const at = placed([square, top, -(inside + (k + 1) * LEAF)], [0, 0, -(60 + k * 15)], [0, -1, 0], [1, 0, 0]);
      return part(`leaf_${k + 1}`, { ...card, thickness: LEAF, inside: 0 }, at);
    };
    // Seen from its printed side, the front has the rivet on the other side.
    const front = cover('front', length - margin).map((piece) =>
      turnFaceDown(piece, length, 2 * inside + number_of_pages * LEAF, 120 + number_of_pages * 15),
    );
    return [...cover('back', margin), ...Array.from({ length: number_of_pages }, (_, k) => leaf(k)), ...front];
  },
});
