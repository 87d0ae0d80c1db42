import { box, longestTaperedTab, mm, taperedBucket } from '../../../src/author/index.ts';
import { splayOption, taperedSize } from '../../tray/tapered.ts';
import { usualTuck } from '../../tube/usual.ts';

export default box('carton', {
  name: 'Gift tray with leaning walls',
  about: 'Glued tray that is wider at its mouth, with a hinged lid that tucks in on three sides.',
  group: 'special_boxes',
  closure: 'hinged_lid',
  from: 'house: leaning walls and a lid with tuck, from its picture; the construction of becf-1200b',
  ids: ['becf-11e10'],
  size: taperedSize(120, 100, 60),
  options: ({ length, width, height, material }) => {
    const splay = splayOption(height);
    const tab = Math.min(width / 4, longestTaperedTab(width, { height, splay: splay.max, material }));
    const tuck = Math.min(0.4 * height, width / 3, length / 6);
    return {
      splay,
      glue_tab: mm(15, [Math.min(8, tab), tab], 'Length of the corner tabs'),
      tuck_flap: mm(usualTuck(width), [5, tuck], "How far the lid's flaps reach in"),
    };
  },
  inner: { height: 'floor|lid' },
  build: ({ length, width, glue_tab: tab, tuck_flap: tuck, ...taper }) =>
    taperedBucket({ length, width, tab, tuck }, taper),
});
