import { box, coveredTray, rigidHinge, rigidNeck, trayInner, turnedOver } from '../../../src/author/index.ts';
import { hingedTrayOptions, hingedTraySize } from '../hinged-trays.ts';

/** A neck stands in the base. Rising, the lid's front comes closer, so the neck is farther from the front (upper edge of the sheet). */
export default box('rigid', {
  name: 'Rigid box of two hinged trays with neck',
  about: 'Two covered trays of greyboard, hinged at the back, the lid over a neck in the base.',
  group: 'boxes_with_hinged_lid',
  from: 'house: grooved board and wrap by the rules of set-up box making; not based on a drawing or code. The differences of becf-30209, and of y3 in becf-30208, are not known: drawn alike',
  ids: {
    'becf-30207': {},
    'becf-30208': {},
    'becf-30209': {},
    // Assumed id: its letters say a hinged box with another flap or ear.
    'becf-30205': { size: { length: 150, width: 100, height: 50 } },
  },
  size: hingedTraySize(300, 200, 75),
  usualOrder: ['length', 'width'],
  options: (size) => hingedTrayOptions(size, true),
  build(values) {
    const { length, width, height, material: board, lid_height, hinge, paper, turn_in: turnIn } = values;
    const { neck_show, overlap, clearance } = values;
    // The neck outside: its board and its paper, doubled under the joint.
    const outside = (within: number): number => within + 2 * (board + 2 * paper);
    // Distance from the hinge, at the outside of the cover, to the front of the neck, and height of its top above the hinge.
    const front = board + paper + paper + clearance + outside(width);
    const swing = Math.hypot(front, neck_show) - front;
    const play = 2 * (clearance + paper);
    const base = {
      length: outside(length) + play,
      width: outside(width) + play + swing,
      height: height - lid_height - 2 * paper,
      board,
      paper,
      turnIn,
    };
    const lid = { ...base, height: lid_height };
    const neck = { length, width, height: base.height + paper + neck_show - paper, board, paper, turnIn, overlap };
    const above = 2 * height + 60;
    const room = { length: base.length + 2 * board, width: base.width + 2 * board - swing };
    return [
      ...coveredTray('base', base, { front: 'upper', inner: { height: 'floor|lid_board:floor' } }),
      ...rigidNeck(neck, { ...room, foot: board, above }, trayInner),
      ...coveredTray('lid', lid, { sits: turnedOver(base, lid, height + 2 * board, above + 2 * height + 60) }),
      rigidHinge(base, hinge),
    ];
  },
});
