import {
  angle,
  box,
  type CoverCase,
  coverCaseParts,
  insideShare,
  mm,
  type Part,
  pen,
} from '../../../src/author/index.ts';
import { coverCaseExceptions } from '../cover-case.ts';

/** The strip of the strut that is glued to the back; the strut at its top, and the wing there, in mm. */
const [STRIP, TOP, WING] = [35, 30, 25];

/** Between the wing and the back, and the strip, in mm. */
const PLAY = 0.5;

/** How far the foot of a strut of this height reaches behind the poster, in mm; folded flat it stays behind it. */
const depthOf = (length: number, strut: number): number => Math.min(0.4 * strut, length / 2 - 15);

/**
 * Poster with an easel back: a board in paper, lined behind, and a strut of board with a strip that is glued to
 * its back. The strut turns out square to the back, about a groove; the wing at its top is folded
 * over and stands against the back, so that it stays there. The foot is cut at an angle, and the poster leans by what that is
 * less than square.
 *
 *   ┌──────────────┐     ┌───┬──┐ wing
 *   │              │     │   ├──┤
 *   │    poster    │     │   ╎   ╲
 *   │              │     │   ╎    ╲
 *   └──────────────┘     └───┴─────┘ foot
 */
export default box('rigid', {
  name: 'Easel-back poster',
  about: 'Covered board with a strut behind it to stand on.',
  group: 'display_materials',
  from: ['house', 'our own construction: how high and deep the strut is, and how it is held, is decided here'],
  ids: ['becf-30701'],

  size: {
    length: mm(1000, [120, 1500], 'Width of the poster'),
    width: mm(700, [150, 1500], 'Height of the poster'),
  },

  options: ({ width, material }) => ({
    strut_height: mm(0.7 * width, [0.5 * width, 0.9 * width], 'Height of the strut'),
    foot_angle: angle(80, [72, 86], 'Between the back of the poster and the ground'),
    paper: mm(0.15, [0.05, 0.4], 'Thickness of the paper'),
    turn_in: mm(15, [3.5 * material + 2, 25], 'How far the paper reaches beyond the board, over its edge and in'),
  }),

  build({ length, width, material: board, strut_height, foot_angle, paper, turn_in }): readonly Part[] {
    const poster: CoverCase = {
      across: length,
      boards: [{ name: 'poster', depth: width }],
      hinges: [],
      board,
      paper,
      reach: { head: turn_in, fore: turn_in },
    };
    const depth = depthOf(length, strut_height);
    const lean = Math.tan(((90 - foot_angle) * Math.PI) / 180);
    // Folded over, it reaches round the edge of the strip to the back.
    const wing = pen('wing', TOP - board - PLAY, { phase: 5 })
      .to(TOP - board - PLAY, WING)
      .to(-board, WING)
      .to(-board, board + PLAY)
      .to(0, board + PLAY)
      .close();
    // Its seat is the groove, from the top down.
    const strut = pen('strut', strut_height, { role: 'wall', fold: -90, phase: 4 })
      .to(strut_height - depth * lean, depth)
      .to(0, TOP)
      .hang(0, board + PLAY, wing, 'half-cut')
      .close();
    const [cover, ...behind] = coverCaseParts(poster, {
      cover: 'poster_cover',
      linings: ['poster'],
      gauges: [
        { name: 'length', panel: 'poster', along: 'x', span: [0, length] },
        { name: 'width', panel: 'poster', along: 'y', span: [paper, paper + width] },
      ],
      cutouts: {},
    });
    return [
      { ...cover!, blank: { ...cover!.blank, trunkIs: 'front', lean: 90 - foot_angle } },
      ...behind,
      {
        id: 'strut_board',
        name: 'strut board',
        category: 'carton',
        blank: {
          trunk: pen('strip', STRIP, { role: 'wall' })
            .hang(STRIP, strut_height, strut, 'half-cut')
            .to(0, strut_height)
            .close(),
          base: { line: 'cut' },
          rises: 'up',
          thickness: board,
          inside: insideShare.hard,
          joins: [
            { by: 'glue', a: 'strip', b: 'poster_lining:lining' },
            { by: 'lock', a: 'strut.wing', b: 'poster_lining:lining' },
          ],
          gauges: [{ name: 'strut_height', panel: 'strip', along: 'y' }],
          inner: [],
        },
        // On the lining, its groove in the middle, its foot on the ground on which the poster stands with its lower edge behind.
        placement: {
          pose: [-1, 0, 0, length / 2 + STRIP, 0, 1, 0, 2 * paper * lean - paper, 0, 0, -1, -(2 * board + 3 * paper)],
          approach: [0, 0, -(depth + 60)],
        },
      },
    ];
  },

  exceptions: coverCaseExceptions({ cover: 'poster_cover', boards: ['poster'], stand: [], linings: ['poster'] }),
});
