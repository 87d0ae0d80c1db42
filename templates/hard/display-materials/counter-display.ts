import {
  box,
  coveredTray,
  coverPart,
  LINING,
  mm,
  ofPaper,
  placed,
  rectangle,
  trayInner,
  trayLabels,
} from '../../../src/author/index.ts';
import { paper } from '../paper.ts';

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
  about: 'Covered tray of greyboard whose back continues as a header.',
  group: 'display_materials',
  from: ['house', 'grooved board and wrap by the rules of set-up box making; not based on a drawing or code'],
  ids: ['becf-30702'],
  size: {
    length: mm(300, [80, 800], 'Length inside, along the header'),
    width: mm(300, [40, 600], 'Width inside, front to back'),
    height: mm(50, [25, 300], 'Height of the tray inside'),
  },
  options: ({ length, height, material }) => ({
    // Three to two, because the print of a header is in landscape format.
    header_height: mm((2 / 3) * length, [50, 600], 'How far the header rises above the tray'),
    paper,
    turn_in: mm(
      Math.min(15, height - 5),
      [2.5 * material + 2, Math.min(20, height - 5)],
      'Width of the turn-in at header and rim',
    ),
  }),
  build({ length, width, height, material: board, header_height: header, paper, turn_in: turnIn }) {
    // The lining is a millimetre narrower than the tray inside.
    const [across, up] = [length - 1, header + turnIn - LINING];
    // It faces the front, on two papers turned in, as deep in the tray as those of the other walls.
    const facing = placed(
      [(length + 2 * board + across) / 2, width + board - 2 * paper, turnIn - height - board],
      [0, -40, -(2 * header + 100)],
      [-1, 0, 0],
      [0, 0, -1],
    );
    const lining = { trunk: rectangle('lining', across, up, { role: 'wall' }), ...ofPaper(paper) };
    const wall = height + board;
    const labels = { ...trayLabels, height: 'front.y', header_height: ['back.y', wall, wall + header] } as const;
    const tray = { length, width, height, board, paper, turnIn, header };
    return [...coveredTray('tray', tray, { inner: trayInner, labels }), coverPart('header_lining', lining, facing)];
  },
});
