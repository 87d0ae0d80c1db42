import { box, mm } from '../../../src/author/index.ts';
import { hingeLid } from './hinge-lid-panels.ts';

/** A strip from the front around bottom and back to the lid, with double side walls. The lid closes over a frame glued behind the front. */
export default box('carton', {
  name: 'Hinge-lid pack',
  about: 'Pack with a lid hinged at the back, double side walls and an inner frame, as for cigarettes or sweets.',
  group: 'special_boxes',
  closure: 'hinged_lid',
  from: 'house: the hinge-lid pack in common use; our decisions: the lid is hinged a seventh below the top; its front is three tenths of the height high and one board further out than the front of the pack; the frame stands as high as possible without catching it',
  ids: ['house-hinge-lid-pack'],
  size: {
    length: mm(55, [25, 400], 'Width of the front'),
    width: mm(22, [10, 300], 'Depth, front to back'),
    height: mm(87, [40, 300], 'Height of the closed pack'),
  },
  board: [0.3, [0.15, 1]],
  order: ['length', 'width'],
  options: ({ height }) => ({
    lid_back: mm(0.14 * height, [0.1 * height, 0.18 * height], 'Height of the lid at the back, where it is hinged'),
    lid_front: mm(0.28 * height, [0.22 * height, 0.4 * height], 'Height of the lid at the front'),
    frame_overlap: mm(0.3 * height, [8, 0.5 * height], 'How far the frame reaches down behind the front'),
  }),
  build: (values) => hingeLid(values),
});
