import { box, mm } from '../../../src/author/index.ts';
import { bottleBasket } from './bottle-basket-panels.ts';

export default box('carton', {
  name: 'Bottle carrier',
  about: 'Basket for two rows of bottles in cells, with a handle of two plies between the rows.',
  group: 'wrap_around_labels',
  from: 'house: the basket in common use, glued from one strip; our decisions: straps cut out of the handles from below, one above the other if there are two, and a bottom of one panel glued to a flange',
  ids: {
    'house-four-bottle-carrier': {},
    'house-six-bottle-carrier': { choices: { bottles: 'six' }, size: { length: 195 } },
  },
  size: {
    length: mm(130, [105, 500], 'Length along the rows, inside'),
    width: mm(130, [60, 300], 'Width across both rows, inside'),
    height: mm(240, [120, 500], 'Height to the upper edge of the handle'),
  },
  board: [0.6, [0.3, 1.2]],
  choices: { bottles: ['four', 'six'] },
  // A cell is at least as long as wide, because its strap is cut out beside it. With two straps, one is cut out above the other.
  sizeLimits: ({ width }, { bottles }) => ({
    length: bottles === 'six' ? { min: 1.5 * width, max: 2.5 * width } : { min: width },
  }),
  options: ({ height }, { bottles }) => ({
    wall_height: mm(0.45 * height, [0.35 * height, 0.5 * height], 'Height of the long walls'),
    strap_height: mm(
      Math.min(40, 0.15 * height),
      [12, (bottles === 'six' ? 0.16 : 0.33) * height],
      'Height of the straps between the bottles',
    ),
  }),
  build: (values, { bottles }) => bottleBasket({ ...values, row: bottles === 'six' ? 3 : 2 }),
});
