import { box, rigidLidBox } from '../../../src/author/index.ts';
import { lidBoxes, lidBoxOptions, lidBoxSize } from './lid-box.ts';

/** Rigid box with a lift-off lid: two trays of grooved greyboard, each covered with paper that goes over the rim and down inside. */
export default box('rigid', {
  ...lidBoxes,
  name: 'Rigid box with lift-off lid',
  about: 'Two covered trays of greyboard, the lid over the base.',
  from: 'house: grooved board and wrap by the rules of set-up box making; not based on a drawing or code. The differences of becf-3010c, and of d6, d7 and z1 in becf-3010b, are not known: drawn alike',
  ids: ['becf-30101', 'becf-3010b', 'becf-3010c'],
  size: lidBoxSize(200),
  options: (size) => lidBoxOptions(size, size.height),
  build: ({ material: board, lid_height: lidHeight, turn_in: turnIn, ...sizes }) =>
    rigidLidBox({ ...sizes, board, lidHeight, turnIn }),
});
