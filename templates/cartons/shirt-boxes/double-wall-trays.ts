import { box, mm, rollOverTray } from '../../../src/author/index.ts';
import { plainTraySizes } from '../../sizes.ts';

export default box('carton', {
  group: 'shirt_boxes',
  closure: 'open_tray',
  open: 'no lid',
  size: plainTraySizes([200, [60, 800]], [100, [40, 600]], [40, [22, 400]]),
  board: [0.5, [0.2, 1]],
  usualOrder: ['length', 'width'],
  // Opposite inner walls do not touch as they fold.
  sizeLimits: ({ length, width }) => ({ height: { max: Math.min(length, width) - 10 } }),
  name: 'Double wall tray with corner flaps',
  about: 'Tray with double walls that hold its corner flaps, without glue.',
  code: 'B30.02.00.00',
  from: 'house: walls and flanges of becf-12406 and corner flaps of becf-11701 as measured; drawing of B30.02 not seen; becf-12404 has the same code and variables as becf-12402: drawn alike',
  // The two ids have the same code and letters.
  ids: ['becf-12402', 'becf-12404'],
  options: ({ width, height, material }) => {
    // Two flaps share a wall without overlap, and each is at most as long as the wall is high.
    const reach = Math.min(height - material, (width - 2) / 2);
    return { corner_flap: mm(reach, [16, reach], 'How far the corner flaps reach') };
  },
  build: ({ corner_flap: reach, ...sizes }) => rollOverTray({ ...sizes, corner: { by: 'flap', reach } }),
});
