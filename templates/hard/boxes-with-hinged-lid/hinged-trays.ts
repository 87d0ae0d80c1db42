import {
  box,
  coveredTray,
  mm,
  type Part,
  type RigidFrame,
  type RigidTray,
  rigidHinge,
  rigidNeck,
  trayInner,
  upsideDown,
  when,
} from '../../../src/author/index.ts';

/** Least height inside of base and lid, in mm. */
const LEAST = 20;

const shared = {
  group: 'boxes_with_hinged_lid',
  from: ['house', 'grooved board and wrap by the rules of set-up box making; no drawing or code stands behind it'],
  order: ['length', 'width'],
  sizeLimits: ({ length }: { length: number }) => ({ width: { max: length } }),
} as const;

const size = (defaults: { readonly length: number; readonly width: number; readonly height: number }) => ({
  length: mm(defaults.length, [50, 800], 'Length inside'),
  width: mm(defaults.width, [40, 600], 'Width inside'),
  height: mm(defaults.height, [45, 400], 'Height inside the closed box'),
  material: mm(2, [0.8, 4], 'Thickness of the greyboard'),
});

/** The settings of both; `neck`: those of the one with a neck, too. */
const options = ({ width, height }: { readonly width: number; readonly height: number }, neck: boolean) => {
  // Paper turned in must not meet inside, nor reach the floor of base or lid.
  const deepest = Math.min(LEAST - 5, width / 2 - 5);
  return {
    lid_height: mm(Math.min(25, height / 2), [LEAST, height - LEAST - 1], 'Height inside the lid'),
    hinge: mm(15, [8, LEAST], 'Height of each of the two leaves of the hinge'),
    paper: mm(0.15, [0.05, 0.4], 'Thickness of the paper'),
    turn_in: mm(deepest, [6, deepest], 'How far the paper goes down inside'),
    ...when(neck, {
      neck_show: mm(10, [4, LEAST - 2], 'How far the neck stands above the rim of the base'),
      overlap: mm(15, [6, 30], 'Width of the strip of paper under the joint of the neck'),
      clearance: mm(0.3, [0.1, 2], 'Play between the neck and base or lid on each side'),
    }),
  };
};

/**
 * Rigid box of two trays, as a cigar box: they are of one size, close rim on rim and hang on one
 * another by a strip of paper at the back.
 *
 *   ┌─────────┐
 *   │   lid   ├╮
 *   ├─────────┤│ hinge
 *   │  base   ├╯
 *   └─────────┘
 */
export const plain = box('rigid', {
  ...shared,
  name: 'Rigid box of two hinged trays',
  about: 'Two covered trays of greyboard that close rim on rim, hinged at the back.',
  ids: ['becf-30206'],
  size: size({ length: 150, width: 100, height: 50 }),
  options: (sizes) => options(sizes, false),

  build({ length, width, height, material: board, lid_height, hinge, paper, turn_in: turnIn }): readonly Part[] {
    // Two papers lie between the rims.
    const base: RigidTray = { length, width, board, paper, turnIn, height: height - lid_height - 2 * paper };
    const lid: RigidTray = { ...base, height: lid_height };
    return [
      ...coveredTray('base', base, {
        front: 'upper',
        inner: [...trayInner, { name: 'height', a: 'floor', b: 'lid_board:floor' }],
      }),
      ...coveredTray('lid', lid, { sits: upsideDown(base, lid, height + 2 * board) }),
      rigidHinge(base, hinge),
    ];
  },
});

/**
 * The same with a neck: a covered frame stands in the base, and the lid swings over it. The front of
 * the lid comes nearer as it rises, so the neck stands further from the front, the upper edge of the sheet, than from the other sides.
 */
export const withNeck = box('rigid', {
  ...shared,
  name: 'Rigid box of two hinged trays with neck',
  about: 'Two covered trays of greyboard, hinged at the back, the lid over a neck in the base.',
  ids: ['becf-30207'],
  size: size({ length: 300, width: 200, height: 75 }),
  options: (sizes) => options(sizes, true),

  build(values): readonly Part[] {
    const { length, width, height, material: board, lid_height, hinge, paper, turn_in: turnIn } = values;
    const { neck_show, overlap, clearance } = values;
    // The neck outside: its board and its paper, doubled under the joint.
    const outside = (within: number): number => within + 2 * (board + 2 * paper);
    // From the hinge, at the outside of the cover, to the front of the neck, and its top above the hinge.
    const behind = board + paper + paper + clearance;
    const front = behind + outside(width);
    const swing = Math.hypot(front, neck_show) - front;
    const play = 2 * (clearance + paper);
    const base: RigidTray = {
      length: outside(length) + play,
      width: outside(width) + play + swing,
      height: height - lid_height - 2 * paper,
      board,
      paper,
      turnIn,
    };
    const lid: RigidTray = { ...base, height: lid_height };
    const neck: RigidFrame = {
      length,
      width,
      height: base.height + paper + neck_show - paper,
      board,
      paper,
      turnIn,
      overlap,
      turned: 'top',
      names: ['front', 'right', 'back', 'left'],
    };
    const above = 2 * height + 60;
    return [
      ...coveredTray('base', base, { front: 'upper', inner: [{ name: 'height', a: 'floor', b: 'lid_board:floor' }] }),
      ...rigidNeck(
        neck,
        { length: base.length + 2 * board, width: base.width + 2 * board - swing, foot: board, above },
        trayInner,
      ),
      ...coveredTray('lid', lid, {
        sits: { ...upsideDown(base, lid, height + 2 * board), approach: [0, 0, -(above + 2 * height + 60)] },
      }),
      rigidHinge(base, hinge),
    ];
  },
});
