import {
  box,
  type CoverCase,
  type Cutout,
  circle,
  coverCaseParts,
  type Gauge,
  LINING,
  mm,
  type Part,
  type Point,
} from '../../../src/author/index.ts';
import { coverCaseExceptions } from '../cover-case.ts';

/** What the paper that is turned in needs at least, in mm: more than the cut across the corner takes from it. */
const leastTurnIn = (board: number): number => 3.5 * board + 2;

const shared = {
  group: 'swatch_cards',
} as const;

const size = (height: number, about: string) => ({
  length: mm(295, [120, 600], 'Length of the covers, along the spine'),
  width: mm(115, [60, 400], 'Width of the covers'),
  height: mm(height, [12, 80], about),
  material: mm(2, [0.8, 3], 'Thickness of the greyboard'),
});

const paperOptions = (material: number) => ({
  paper: mm(0.15, [0.05, 0.4], 'Thickness of the paper'),
  turn_in: mm(15, [leastTurnIn(material), 22], 'How far the paper reaches beyond the boards, over their edge and in'),
});

const coverGauges = (paper: number, width: number, length: number): Gauge[] => [
  { name: 'length', panel: 'back', along: 'x', span: [0, length] },
  { name: 'width', panel: 'back', along: 'y', span: [paper, paper + width] },
];

/**
 * Folding swatch card with a spine: two covers and a spine of board in one sheet of paper, lined inside, where the swatches are stuck.
 *
 *   ┌──────────┬─┬──┬─┬──────────┐
 *   │   back   │ │  │ │  front   │
 *   └──────────┴─┴──┴─┴──────────┘
 */
export const withSpine = box('rigid', {
  ...shared,
  name: 'Folding swatch card with spine',
  about: 'Two covers and a spine of greyboard in paper, for swatches stuck inside.',
  from: ['house', 'a case by the rules of binding; no drawing or code stands behind it'],
  ids: ['becf-30602'],
  size: size(25, 'Width of the spine: thickness of the closed card'),

  options: ({ material }) => ({
    hinge: mm(Math.max(6, 2 * material + 2), [1.5 * material + 2, 2 * material + 8], 'Between two boards, laid flat'),
    ...paperOptions(material),
  }),

  build({ length, width, height, material: board, hinge, paper, turn_in }): readonly Part[] {
    const box: CoverCase = {
      across: length,
      boards: [
        { name: 'back', depth: width },
        { name: 'spine', depth: height },
        { name: 'front', depth: width },
      ],
      hinges: [
        { width: hinge, folds: [0, 90] },
        { width: hinge, folds: [90, 0] },
      ],
      board,
      paper,
      reach: { head: turn_in, fore: turn_in },
    };
    const gauges: Gauge[] = [
      ...coverGauges(paper, width, length),
      { name: 'height', panel: 'spine', along: 'y' },
      { name: 'hinge', panel: 'back-hinge', along: 'y' },
    ];
    return coverCaseParts(box, { linings: ['back', 'spine', 'front'], gauges, cutouts: {} });
  },

  exceptions: coverCaseExceptions({
    boards: ['back', 'spine', 'front'],
    stand: [
      ['spine', 'back'],
      ['spine', 'spine'],
    ],
    linings: ['back', 'spine', 'front'],
  }),
});

/** Rivets, how many and how far from the foot and head of the back and from its spine, in mm. */
const RIVETS = { count: 4, from: 35, spine: 10 } as const;

/**
 * Swatch card with a soft spine: two covers of board in one sheet of paper, which alone is the spine
 * between them. The swatches are riveted to the back along the spine.
 *
 *   ┌──────────┬────┬──────────┐
 *   │   back  ∘│    │  front   │
 *   └──────────┴────┴──────────┘
 */
export const softSpine = box('rigid', {
  ...shared,
  name: 'Swatch card with soft spine',
  about: 'Two covers of greyboard in paper, for swatches riveted to the back.',
  from: [
    'house',
    'a case by the rules of binding; that its third size is a spine of paper, and where rivets are, is our reading',
  ],
  ids: ['becf-30603'],
  size: size(20, 'Width of the spine: thickness of the closed card'),

  options: ({ material }) => ({
    hole_diameter: mm(6, [3, 8], 'Diameter of the holes for the rivets'),
    ...paperOptions(material),
  }),

  build({ length, width, height, material: board, hole_diameter, paper, turn_in }): readonly Part[] {
    const box: CoverCase = {
      across: length,
      boards: [
        { name: 'back', depth: width },
        { name: 'front', depth: width },
      ],
      hinges: [{ width: height, folds: [90, 90] }],
      board,
      paper,
      reach: { head: turn_in, fore: turn_in },
    };
    const step = (length - 2 * RIVETS.from) / (RIVETS.count - 1);
    const rivets = (on: string, x: number, y: number): Cutout[] =>
      Array.from({ length: RIVETS.count }, (_, k): Point => [RIVETS.from + k * step - x, width - RIVETS.spine + y]).map(
        (at) => ({ on, ring: circle(at, hole_diameter / 2), line: 'cut' }),
      );
    const cutouts = {
      case_cover: rivets('back', 0, paper),
      back_board: rivets('board', 0, 0),
      back_lining: rivets('lining', LINING, -LINING),
    };
    const gauges: Gauge[] = [...coverGauges(paper, width, length), { name: 'height', panel: 'back-hinge', along: 'y' }];
    return coverCaseParts(box, { linings: ['back', 'front'], gauges, cutouts });
  },

  exceptions: coverCaseExceptions({
    boards: ['back', 'front'],
    stand: [
      ['back', 'back'],
      ['front', 'back'],
    ],
    linings: ['back', 'front'],
  }),
});
