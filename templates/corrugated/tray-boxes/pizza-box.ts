import { box } from '../../../src/author/index.ts';
import { corrugatedSizes } from '../../tray/corrugated-sizes.ts';
import { pizzaLimits, pizzaOptions } from '../../tray/pizza.ts';
import { pizza } from '../../tray/pizza-tray-panels.ts';

export default box('corrugated', {
  name: 'Corrugated pizza box',
  about: 'Square flat box of corrugated board with a double front, vents in its back and a hinged lid, without glue.',
  group: 'tray_boxes',
  closure: 'hinged_lid',
  from: 'house: a guess from its square size and variables: the pizza box of carton in corrugated board, with its allowances',
  ids: ['becf-21711'],
  // The lid's flaps and its front lie inside these faces.
  size: corrugatedSizes([200, 200, 50], { along: ', from side to side', across: ', from the back to the front' }),
  sizeLimits: pizzaLimits,
  options: pizzaOptions,
  build: (v) => pizza('corrugated', v),
});
