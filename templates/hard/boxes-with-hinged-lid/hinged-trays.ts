import { box, coveredTray, rigidHinge, trayInner, turnedOver } from '../../../src/author/index.ts';
import { hingedTrayOptions, hingedTraySize } from '../hinged-trays.ts';

/** Two trays of one size, like a cigar box, close rim on rim, hinged to one another by a strip of paper at the back. */
export default box('rigid', {
  name: 'Rigid box of two hinged trays',
  about: 'Two covered trays of greyboard that close rim on rim, hinged at the back.',
  group: 'boxes_with_hinged_lid',
  from: 'house: grooved board and wrap by the rules of set-up box making; not based on a drawing or code',
  ids: ['becf-30206'],
  size: hingedTraySize(150, 100, 50),
  usualOrder: ['length', 'width'],
  options: (size) => hingedTrayOptions(size, false),
  build({ length, width, height, material: board, lid_height, hinge, paper, turn_in: turnIn }) {
    // Two layers of paper lie between the rims.
    const base = { length, width, board, paper, turnIn, height: height - lid_height - 2 * paper };
    const lid = { ...base, height: lid_height };
    return [
      ...coveredTray('base', base, { front: 'upper', inner: { ...trayInner, height: 'floor|lid_board:floor' } }),
      ...coveredTray('lid', lid, { sits: turnedOver(base, lid, height + 2 * board) }),
      rigidHinge(base, hinge),
    ];
  },
});
