import { box, hingedTrays, mm } from '../../../src/author/index.ts';
import { hingedTraySizes } from '../../sizes.ts';
import { usualTuck } from '../../tube/usual.ts';

export default box('carton', {
  name: 'Hinged trays',
  about: 'Two glued trays of equal height, hinged at the back; a tuck holds the lid.',
  group: 'food_boxes',
  from: 'house: two trays with glued corners and a hinge; tabs of front and back are glued inside the side walls; the trays meet rim to rim; the lid is one board and 0.5 less deep, so that its front tucks in behind the other',
  ids: ['house-hinged-trays'],
  size: hingedTraySizes([200, [40, 800]], [150, [40, 600]], [40, [12, 400]]),
  options: ({ width, height }) => ({
    glue_tab: mm(Math.min(20, width / 3), [8, 0.45 * width], 'Length of the corner tabs'),
    tuck_flap: mm(usualTuck(width), [5, Math.min(height - 4, width / 3)], 'How far the lid tucks in behind the front'),
  }),
  build: ({ glue_tab: tab, tuck_flap: tuck, ...sizes }) => hingedTrays({ ...sizes, tab, tuck }),
});
