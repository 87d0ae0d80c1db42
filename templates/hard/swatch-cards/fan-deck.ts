import {
  box,
  type CoverCase,
  type Cutout,
  circle,
  count,
  coverCaseParts,
  insideShare,
  LINING,
  mm,
  type Part,
  type Point,
  roundedCard,
} from '../../../src/author/index.ts';
import { coverCaseExceptions } from '../cover-case.ts';

/** How far the covers stand out beyond the leaves, and board between a rivet and paper turned in, in mm. */
const [SQUARE, BESIDE] = [2, 3];

/** Thickness of a leaf in mm: its board shows nowhere in the drawing. */
const LEAF = 0.4;

/** How far above the back the leaves and the front wait until all is folded, and from one another, in mm. */
const [ABOVE, APART] = [60, 15];

/** Turned face down about the middle of the back, its print this far above that of the back. */
const faceDown = (part: Part, across: number, height: number, comes: number): Part => {
  const [a = 1, b = 0, c = 0, x = 0, d = 0, e = 1, f = 0, y = 0, g = 0, h = 0, i = 1, z = 0] =
    part.placement?.pose ?? [];
  return {
    ...part,
    placement: {
      ...part.placement,
      pose: [-a, -b, -c, across - x, d, e, f, y, -g, -h, -i, -height - z],
      approach: [0, 0, -comes],
    },
  };
};

/**
 * Fan deck: leaves of thin board between two covered boards, all on one rivet in a corner, about which they fan
 * out. The covers are a board in paper, lined; the rivet goes through beside what is turned in.
 *
 *   ┌──────────────────┐
 *   │ ∘     front      │
 *   └──────────────────┘
 *   ╭──────────────────╮
 *   │ ∘     leaf       │  …
 *   ╰──────────────────╯
 *   ┌──────────────────┐
 *   │ ∘     back       │
 *   └──────────────────┘
 */
export default box('rigid', {
  name: 'Fan deck of swatches',
  about: 'Leaves between two covered boards, on a rivet in one corner.',
  group: 'swatch_cards',
  from: [
    'house',
    'our own construction: covers as of a case, leaves with round corners; no drawing or code stands behind it',
  ],
  ids: ['becf-30600'],

  size: {
    length: mm(295, [100, 500], 'Length of the covers'),
    width: mm(115, [70, 300], 'Width of the covers'),
  },
  board: [2, [0.8, 3], 'Thickness of the greyboard of the covers'],

  options: ({ material }) => ({
    number_of_pages: count(5, [1, 20], 'How many leaves there are'),
    corner_radius: mm(6, [1, 15], 'Radius of the corners of the leaves'),
    hole_diameter: mm(6, [3, 10], 'Diameter of the hole for the rivet'),
    paper: mm(0.15, [0.05, 0.4], 'Thickness of the paper of the covers'),
    turn_in: mm(15, [3.5 * material + 2, 20], 'How far the paper reaches beyond the boards, over their edge and in'),
  }),

  build(values): readonly Part[] {
    const { length, width, material: board, number_of_pages, corner_radius, hole_diameter, paper, turn_in } = values;
    const box = (name: string): CoverCase => ({
      across: length,
      boards: [{ name, depth: width }],
      hinges: [],
      board,
      paper,
      reach: { head: turn_in, fore: turn_in },
    });
    const margin = turn_in + hole_diameter / 2 + BESIDE;
    const hole = (on: string, [x, y]: Point): Cutout => ({ on, ring: circle([x, y], hole_diameter / 2), line: 'cut' });
    // Seen on its print, the front has the rivet on the other side; a lining lies the other way round.
    const cover = (name: string, x: number): Part[] =>
      coverCaseParts(box(name), {
        cover: `${name}_cover`,
        linings: [name],
        gauges: [
          { name: 'length', panel: name, along: 'x', span: [0, length] },
          { name: 'width', panel: name, along: 'y', span: [paper, paper + width] },
        ],
        cutouts: {
          [`${name}_cover`]: [hole(name, [x, margin + paper])],
          [`${name}_board`]: [hole('board', [x, margin])],
          [`${name}_lining`]: [hole('lining', [length - LINING - x, margin - LINING])],
        },
      });
    const [along, across] = [length - 2 * SQUARE, width - 2 * SQUARE];
    const inside = board + 3 * paper;
    const page = (k: number): Part => ({
      id: `leaf_${k + 1}`,
      name: `leaf ${k + 1}`,
      category: 'carton',
      blank: {
        ...roundedCard(along, across, corner_radius, [circle([margin - SQUARE, margin - SQUARE], hole_diameter / 2)]),
        thickness: LEAF,
        inside: insideShare.carton,
      },
      placement: {
        pose: [0, 1, 0, SQUARE, -1, 0, 0, width + paper - SQUARE - corner_radius, 0, 0, 1, -(inside + (k + 1) * LEAF)],
        approach: [0, 0, -(ABOVE + k * APART)],
      },
    });
    const front = cover('front', length - margin).map((part) =>
      faceDown(part, length, 2 * inside + number_of_pages * LEAF, 2 * ABOVE + number_of_pages * APART),
    );
    return [...cover('back', margin), ...Array.from({ length: number_of_pages }, (_, k) => page(k)), ...front];
  },

  exceptions: ['back', 'front'].flatMap((name) =>
    coverCaseExceptions({ cover: `${name}_cover`, boards: [name], stand: [], linings: [name] }),
  ),
});
