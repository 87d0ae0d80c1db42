import { box, webCorner } from '../../../src/author/index.ts';
import { cartonWebLimits, uprightWebTray, webChamfer, webTraySize, webTrays } from '../../tray/web-trays.ts';

/** Four walls, and corners that are folded instead of cut, so that it holds liquids. Each web lies inside against its long wall. */
export default box('carton', {
  ...webTrays,
  name: 'Web corner tray',
  about: 'Tray with folded, uncut corners that are glued against the long walls.',
  code: 'B40.21',
  from: 'standard: ECMA B40.21: webs creased along their diagonal; our decision: square, with 3 mm and one board cut off the outer corner',
  evidence: 'figures',
  ids: ['ecma-b4021'],
  size: webTraySize(8),
  sizeLimits: cartonWebLimits,
  build: (v) => uprightWebTray(v, webCorner('right-web', v.height, webChamfer(v.material))),
});
