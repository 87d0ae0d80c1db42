import {
  box,
  coveredTray,
  type Gauge,
  insideShare,
  LINING,
  mm,
  type Part,
  type RigidTray,
  rectangle,
  trayInner,
} from '../../../src/author/index.ts';

/** What the lining of the header is narrower than the tray inside, in mm. */
const NARROWER = 1;

/**
 * Counter display: a covered tray whose back goes on as a header. The paper of the back is turned in
 * over the header on three sides, and a lining covers what is turned in, and the board between, down into the tray.
 *
 * The header's corners are square: paper does not turn in round a small corner of thick board without pleats.
 *
 *        ┌─────────┐
 *        │ header  │        ┌───────┐
 *        ├╌╌╌╌╌╌╌╌╌┤        │lining │
 *   ┌────┼─────────┼────┐   └───────┘
 *   │    │  tray   │    │
 *   └────┼─────────┼────┘
 *        └─────────┘
 */
export default box('rigid', {
  name: 'Covered counter display',
  about: 'Covered tray of greyboard whose back goes on as a header.',
  group: 'display_materials',
  from: ['house', 'grooved board and wrap by the rules of set-up box making; no drawing or code stands behind it'],
  ids: ['becf-30702'],

  size: {
    length: mm(300, [80, 800], 'Length inside, along the header'),
    width: mm(300, [60, 600], 'Width inside, front to back'),
    height: mm(50, [25, 300], 'Height of the tray inside'),
  },

  options: ({ height, material }) => ({
    header_height: mm(200, [50, 600], 'How far the header stands above the tray'),
    paper: mm(0.15, [0.05, 0.4], 'Thickness of the paper'),
    turn_in: mm(
      Math.min(15, height - 5),
      [2.5 * material + 2, Math.min(20, height - 5)],
      'How far the paper goes in at header and rim',
    ),
  }),

  build({ length, width, height, material: board, header_height, paper, turn_in: turnIn }): readonly Part[] {
    const tray: RigidTray = { length, width, height, board, paper, turnIn, header: header_height };
    const [across, up] = [length - NARROWER, header_height + turnIn - LINING];
    const lining: Part = {
      id: 'header_lining',
      name: 'header lining',
      category: 'cover',
      blank: {
        trunk: rectangle('lining', across, up, { role: 'wall' }),
        base: { line: 'cut' },
        rises: 'up',
        thickness: paper,
        inside: insideShare.carton,
        joins: [],
        gauges: [],
        inner: [],
      },
      // It faces the front, on two papers turned in, as deep in the tray as those of the other walls.
      placement: {
        pose: [
          -1,
          0,
          0,
          (length + 2 * board + across) / 2,
          0,
          0,
          -1,
          width + board - 2 * paper,
          0,
          -1,
          0,
          turnIn - height - board,
        ],
        approach: [0, -40, -(2 * header_height + 100)],
      },
    };
    const wall = height + board;
    const gauges: Gauge[] = [
      { name: 'length', panel: 'floor', along: 'x' },
      { name: 'width', panel: 'floor', along: 'y' },
      { name: 'height', panel: 'front', along: 'y' },
      { name: 'header_height', panel: 'back', along: 'y', span: [wall, wall + header_height] },
    ];
    const both = coveredTray('tray', tray, { inner: trayInner });
    return [...both.map((part) => ({ ...part, blank: { ...part.blank, gauges } })), lining];
  },
});
