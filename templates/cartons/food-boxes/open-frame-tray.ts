import { box } from '../../../src/author/index.ts';
import { frame, frameOptions, frameSizes, frameTrays } from '../../tray/frame-trays.ts';

/** Every wall continues as a flat rim, an inner wall and a foot glued to the floor. Tabs of front and back rims lie under the side rims. */
export default box('carton', {
  ...frameTrays,
  name: 'Frame tray',
  about: 'Open tray with hollow walls and a broad rim all round.',
  group: 'food_boxes',
  closure: 'open_tray',
  open: 'no lid',
  code: 'B49.10.00.00',
  from: 'measured: a drawing of 200 × 100 × 40 without an id; its default sizes identify it as becf-12005 (ECMA B49.10). We read 40 mm of corner flaps and tabs as the height, which may be a fifth of the length; our decision: the rim grows above width 150. The difference of B14.10, becf-12003, is not known: drawn alike',
  ids: { 'becf-12005': {}, 'becf-12003': { size: { width: 150 }, code: { ecma: 'B14.10.00.00' } } },
  size: frameSizes(200, 100),
  options: frameOptions,
  build: frame,
});
