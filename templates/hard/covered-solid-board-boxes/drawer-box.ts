import {
  box,
  type Cutout,
  coveredTray,
  mm,
  moveCurve,
  placed,
  type RigidTray,
  rigidSleeve,
  shift,
  stadium,
  trayInner,
} from '../../../src/author/index.ts';
import { paper, sleeveOverlap } from '../paper.ts';

/** Paper that must stay beyond a thumb cut, and board beside the slot for a ribbon, in mm. */
const BESIDE_PULL = 3;

/**
 * Like a matchbox: a covered tray slides in a covered sleeve, open at both ends. It is pulled out by a ribbon, or pushed at a thumb cut in
 * the mouth of the sleeve; both are punched after covering, through paper, board and paper. That this id is a drawer is our reading: of its
 * letters one pair speaks of one tray, one of an ear of paper, as the joint of a sleeve has. Its kind of pull is not known.
 */
export default box('rigid', {
  name: 'Rigid drawer in a sleeve',
  about: 'Covered tray of greyboard that slides in a covered sleeve.',
  group: 'covered_solid_board_boxes',
  from: 'house: grooved board and wrap by the rules of set-up box making; we read its variables as those of a drawer',
  ids: ['becf-30105'],
  size: {
    length: mm(200, [60, 600], 'Length inside the drawer, in sliding direction'),
    width: mm(100, [40, 400], 'Width inside the drawer'),
    height: mm(50, [20, 400], 'Height inside the drawer'),
  },
  choices: { pull: ['thumb_cut', 'ribbon'] },
  options: ({ length, width, height }, { pull }) => {
    // Turn-ins must not meet inside; the slot for the ribbon lies below them.
    const below = pull === 'ribbon' ? height / 2 - BESIDE_PULL : height - 5;
    return {
      paper,
      turn_in: mm(15, [6, Math.min(18, below, width / 2 - 5, length / 2 - 5)], 'Width of the turn-in at the rims'),
      overlap: sleeveOverlap(height),
      clearance: mm(0.5, [0.1, 3], 'Play between drawer and sleeve on each side'),
    };
  },
  build({ length, width, height, material: board, paper, turn_in: turnIn, overlap, clearance }, { pull }) {
    const tray: RigidTray = { length, width, height, board, paper, turnIn };
    // The drawer in its paper, doubled on the short sides and in the rim; in the mouth, the sleeve's own paper.
    const room = 2 * (paper + clearance);
    const frame = {
      length: width + 2 * (board + paper) + room,
      width: height + board + 2 * paper + room,
      height: length + 2 * board + 4 * paper,
      board,
      paper,
      turnIn,
      overlap,
      ...(pull === 'thumb_cut' && { notch: Math.min(12, turnIn - BESIDE_PULL) }),
    };
    // The first wall lies under the floor of the drawer; the axis of the sleeve is the drawer's length.
    const around = placed(
      [-2 * paper, (width - frame.length) / 2, board + 2 * paper + clearance],
      [length + 2 * height + 100, 0, 0],
    );
    // A ribbon goes through the middle of the right wall, which is narrower in the cover.
    const slot = (of: 'board' | 'cover'): Cutout[] => {
      const seat = of === 'board' ? width : width + 2 * board - 2 * (paper + 0.5);
      const middle = shift(seat / 2, height / 4 + board);
      return [{ on: 'right', ring: stadium([0, 0], 12, 2).map((c) => moveCurve(middle, c)), line: 'cut' }];
    };
    return [
      ...coveredTray('drawer', tray, { inner: trayInner, cutouts: (of) => (pull === 'ribbon' ? slot(of) : []) }),
      ...rigidSleeve(frame, around),
    ];
  },
});
