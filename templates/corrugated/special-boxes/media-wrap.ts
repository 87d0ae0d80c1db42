import { box, mm } from '../../../src/author/index.ts';
import { bufferDepth, endBuffers, folder } from '../../tray/folder.ts';

export default box('corrugated', {
  name: 'Book wrap with end pads',
  about: 'Wrap of corrugated board for books and media: two overlapping flaps are glued, hollow pads protect the ends.',
  group: 'special_boxes',
  closure: 'wrap',
  from: 'house: drawing not seen; described as a wrap for books and media with two long flaps that overlap by 30 and two end pads: the one-piece folder of FEFCO 0403, whose ends roll over a hollow buffer, with panels that overlap; the width is the thickness of the contents',
  ids: ['becf-21e23'],
  size: {
    length: mm(150, [40, 1000], 'Length inside, between the pads'),
    width: mm(20, [5, 200], 'Thickness inside'),
    height: mm(150, [40, 1000], 'Height of the book inside'),
  },
  reads: { depth: 'width' },
  // Both linings swing in over the floor.
  sizeLimits: ({ length, material }) => ({
    length: { min: 10 * material },
    width: { min: 4 * material, max: Math.max(length, 40, 10 * material) - 2 * material },
    height: { min: 10 * material },
  }),
  options: ({ height, material }) => ({
    buffer: bufferDepth(material),
    overlap: mm(Math.min(30, height / 2), [Math.max(10, 3 * material), height - 2 * material], 'Overlap of the flaps'),
  }),
  build: ({ buffer, width, height, ...v }) =>
    folder({ ...endBuffers(v.material, buffer), ...v, width: height, height: width, called: ['height', 'width'] }),
});
