import { box, mm, when } from '../../../src/author/index.ts';
import { hingeWidth, paper } from '../paper.ts';
import { bookStyleBox } from './book-style-box-panels.ts';

/** The turn-in must be wider than the cut across its corner, which grows with the board. In mm. */
const leastTurnIn = (board: number): number => 2.5 * board + 2;

/** Width of the slot for a ribbon, in mm. */
const RIBBON = 2;

/**
 * A covered tray stands in a case of base, spine, lid and flap. The flap comes down in front of the tray, over the edge of the base. It is
 * held by two magnets let into flap and tray, or tied with a ribbon through flap and base. Lid and flap are lined. As in case binding, the
 * boards lie a joint apart, and the spine is as high as the box over all. The tray is glued to the base of the open case.
 */
export default box('rigid', {
  name: 'Book-style rigid box',
  about: 'Covered tray in a case of four boards; its front flap closes with magnets or a ribbon.',
  group: 'boxes_with_hinged_lid',
  from: 'house: tray by the rules of set-up box making, case by those of book binding; not based on a drawing or code',
  ids: { 'becf-3020a': {}, 'becf-3020b': { choices: { closing: 'ribbon' } } },
  size: {
    length: mm(200, [70, 600], 'Length inside the tray'),
    width: mm(100, [40, 500], 'Width inside the tray, front to back'),
    height: mm(50, [25, 400], 'Height inside the tray'),
  },
  usualOrder: ['length', 'width'],
  // The slot in the flap stays clear of the turn-in.
  sizeLimits: ({ material }, { closing }) =>
    closing === 'ribbon' ? { height: { min: 2 * (leastTurnIn(material) + RIBBON) } } : {},
  choices: { closing: ['magnets', 'ribbon'] },
  options: ({ height, material }, { closing }) => ({
    hinge: hingeWidth(6, material, 8, 'Gap between two boards of the case, laid flat'),
    square: mm(2, [0, 5], 'How far the case projects at the sides of the tray'),
    paper,
    turn_in: mm(
      15,
      [leastTurnIn(material), Math.min(20, closing === 'ribbon' ? height / 2 - RIBBON : height - 5)],
      'Width of the turn-in over the boards of the case and inside the tray',
    ),
    clearance: mm(0.5, [0.1, 3], 'Play between the tray and lid or flap'),
    ...when(closing === 'magnets', { magnet: mm(15, [4, Math.min(20, height / 2)], 'Diameter of the magnets') }),
  }),
  build({ material: board, turn_in: turnIn, magnet, ...sizes }, { closing }) {
    return bookStyleBox({ ...sizes, board, turnIn, ...(closing === 'magnets' ? { magnet } : { ribbon: RIBBON }) });
  },
});
