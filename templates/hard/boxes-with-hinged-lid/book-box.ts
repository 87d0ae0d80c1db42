import {
  afterWrapping,
  box,
  coverCaseParts,
  coveredTray,
  mm,
  trayInner,
  trayWrapped,
} from '../../../src/author/index.ts';
import { paper } from '../paper.ts';
import { caseBinding } from './case-binding-panels.ts';

const bookBoards = [{ name: 'base' }, { name: 'spine', stands: true }, { name: 'lid' }];

/** A covered tray glued into a case of two sides and a spine. The upper side is the lid; both project by the square, like book covers. */
export default box('rigid', {
  name: 'Rigid book box',
  about: 'Covered tray in a case of two sides and a spine, open at the front like a book.',
  group: 'boxes_with_hinged_lid',
  from: 'house: sizes of the case by the rules of book binding, with the tray as the block; not based on a drawing or code',
  ids: ['becf-30203'],
  size: {
    length: mm(200, [60, 600], 'Length inside the tray, along the spine'),
    width: mm(100, [40, 500], 'Width inside the tray, from the spine to the front'),
    height: mm(50, [25, 400], 'Height inside the tray'),
  },
  options: ({ height, material }) => ({
    square: mm(3, [0, 8], 'How far the case projects around the tray'),
    joint: mm(
      Math.max(5, material + 2),
      [material / 2 + 2, material + 8],
      'Gap between the sides of the case and the back of the tray',
    ),
    paper,
    turn_in: mm(
      15,
      [3.5 * material + 2, 25],
      'Width of the turn-in over the boards of the case, with their edge at the front',
    ),
    tray_turn_in: mm(15, [6, Math.min(18, height - 5)], 'Width of the turn-in inside the tray'),
    clearance: mm(0.5, [0.1, 3], 'Play between the tray and the lid'),
  }),
  build(values) {
    const { length, width, height, material: board, square, joint, paper, clearance } = values;
    const tray = { length, width, height, board, paper, turnIn: values.tray_turn_in };
    const block = trayWrapped(tray);
    // On base and spine lie two papers turned in, on the lid a lining, too.
    const turned = 2 * paper;
    const { across, side, spine, hinge, reach } = caseBinding({
      width: block.width + turned,
      height: block.length,
      thickness: turned + block.height + clearance + turned + paper,
      square,
      joint,
      board,
      turnIn: values.turn_in,
    });
    const boards = bookBoards.map((b) => ({ ...b, depth: b.stands ? spine : side }));
    return [
      ...coveredTray('tray', tray, { inner: trayInner }),
      ...coverCaseParts(
        { across, boards, hinge, board, paper, reach },
        {
          linings: [['lid']],
          labels: { hinge: 'base-hinge.y' },
          place: {
            at: [(length + 2 * board - across) / 2, -(2 * paper + square), paper + board + turned],
            approach: [0, 0, 2 * height],
            phase: afterWrapping,
          },
        },
      ),
    ];
  },
});
