import { box, hingedTrays, insideShare, mm } from '../../../src/author/index.ts';
import { betweenCreases, cornerTab, usualTrayTuck } from '../../tray/corrugated-sizes.ts';

export default box('corrugated', {
  name: 'Corrugated hinged trays',
  about: 'Two glued trays of corrugated board of equal height, hinged at the back; a tuck holds the lid.',
  group: 'tray_boxes',
  closure: 'hinged_lid',
  code: '0435',
  from: 'house: drawing not seen; FEFCO 0435 is described as a double tray with a hinge, like a suitcase: our hinged carton trays with the allowances of corrugated board; the closure is our decision',
  ids: ['fefco-0435'],
  size: {
    length: mm(300, [40, 1200], 'Length inside, along the hinge'),
    width: mm(220, [40, 1000], 'Width inside, from the hinge to the front'),
    height: mm(100, [30, 600], 'Height inside, of both trays together'),
  },
  board: [3, [0.8, 7]],
  sizeLimits: ({ width, material }) => ({
    length: { min: 13 * material },
    width: { min: 13 * material },
    height: { min: 8 * material + 20, max: Math.max(1.5 * width, 8 * material + 20) },
  }),
  options: ({ width, height, material }) => {
    const deepest = Math.min(height / 2 - 2 * material - 4, width / 3);
    return {
      glue_tab: cornerTab(35, width, height / 2),
      tuck_flap: mm(usualTrayTuck(width, material), [8, deepest], 'How far the lid tucks in behind the front'),
    };
  },
  build({ glue_tab: tab, tuck_flap: tuck, ...size }) {
    const { wall: height, ...tray } = betweenCreases({ ...size, height: size.height / 2 });
    return {
      ...hingedTrays({ ...tray, height, tab, tuck, inside: insideShare.corrugated * size.material }),
      labels: { length: 'floor.y', width: 'floor.x' },
      inner: { length: 'right|left', width: 'back|front', height: 'floor|lid' },
    };
  },
});
