import { box, clamshell, mm } from '../../../src/author/index.ts';
import { splayOption } from '../../tray/tapered.ts';
import { usualTongue } from '../../tube/usual.ts';

export default box('carton', {
  name: 'Burger box',
  about:
    'Two equally high trays with leaning walls and folded corners, hinged at the back; they nest when open, and a tongue locks the lid.',
  group: 'food_boxes',
  from: 'house: a hinged box with webs in both trays, from its picture; the height is that of both trays; our decisions: walls that lean by 17°, so that open boxes nest, and a lip that follows the front. Of becf-12019 only variable names are known (heights, vents, windows, postal locks): drawn as the plain box',
  ids: { 'becf-12017': {}, 'becf-12019': { size: { length: 180, width: 140, height: 70 } } },
  size: {
    length: mm(150, [70, 600], 'Length of the floor, along the hinge'),
    width: mm(100, [40, 600], 'Width of the floor, from the hinge to the front'),
    height: mm(50, [28, 300], 'Height of the closed box'),
  },
  sizeLimits: ({ length, width }) => ({ height: { max: Math.min(length - 24, width - 4) } }),
  options: ({ length, height, material }) => {
    const half = height / 2;
    return {
      lip: mm(half / 2, [5, half - material - 3], 'How far the lid overlaps the front'),
      splay: splayOption(half),
      tongue: mm(usualTongue(length, 45), [15, Math.min(length / 2, length - height - 4)], 'Width of the tongue'),
    };
  },
  build: ({ height, ...v }) => clamshell({ ...v, height: height / 2 }),
});
