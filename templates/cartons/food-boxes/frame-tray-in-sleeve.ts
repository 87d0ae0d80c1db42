import { box } from '../../../src/author/index.ts';
import { coveredFrameTrays, frame, frameOptions, outsideOfFrame } from '../../tray/frame-trays.ts';
import { sleeved, sleeveFeatures, sleeveOptions } from '../../tray/sleeved.ts';

/** Frame tray with sleeve: every wall continues as a flat rim, an inner wall and a foot. The sleeve slides over the tray. */
export default box('carton', {
  ...coveredFrameTrays,
  name: 'Frame tray with sleeve',
  about: 'Tray with hollow walls and a broad rim all round, in a sleeve.',
  code: 'B49.10.00.00.B',
  from: 'house: ECMA B49.10 and B14.10, a tray like the measured becf-12005; we assume that form B has a sleeve and becf-1200f a thumb cut; the place of its window is our decision',
  ids: {
    'becf-12009': {},
    'becf-1200a': { size: { width: 150 }, code: { ecma: 'B14.10.00.00.B' } },
    'becf-1200f': { choices: { thumb_cut: 'both' } },
  },
  ...sleeveFeatures,
  options: (size) => ({ ...frameOptions(size), ...sleeveOptions(size) }),
  build: (v, chosen) => sleeved(frame(v), outsideOfFrame(v), v, chosen),
});
