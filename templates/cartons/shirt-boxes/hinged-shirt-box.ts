import { box, hingedTrays, mm } from '../../../src/author/index.ts';
import { hingedTraySizes } from '../../sizes.ts';

export default box('carton', {
  name: 'Hinged shirt box',
  about: 'Two glued trays of equal height, hinged at the back; a tuck as deep as the front holds the lid.',
  group: 'shirt_boxes',
  closure: 'hinged_lid',
  from: 'house: the hinged trays with a tuck that reaches down to the floor, so that the front is double',
  ids: ['house-hinged-shirt-box'],
  size: hingedTraySizes([150, [40, 800]], [80, [40, 600]], [40, [12, 400]]),
  options: ({ width, height }) => {
    // Stays above the floor. A longer tuck would hit the front as the lid closes.
    const deepest = Math.min(height - 4, 0.6 * width);
    return {
      glue_tab: mm(Math.min(20, width / 3), [8, 0.45 * width], 'Length of the corner tabs'),
      tuck_flap: mm(deepest, [5, deepest], 'How far the lid tucks in behind the front'),
    };
  },
  build: ({ glue_tab: tab, tuck_flap: tuck, ...sizes }) => hingedTrays({ ...sizes, tab, tuck }),
});
