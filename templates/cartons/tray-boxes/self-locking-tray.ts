import { box, hookedTray } from '../../../src/author/index.ts';
import { traySizes } from '../../sizes.ts';

/** Front and back have ears that lie outside on the side walls and hook into their slits. */
export default box('carton', {
  name: 'Self-locking tray',
  about: 'Open tray whose ears hook into the side walls, without glue.',
  open: 'no lid',
  group: 'tray_boxes',
  code: 'B15.06.00.00.A',
  from: 'house: becf-12001 (B15.06.00.53) as measured, without its lid; its code and variables are those of becf-11a08 and a tuck',
  ids: ['becf-11a08'],
  size: traySizes([150, [40, 1000]], [100, [40, 800]], [140, [16, 400]]),
  build: (sizes) => hookedTray(sizes),
});
