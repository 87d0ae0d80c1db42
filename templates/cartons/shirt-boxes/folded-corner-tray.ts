import { box, rollOverTray } from '../../../src/author/index.ts';
import { shirtBoxes } from './shirt-tray.ts';

export default box('carton', {
  ...shirtBoxes,
  name: 'Double wall tray with folded corners',
  closure: 'open_tray',
  about: 'Tray with double walls and folded corners: half of a shirt box.',
  open: 'no lid',
  from: 'measured: the base of becf-12406, and a drawing of 200 × 100 × 40 without an id. becf-12405 has the same code and variables as becf-12403: drawn alike',
  // The two ids have the same code and letters. They may be base and lid.
  ids: ['becf-12403', 'becf-12405'],
  build: (sizes) => rollOverTray({ ...sizes, corner: { by: 'web' } }),
});
