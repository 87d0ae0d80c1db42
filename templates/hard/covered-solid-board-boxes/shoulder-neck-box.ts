import { box, coveredTray, mm, rigidNeck, trayInner, turnedOver } from '../../../src/author/index.ts';
import { paper } from '../paper.ts';

/** Base and lid are of one size and close rim on rim; a covered frame stands in the base, and the lid goes over its visible part. */
export default box('rigid', {
  name: 'Rigid box with shoulder neck',
  about: 'Base and lid of covered greyboard that meet rim on rim around a neck.',
  group: 'covered_solid_board_boxes',
  from: 'house: grooved board and wrap by the rules of set-up box making; not based on a drawing or code. We read becf-30109 as one, too, because its variables name three covered pieces; the ids differ in proportions',
  ids: { 'becf-30103': {}, 'becf-30109': { size: { length: 100, width: 90, height: 30 } } },
  size: {
    length: mm(150, [50, 800], 'Length inside the neck'),
    width: mm(100, [40, 600], 'Width inside the neck'),
    height: mm(75, [30, 400], 'Height inside the closed box'),
  },
  usualOrder: ['length', 'width'],
  options: ({ width, height }) => {
    const least = Math.min(20, 0.4 * height);
    // Turn-ins must not meet inside, and must end above the floor of base and lid.
    const deepest = Math.min(least - 5, width / 2 - 5);
    return {
      lid_height: mm(
        height / 3,
        [least, height - least - 1],
        'Height inside the lid; it sets the visible height of the neck',
      ),
      paper,
      turn_in: mm(deepest, [6, deepest], 'Width of the turn-in'),
      overlap: mm(15, [6, 30], 'Width of the strip of paper under the joint of the neck'),
      clearance: mm(0.3, [0.1, 2], 'Play between the neck and base or lid on each side'),
    };
  },
  build({ length, width, height, material: board, lid_height, paper, turn_in: turnIn, overlap, clearance }) {
    // Around the neck: its board, its paper, doubled under the joint; on the walls of base and lid, paper turned in.
    const around = 2 * (board + 2 * paper + paper + clearance);
    const both = { length: length + around, width: width + around, board, paper, turnIn };
    // Two layers of paper lie between the rims.
    const base = { ...both, height: height - lid_height - 2 * paper };
    const lid = { ...both, height: lid_height };
    // The neck is 1 mm lower than the inside of the box, so that the lid closes on the base and not on the neck.
    const neck = { length, width, height: height - 1 - paper, board, paper, turnIn, overlap };
    const above = 2 * height + 60;
    const outer = { length: base.length + 2 * board, width: base.width + 2 * board };
    return [
      ...coveredTray('base', base, { front: 'upper', inner: { height: 'floor|lid_board:floor' } }),
      ...rigidNeck(neck, { ...outer, foot: board, above }, trayInner),
      ...coveredTray('lid', lid, { sits: turnedOver(base, lid, height + 2 * board, above + 2 * height + 60) }),
    ];
  },
});
