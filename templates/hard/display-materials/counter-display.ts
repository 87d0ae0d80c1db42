import { box, coveredTray, type Labels, mm, trayInner, trayLabels, when } from '../../../src/author/index.ts';
import { paper } from '../paper.ts';
import { headerLining, headerWindow } from './header-lining-panels.ts';

/** Least radius of a corner: the tongues of its paper narrow towards its centre, and end before it. In mm. */
const ROUND = 18;

/**
 * A covered tray whose back goes on as a header. The paper of the back is turned in over the header on three sides; a lining covers this
 * paper and the board between, down into the tray. Tongues of the paper cover round corners of the header. A window is punched after
 * covering, through paper, board and lining.
 */
export default box('rigid', {
  name: 'Covered counter display',
  about: 'Covered tray of greyboard whose back continues as a header.',
  group: 'display_materials',
  from: 'house: grooved board and wrap by the rules of set-up box making; not based on a drawing or code',
  ids: ['becf-30702'],
  size: {
    length: mm(300, [80, 800], 'Length inside, along the header'),
    width: mm(300, [40, 600], 'Width inside, front to back'),
    height: mm(50, [25, 300], 'Height of the tray inside'),
  },
  choices: { header: ['rounded', 'straight'], window: ['none', 'header'] },
  options: ({ length, height, material }, { header, window }) => ({
    // Three to two, because the print of a header is in landscape format.
    header_height: mm(
      (2 / 3) * length,
      [window === 'header' ? 80 : 50, 600],
      'How far the header rises above the tray',
    ),
    ...when(header === 'rounded', {
      header_radius: mm(length / 15, [ROUND, 36], 'Radius of the corners of the header'),
    }),
    ...when(window === 'header', { window_border: mm(30, [23, 30], 'Width of the header around its window') }),
    paper,
    turn_in: mm(
      15,
      [2.5 * material + 2, Math.min(header === 'rounded' ? ROUND - 3 : 20, height - 5)],
      'Width of the turn-in at header and rim',
    ),
  }),
  build({ material: board, header_height: header, turn_in: turnIn, header_radius, window_border: border, ...sizes }) {
    const tray = { ...sizes, board, turnIn, header, ...(header_radius && { headerRadius: header_radius }) };
    const wall = sizes.height + board;
    const sizesOfTray = { ...trayLabels, height: 'front.y' } as const;
    // The board of the back has no line between wall and header.
    const labels = (of: 'board' | 'cover'): Labels =>
      of === 'board' ? sizesOfTray : { ...sizesOfTray, header_height: ['back.y', wall, wall + header] };
    const window = border ? [headerWindow(tray, border, 'back', sizes.length + 2 * board, wall)] : [];
    return [
      ...coveredTray('tray', tray, { inner: trayInner, labels, cutouts: () => window }),
      headerLining(tray, border),
    ];
  },
});
