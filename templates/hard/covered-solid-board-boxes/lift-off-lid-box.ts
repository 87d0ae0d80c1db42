import { box } from '../../../src/author/index.ts';
import { lidBox, lidBoxOptions, lidBoxSize } from '../lid-box.ts';

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
  name: 'Rigid box with lift-off lid',
  about: 'Two covered trays of greyboard, the lid over the base.',
  group: 'covered_solid_board_boxes',
  from: ['house', 'grooved board and wrap by the rules of set-up box making; no drawing or code stands behind it'],
  ids: ['becf-30101'],
  size: lidBoxSize({ length: 200, width: 100, height: 50 }),
  order: ['length', 'width'],
  sizeLimits: ({ length }) => ({ width: { max: length } }),
  options: (size) => lidBoxOptions(size, size.height),
  build: (values) => lidBox(values),
});
