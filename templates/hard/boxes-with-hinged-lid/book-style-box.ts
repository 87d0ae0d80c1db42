import {
  box,
  type CoverCase,
  type CoverCasePlace,
  type Cutout,
  circle,
  coverCaseParts,
  coveredTray,
  LINING,
  mm,
  type Part,
  type Point,
  type RigidTray,
  stadium,
  trayInner,
  when,
} from '../../../src/author/index.ts';
import { coverCaseExceptions } from '../cover-case.ts';

/** Boards that are lined inside. */
const linings = ['lid', 'flap'];

/** Between the lower edge of the flap and the base it stands over, in mm. */
const OVER_BASE = 1;

/** The slot a ribbon is drawn through, and how far it lies from the front of the base, in mm. */
const RIBBON = { length: 12, width: 2, from: 30 } as const;

/** Middle of a magnet from head and tail, in mm. */
const MAGNET = 25;

/** Paper turned in must reach further than the cut across the corner takes from it, which grows with the board; in mm. */
const leastTurnIn = (board: number): number => 2.5 * board + 2;

/**
 * Book-style box: a covered tray stands in a case of base, spine, lid and flap; the flap
 * comes down in front of the tray, over the edge of the base. It is held by two magnets let into flap and tray,
 * or tied with a ribbon drawn through flap and base. Lid and flap are lined.
 *
 * The boards lie a joint apart, and the spine is as high as the box over all, as in case binding. The
 * tray is put into the closed case from the side in our pictures; in fact it is glued to the open base.
 *
 *        ┌──────┐
 *   ┌────┼──────┼────┐      │  flap  │
 *   │    │ tray │    │      │  lid   │
 *   └────┼──────┼────┘      │ spine  │
 *        └──────┘           │  base  │
 */
export default box('rigid', {
  name: 'Book-style rigid box',
  about: 'Covered tray in a case of four boards, whose flap closes in front with magnets or a ribbon.',
  group: 'boxes_with_hinged_lid',
  from: [
    'house',
    'tray and case by the rules of set-up box making and case binding; no drawing or code stands behind it',
  ],
  ids: { 'becf-3020a': {}, 'becf-3020b': { choices: { closing: 'ribbon' } } },

  size: {
    length: mm(200, [70, 600], 'Length inside the tray'),
    width: mm(100, [60, 500], 'Width inside the tray, front to back'),
    height: mm(50, [25, 250], 'Height inside the tray'),
  },
  order: ['length', 'width'],
  sizeLimits: ({ length, material }, { closing }) => ({
    width: { max: length },
    // The slot in the flap lies clear of the paper turned in there.
    ...(closing === 'ribbon' && { height: { min: 2 * (leastTurnIn(material) + RIBBON.width) } }),
  }),
  choices: { closing: ['magnets', 'ribbon'] },

  options: ({ height, material }, { closing }) => {
    const deepest = Math.min(20, closing === 'ribbon' ? height / 2 - RIBBON.width : height - 5);
    return {
      hinge: mm(
        Math.max(6, 2 * material + 2),
        [1.5 * material + 2, 2 * material + 8],
        'Between two boards of the case, laid flat',
      ),
      square: mm(2, [0, 5], 'How far the case stands out at the sides of the tray'),
      paper: mm(0.15, [0.05, 0.4], 'Thickness of the paper'),
      turn_in: mm(
        15,
        [leastTurnIn(material), deepest],
        'How far the paper goes in over the boards of the case, and down inside the tray',
      ),
      clearance: mm(0.5, [0.1, 3], 'Play between the tray and lid or flap'),
      ...when(closing === 'magnets', {
        magnet: mm(Math.min(15, height / 2), [4, Math.min(20, height / 2)], 'Diameter of the magnets'),
      }),
    };
  },

  build(values, { closing }): readonly Part[] {
    const { length, width, height, material: board, hinge, square, paper, turn_in: turnIn, clearance, magnet } = values;
    const tray: RigidTray = { length, width, height, board, paper, turnIn };
    // The tray in its paper, doubled on the short sides.
    const outer = {
      length: length + 2 * board + 4 * paper,
      width: width + 2 * (board + paper),
      height: height + board + 2 * paper,
    };
    // Inside, each board has two papers on it, one turned in over the other at the corners; lid and flap a lining, too.
    const [inside, lined] = [board + 2 * paper, board + 3 * paper];
    const back = outer.width + inside + clearance + lined + paper;
    const spine = inside + outer.height + clearance + lined;
    const box: CoverCase = {
      across: outer.length + 2 * square,
      boards: [
        { name: 'base', depth: back - hinge - paper },
        { name: 'spine', depth: spine },
        { name: 'lid', depth: back - 2 * hinge - paper },
        // Its paper hangs below it, doubled at the corners.
        { name: 'flap', depth: spine - inside - OVER_BASE - 2 * paper },
      ],
      hinges: [
        { width: hinge, folds: [0, 90] },
        { width: hinge, folds: [90, 0] },
        { width: hinge, folds: [0, 90] },
      ],
      board,
      paper,
      reach: { head: board + turnIn, fore: board + turnIn },
    };
    const place: CoverCasePlace = {
      at: [(length + 2 * board - box.across) / 2, -(2 * paper + lined + clearance), paper + inside],
      approach: [box.across + 2 * height + 100, 0, 0],
    };
    const flap = box.boards[3]!.depth;
    const [middle, half] = [box.across / 2, flap / 2];
    const slot = (on: string, at: Point): Cutout => ({
      on,
      ring: stadium(at, RIBBON.length, RIBBON.width),
      line: 'cut',
    });
    // Let in half through the board, as deep as the magnet is thick.
    const pair = (on: string, from: number, to: number, y: number): Cutout[] =>
      [from, to].map((x) => ({ on, ring: circle([x, y], magnet / 2), line: 'half-cut' }));
    const front = length + 2 * board - place.at[0] - MAGNET;
    const cutouts: Readonly<Record<string, readonly Cutout[]>> =
      closing === 'magnets'
        ? {
            flap_board: pair('board', MAGNET, box.across - MAGNET, half),
            tray_board: pair('front', length + 2 * board - front, front, spine - half - inside - paper),
          }
        : {
            case_cover: [slot('base', [middle, paper + RIBBON.from]), slot('flap', [middle, half])],
            base_board: [slot('board', [middle, RIBBON.from])],
            flap_board: [slot('board', [middle, half])],
            flap_lining: [slot('lining', [middle - LINING, half - LINING])],
          };
    const { tray_board = [], ...onCase } = cutouts;
    const gauges = [{ name: 'hinge', panel: 'base-hinge', along: 'y' }] as const;
    return [
      ...coveredTray('tray', tray, { inner: trayInner }).map((part) =>
        part.id === 'tray_board' ? { ...part, blank: { ...part.blank, cutouts: tray_board } } : part,
      ),
      ...coverCaseParts(box, { linings, gauges, cutouts: onCase }, place),
    ];
  },
  exceptions: coverCaseExceptions({
    boards: ['base', 'spine', 'lid', 'flap'],
    stand: [
      ['spine', 'base'],
      ['spine', 'spine'],
      ['flap', 'lid'],
    ],
    linings,
  }),
});
