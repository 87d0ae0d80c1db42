import { box, rigidLidBox } from '../../../src/author/index.ts';
import { shallowLidHeight } from '../lid-height.ts';
import { lidBoxes, lidBoxOptions, lidBoxSize } from './lid-box.ts';

/**
 * Rigid box with a lid that covers the rim alone. The notches in its long walls, by which a tall base is held while the lid comes off, are
 * punched after covering, through paper, board and paper, so that their edge shows the board. Our reading of the ids: they differ in
 * proportions, and not all of them name notches.
 */
export default box('rigid', {
  ...lidBoxes,
  name: 'Rigid box with shallow lid',
  about: 'Two covered trays of greyboard, a low lid over the rim of the base.',
  from: 'house: grooved board and wrap by the rules of set-up box making; which ids have thumb notches is our reading. The differences of becf-3010f, 30107 and 30108 are not known: drawn alike',
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
    // The notch ends at least 3 mm before the edge of the turn-in.
    const lidNotch = thumb_notch === 'lid' ? Math.min(10, turnIn - 3) : undefined;
    return rigidLidBox({ ...sizes, board, lidHeight, turnIn, lidNotch });
  },
});
