import { box } from '../../../src/author/index.ts';
import { lidBox, lidBoxOptions, lidBoxSize } from '../lid-box.ts';

/** How high a shallow lid is inside, in mm. */
const LID = 25;

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
 *   │               │
 *   │     base      │
 *   └───────────────┘
 */
export default box('rigid', {
  name: 'Rigid box with shallow lid',
  about: 'Two covered trays of greyboard, a low lid over the rim of the base.',
  group: 'covered_solid_board_boxes',
  from: [
    'house',
    'grooved board and wrap by the rules of set-up box making; which ids have thumb notches is our reading',
  ],
  ids: {
    'becf-3010a': {},
    'becf-30102': { choices: { thumb_notch: 'lid' }, size: { length: 100, width: 50, height: 150 } },
    'becf-30104': { choices: { thumb_notch: 'lid' }, size: { length: 200 } },
  },
  size: lidBoxSize({ length: 150, width: 100, height: 50 }),
  order: ['length', 'width'],
  sizeLimits: ({ length }) => ({ width: { max: length } }),
  choices: { thumb_notch: ['none', 'lid'] },
  options: (size) => lidBoxOptions(size, Math.min(LID, size.height)),
  build: (values, { thumb_notch }) => lidBox(values, thumb_notch === 'lid'),
});
