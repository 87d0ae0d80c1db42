import { box, lidSize, mm, placed, rigidLidBox, rigidSleeve } from '../../../src/author/index.ts';
import { baseSizes } from '../../sizes.ts';
import { shallowLidHeight } from '../lid-height.ts';
import { paper, sleeveOverlap } from '../paper.ts';

export default box('rigid', {
  name: 'Rigid box with lid and sleeve',
  about: 'Two covered trays of greyboard, a low lid over the rim of the base, in a covered sleeve.',
  group: 'covered_solid_board_boxes',
  usualOrder: ['length', 'width'],
  from: 'house: base, lid and a sleeve around them, from its picture; grooved board and wrap by the rules of set-up box making. The difference of becf-3010d is not known: drawn alike',
  ids: ['becf-3010e', 'becf-3010d'],
  size: baseSizes([200, [60, 600]], [100, [40, 400]], [50, [25, 400]]),
  options: ({ length, width, height, material }) => ({
    // The lid reaches at most to the floor of the base, which stands on the sleeve.
    lid_height: mm(shallowLidHeight(height), [20, height + Math.min(2, material)], 'Height inside the lid'),
    paper,
    turn_in: mm(15, [6, Math.min(18, height - 5, width / 2 - 5, length / 2 - 5)], 'Width of the turn-in'),
    overlap: sleeveOverlap(height),
    clearance: mm(0.5, [0.1, 3], 'Play between base, lid and sleeve on each side'),
  }),
  build({ length, width, height, material: board, paper, turn_in: turnIn, lid_height: lidHeight, overlap, clearance }) {
    const boxes = rigidLidBox({ length, width, height, board, paper, turnIn, lidHeight, clearance });
    const inside = lidSize({ length, width, board, paper, clearance });
    const lid = { length: inside.length + 2 * board, width: inside.width + 2 * board };
    const room = 2 * (paper + clearance);
    const frame = {
      length: lid.width + 2 * paper + room,
      width: height + 2 * board + 4 * paper + room,
      height: lid.length + 4 * paper,
      board,
      paper,
      turnIn,
      overlap,
    };
    // Its first wall lies under the floor of the base, the lid in its middle; its axis is the length.
    const at = placed(
      [(length - frame.height) / 2, (width - frame.length) / 2, board + 2 * paper + clearance],
      [2 * length + 6 * height + 200, 0, 0],
    );
    return [...boxes, ...rigidSleeve(frame, { ...at, last: true })];
  },
});
