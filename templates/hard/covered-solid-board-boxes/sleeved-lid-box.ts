import {
  box,
  coverPart,
  mm,
  part,
  placed,
  type RigidFrame,
  rigidFrame,
  rigidFrameWrap,
  rigidLidBox,
} from '../../../src/author/index.ts';
import { paper } from '../paper.ts';

/** Rigid box with a shallow lid, in a covered sleeve that is open at both ends. */
export default box('rigid', {
  name: 'Rigid box with lid and sleeve',
  about: 'Two covered trays of greyboard, a low lid over the rim of the base, in a covered sleeve.',
  group: 'covered_solid_board_boxes',
  order: ['length', 'width'],
  from: [
    'house',
    'base, lid and a sleeve around them, by its picture; grooved board and wrap by the rules of set-up box making. What becf-3010d changes is not known',
  ],
  ids: ['becf-3010e', 'becf-3010d'],
  size: {
    length: mm(200, [60, 600], 'Length inside the base'),
    width: mm(100, [50, 400], 'Width inside the base'),
    height: mm(50, [25, 200], 'Height inside the base'),
  },
  options: ({ length, width, height }) => ({
    lid_height: mm(25, [20, height + 2], 'Height inside the lid'),
    paper,
    turn_in: mm(15, [6, Math.min(18, height - 5, width / 2 - 5, length / 2 - 5)], 'How far the paper goes down inside'),
    overlap: mm(
      Math.min(15, height / 2),
      [6, Math.min(30, height)],
      'Width of the strip of paper under the joint of the sleeve',
    ),
    clearance: mm(0.5, [0.1, 3], 'Play between base, lid and sleeve on each side'),
  }),
  build({ length, width, height, material: board, paper, turn_in: turnIn, lid_height: lidHeight, overlap, clearance }) {
    const boxes = rigidLidBox({ length, width, height, board, paper, turnIn, lidHeight, clearance });
    // The lid outside: around the base, its own board, and its paper, doubled on the short sides.
    const around = 2 * (board + paper + clearance + paper);
    const lid = { length: length + around + 2 * paper + 2 * board, width: width + around + 2 * board };
    const room = 2 * (paper + clearance);
    const frame: RigidFrame = {
      length: lid.width + 2 * paper + room,
      width: height + 2 * board + 4 * paper + room,
      height: lid.length + 4 * paper,
      board,
      paper,
      turnIn,
      overlap,
      turned: 'both',
      names: ['bottom', 'right', 'top', 'left'],
    };
    // Its first wall lies under the floor of the base, the lid in its middle; its axis is the length.
    const at = placed(
      [(length - frame.height) / 2, (width - frame.length) / 2, board + 2 * paper + clearance],
      [2 * length + 6 * height + 200, 0, 0],
    );
    const labels = { width: 'bottom.y', height: 'right.y' } as const;
    return [
      ...boxes,
      part('sleeve_board', { ...rigidFrame(frame), labels }, at),
      coverPart('sleeve_cover', { ...rigidFrameWrap(frame), labels: { ...labels, length: 'bottom.x' } }, at),
    ];
  },
});
