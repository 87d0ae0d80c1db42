import {
  box,
  coveredTray,
  type Gauge,
  mm,
  moveCurve,
  type Part,
  type PartPlacement,
  type RigidFrame,
  type RigidTray,
  rigidFrame,
  rigidFrameWrap,
  shift,
  stadium,
  trayInner,
} from '../../../src/author/index.ts';

/** The slot a ribbon is drawn through, and the greatest radius of a thumb cut, in mm. */
const RIBBON = { length: 12, width: 2 } as const;
const THUMB = 12;

/** Paper that must stay beyond a thumb cut, and board beside the slot, in mm. */
const BESIDE = 3;

/**
 * Rigid drawer in a sleeve, as a match box: a covered tray slides in a covered sleeve that is
 * open at both ends. It is pulled out by a ribbon, or pushed at a thumb cut in the mouth of the sleeve; both
 * are punched after covering, through paper, board and paper.
 *
 * That this id is a drawer is our reading: of its letters one pair speaks of one tray, and one of an ear of paper, as the
 * joint of a sleeve has. Which of the two pulls it has is not known.
 *
 *      ┌──┬────────┬──┬────────┐        ┌────────┐
 *      │  ╎        ╎  ╎  ◡     │     ┌──┼────────┼──┐
 *      │  ╎ sleeve ╎  ╎        │     │  │ drawer │  │
 *      └──┴────────┴──┴────────┘     └──┼────────┼──┘
 *                                       └────────┘
 */
export default box('rigid', {
  name: 'Rigid drawer in a sleeve',
  about: 'Covered tray of greyboard that slides in a covered sleeve.',
  group: 'covered_solid_board_boxes',
  from: [
    'house',
    'grooved board and wrap by the rules of set-up box making; that the id is a drawer is read from its letters',
  ],
  ids: ['becf-30105'],

  size: {
    length: mm(200, [60, 600], 'Length inside the drawer, the way it slides'),
    width: mm(100, [50, 400], 'Width inside the drawer'),
    height: mm(50, [20, 200], 'Height inside the drawer'),
  },
  choices: { pull: ['thumb_cut', 'ribbon'] },

  options: ({ length, width, height }, { pull }) => {
    // Paper turned in must not meet inside; the slot for the ribbon lies below it.
    const deepest = Math.min(18, pull === 'ribbon' ? height / 2 - BESIDE : height - 5, width / 2 - 5, length / 2 - 5);
    return {
      paper: mm(0.15, [0.05, 0.4], 'Thickness of the paper'),
      turn_in: mm(15, [6, deepest], 'How far the paper goes in at a rim'),
      overlap: mm(
        Math.min(15, height / 2),
        [6, Math.min(30, height)],
        'Width of the strip of paper under the joint of the sleeve',
      ),
      clearance: mm(0.5, [0.1, 3], 'Play between drawer and sleeve on each side'),
    };
  },

  build({ length, width, height, material: board, paper, turn_in, overlap, clearance }, { pull }): readonly Part[] {
    const tray: RigidTray = { length, width, height, board, paper, turnIn: turn_in };
    // The drawer in its paper, doubled on the short sides and in the rim; in the mouth, the sleeve's own paper.
    const outer = {
      length: length + 2 * board + 4 * paper,
      width: width + 2 * (board + paper),
      height: height + board,
    };
    const room = 2 * (paper + clearance);
    const frame: RigidFrame = {
      length: outer.width + room,
      width: outer.height + 2 * paper + room,
      height: outer.length,
      board,
      paper,
      turnIn: turn_in,
      overlap,
      turned: 'both',
      names: ['bottom', 'right', 'top', 'left'],
      ...(pull === 'thumb_cut' && { notch: Math.min(THUMB, turn_in - BESIDE) }),
    };
    // The first wall lies under the floor of the drawer; the axis of the sleeve is the drawer's length.
    const around: PartPlacement = {
      pose: [
        1,
        0,
        0,
        -2 * paper,
        0,
        1,
        0,
        (width + 2 * board - frame.length - 2 * board) / 2,
        0,
        0,
        1,
        board + 2 * paper + clearance,
      ],
      approach: [length + 2 * height + 100, 0, 0],
    };
    const sleeve = (
      id: string,
      category: Part['category'],
      piece: ReturnType<typeof rigidFrame>,
      gauges: readonly Gauge[],
    ): Part => ({
      id,
      name: id.replace('_', ' '),
      category,
      blank: { ...piece, gauges, inner: [] },
      placement: around,
    });
    const walls: readonly Gauge[] = [
      { name: 'width', panel: 'bottom', along: 'y' },
      { name: 'height', panel: 'right', along: 'y' },
    ];
    const slot = (y: number, x: number) => ({
      on: 'right',
      ring: stadium([0, 0], RIBBON.length, RIBBON.width).map((c) => moveCurve(shift(x, y), c)),
      line: 'cut' as const,
    });
    const drawer = coveredTray('drawer', tray, { inner: trayInner }).map((part): Part => {
      if (pull !== 'ribbon') return part;
      const seat = part.category === 'carton' ? width : width + 2 * board - 2 * (paper + 0.5);
      return { ...part, blank: { ...part.blank, cutouts: [slot(height / 4 + board, seat / 2)] } };
    });
    return [
      ...drawer,
      sleeve('sleeve_board', 'carton', rigidFrame(frame), walls),
      sleeve('sleeve_cover', 'cover', rigidFrameWrap(frame), [
        ...walls,
        { name: 'length', panel: 'bottom', along: 'x' },
      ]),
    ];
  },
});
