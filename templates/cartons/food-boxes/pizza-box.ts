import { box, mm } from '../../../src/author/index.ts';
import { pizzaLimits, pizzaOptions } from '../../tray/pizza.ts';
import { pizza } from '../../tray/pizza-tray-panels.ts';

/** The front rolls over corner flaps and locks with two nibs; the back has vents. The lid's flaps and front lie inside those of the box. */
export default box('carton', {
  name: 'Pizza box',
  about: 'Square flat box with a double front, vents in its back and a hinged lid that tucks in, without glue.',
  group: 'food_boxes',
  code: 'B20.01.00.53',
  from: 'house: ECMA B20.01.00.53: a double front with nibs in the floor, a lid with flaps and tuck; usual proportions of a pizza box, nibs of 0.18 of the length, vents of 16. Not drawn because its place is unknown: a thumb cut',
  ids: ['becf-12007'],
  size: {
    length: mm(220, [100, 800], 'Length inside, from side to side'),
    width: mm(220, [80, 800], 'Width inside, from the back to the front'),
    height: mm(30, [20, 150], 'Height inside'),
  },
  board: [0.5, [0.3, 1.2]],
  sizeLimits: pizzaLimits,
  options: pizzaOptions,
  build: (v) => pizza('carton', v),
});
