import { box, mm, rigidLidBox } from '../../../src/author/index.ts';
import { shallowLidHeight } from '../lid-height.ts';
import { paper } from '../paper.ts';

interface LidBoxSize {
  readonly width: number;
  readonly height: number;
}

const lidBoxes = { group: 'covered_solid_board_boxes', order: ['length', 'width'] } as const;

const lidBoxSize = (length: number) => ({
  length: mm(length, [50, 800], 'Length inside the base'),
  width: mm(100, [40, 600], 'Width inside the base'),
  height: mm(50, [20, 400], 'Height inside the base'),
});

/** Settings of a box whose lid is usually so high. The paper of two sides must not meet inside, nor reach the floor of base or lid. */
const lidBoxOptions = ({ width, height }: LidBoxSize, lidHeight: number) => ({
  lid_height: mm(lidHeight, [20, height + 2], 'Height inside the lid'),
  paper,
  turn_in: mm(15, [6, Math.min(18, height - 5, width / 2 - 5)], 'How far the paper goes down inside'),
  clearance: mm(0.5, [0.1, 3], 'Play between base and lid on each side'),
});

/**
 * Rigid box with a lift-off lid: two trays of grooved greyboard, each covered with
 * paper that goes over the rim and down inside.
 *
 *        ┌─────────┐           ┌─┬─────────┬─┐
 *        │         │           ├─┴╲       ╱┴─┤
 *   ┌────┼╌╌╌╌╌╌╌╌╌┼────┐   ┌──┼──┼───────┼──┼──┐
 *   │    ╎  board  ╎    │   │  │  │ cover │  │  │
 *   └────┼╌╌╌╌╌╌╌╌╌┼────┘   └──┼──┼───────┼──┼──┘
 *        │         │           ├─┬╱       ╲┬─┤
 *        └─────────┘           └─┴─────────┴─┘
 */
export const liftOffLid = box('rigid', {
  ...lidBoxes,
  name: 'Rigid box with lift-off lid',
  about: 'Two covered trays of greyboard, the lid over the base.',
  from: [
    'house',
    'grooved board and wrap by the rules of set-up box making; no drawing or code stands behind it. What d6, d7 and z1 of becf-3010b, and becf-3010c, change is not known: they are drawn alike',
  ],
  ids: ['becf-30101', 'becf-3010b', 'becf-3010c'],
  size: lidBoxSize(200),
  options: (size) => lidBoxOptions(size, size.height),
  build: ({ material: board, lid_height: lidHeight, turn_in: turnIn, ...sizes }) =>
    rigidLidBox({ ...sizes, board, lidHeight, turnIn }),
});

/**
 * Rigid box with a shallow lid: as the one with a full lid, but the lid covers the rim alone.
 * The notches in its long walls, by which a tall base is held while the lid comes off, are
 * punched after covering, through paper, board and paper: their edge shows the board.
 *
 * What tells the ids apart is our reading: they differ in proportions, and not all of them are said to have notches.
 *
 *   ┌───────────────┐
 *   │    ╲___╱      │   lid
 *   ├───────────────┤
 *   │     base      │
 *   └───────────────┘
 */
export const shallowLid = box('rigid', {
  ...lidBoxes,
  name: 'Rigid box with shallow lid',
  about: 'Two covered trays of greyboard, a low lid over the rim of the base.',
  from: [
    'house',
    'grooved board and wrap by the rules of set-up box making; which ids have thumb notches is our reading. What becf-3010f, 30107 and 30108 change is not known: they are drawn alike',
  ],
  ids: {
    'becf-3010a': {},
    'becf-30102': { choices: { thumb_notch: 'lid' }, size: { length: 100, width: 50, height: 150 } },
    'becf-30107': { choices: { thumb_notch: 'lid' }, size: { length: 100, width: 50, height: 150 } },
    'becf-30108': { choices: { thumb_notch: 'lid' }, size: { length: 100, width: 50, height: 150 } },
    'becf-3010f': {},
    'becf-30104': { choices: { thumb_notch: 'lid' }, size: { length: 200 } },
  },
  size: lidBoxSize(150),
  choices: { thumb_notch: ['none', 'lid'] },
  options: (size) => lidBoxOptions(size, Math.min(shallowLidHeight(size.height), size.height)),
  build({ material: board, lid_height: lidHeight, turn_in: turnIn, ...sizes }, { thumb_notch }) {
    // The paper turned in must go round a notch.
    const lidNotch = thumb_notch === 'lid' ? Math.min(10, turnIn - 3) : undefined;
    return rigidLidBox({ ...sizes, board, lidHeight, turnIn, lidNotch });
  },
});
