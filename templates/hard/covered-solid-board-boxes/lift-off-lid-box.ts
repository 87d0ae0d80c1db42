import { box, rigidLidBox } from '../../../src/author/index.ts';
import { lidBoxes, lidBoxOptions, lidBoxSize } from './lid-box.ts';

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
export default box('rigid', {
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
