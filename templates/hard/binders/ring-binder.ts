import {
  box,
  type CoverCase,
  type Cutout,
  circle,
  coverCaseParts,
  LINING,
  mm,
  type Part,
  type Point,
  when,
} from '../../../src/author/index.ts';
import { coverCaseExceptions } from '../cover-case.ts';

const linings = ['back', 'spine', 'front'];

/** From the hinge to the rivets of a mechanism on the back, in mm. */
const FROM_HINGE = 25;

/** Middle of the finger hole above the foot of the spine, and what must be free from the foot to the first rivet, in mm. */
const [FINGER, TO_RIVET] = [45, 75];

/**
 * Ring binder: two covers and a spine in one sheet of paper, lined inside. The two rivets of the mechanism go through the spine
 * or the back; a hole in the spine takes a finger. All holes go through paper, board and lining.
 *
 *   ┌──────────┬─┬────┬─┬──────────┐
 *   │   back   │ │    │ │  front   │
 *   │          │ │ ○  │ │          │
 *   └──────────┴─┴────┴─┴──────────┘
 */
export default box('rigid', {
  name: 'Ring binder',
  about: 'Two covers and a spine of greyboard in paper, for a ring mechanism.',
  group: 'binders',
  from: [
    'house',
    'a case by the rules of binding; where rivets and finger hole lie is decided here, two rivets 80 apart',
  ],
  ids: ['becf-30301'],

  size: {
    length: mm(230, [100, 500], 'Width of the covers'),
    width: mm(100, [30, 200], 'Width of the spine'),
    height: mm(320, [200, 600], 'Height of covers and spine'),
  },
  choices: { mechanism: ['back', 'spine'], finger_hole: ['spine', 'none'] },

  options: ({ width, height, material }, { finger_hole }) => ({
    hinge: mm(Math.max(8, 2 * material + 2), [1.5 * material + 2, 2 * material + 12], 'Between two boards, laid flat'),
    paper: mm(0.15, [0.05, 0.4], 'Thickness of the paper'),
    turn_in: mm(15, [3.5 * material + 2, 25], 'How far the paper reaches beyond the boards, over their edge and in'),
    hole_distance: mm(80, [30, height - 2 * TO_RIVET], 'From one rivet to the other'),
    hole_diameter: mm(5, [3, 8], 'Diameter of the holes for the rivets'),
    ...when(finger_hole === 'spine', {
      finger_hole: mm(
        Math.min(25, width - 10),
        [15, Math.min(35, width - 10)],
        'Diameter of the hole in the spine to pull the binder out by',
      ),
    }),
  }),

  build(values, { mechanism, finger_hole: asked }): readonly Part[] {
    const {
      length,
      width,
      height,
      material: board,
      hinge,
      paper,
      turn_in,
      hole_distance,
      hole_diameter,
      finger_hole,
    } = values;
    const box: CoverCase = {
      across: height,
      boards: [
        { name: 'back', depth: length },
        { name: 'spine', depth: width },
        { name: 'front', depth: length },
      ],
      hinges: [
        { width: hinge, folds: [0, 90] },
        { width: hinge, folds: [90, 0] },
      ],
      board,
      paper,
      reach: { head: turn_in, fore: turn_in },
    };
    // In a frame of a board that begins where the board does; the lining lies the other way round.
    const through = (on: string, x: number, y: number, diameter: number): Readonly<Record<string, Cutout>> => {
      const hole = (panel: string, at: Point): Cutout => ({ on: panel, ring: circle(at, diameter / 2), line: 'cut' });
      return {
        case_cover: hole(on, [x, y + (on === 'back' ? paper : 0)]),
        [`${on}_board`]: hole('board', [x, y]),
        [`${on}_lining`]: hole('lining', [height - LINING - x, y - LINING]),
      };
    };
    const rivets = [-1, 1].map((side) =>
      through(
        mechanism,
        (height + side * hole_distance) / 2,
        mechanism === 'back' ? length - FROM_HINGE : width / 2,
        hole_diameter,
      ),
    );
    const holes = [...rivets, ...(asked === 'spine' ? [through('spine', FINGER, width / 2, finger_hole)] : [])];
    const pierced = [...new Set(holes.flatMap(Object.keys))];
    const cutouts = Object.fromEntries(pierced.map((part) => [part, holes.flatMap((hole) => hole[part] ?? [])]));
    const gauges = [
      { name: 'length', panel: 'back', along: 'y', span: [paper, paper + length] },
      { name: 'width', panel: 'spine', along: 'y' },
      { name: 'height', panel: 'front', along: 'x', span: [0, height] },
      { name: 'hinge', panel: 'back-hinge', along: 'y' },
    ] as const;
    return coverCaseParts(box, { linings, gauges, cutouts });
  },

  exceptions: coverCaseExceptions({
    boards: ['back', 'spine', 'front'],
    stand: [
      ['spine', 'back'],
      ['spine', 'spine'],
    ],
    linings,
  }),
});
