import { box, mm, thumbCutEnd } from '../../../src/author/index.ts';
import { lappedSleeve } from '../../lapped-sleeve.ts';

export default box('carton', {
  name: 'Sleeve for a shirt tray',
  about: 'Glued sleeve with thumb cuts at both ends, to slide over a tray.',
  group: 'shirt_boxes',
  closure: 'wrap',
  open: 'open at both ends',
  from: 'house: a sleeve of four panels with shaped mouths, from its picture; the cuts are our decision',
  ids: ['becf-1240b'],
  size: {
    length: mm(160, [40, 800], 'Length: width of the top'),
    width: mm(75, [30, 800], 'Width: from end to end'),
    height: mm(40, [15, 300], 'Height of the sides'),
  },
  sizeLimits: ({ length }) => ({ width: { min: Math.min(24, length / 3) + 12 } }),
  options: ({ width, height }) => ({
    glue_flap: mm(Math.min(15, height - 3), [6, Math.min(height - 2, width)], 'Width of the glue flap'),
  }),
  labels: { length: 'bottom.y', width: 'top.x', height: 'right.y' },
  inner: { length: 'right|bottom.glue', height: 'bottom|top' },
  build: ({ length, width, height, material, glue_flap }) => {
    const cut = thumbCutEnd(length + material);
    return lappedSleeve(
      width,
      ['bottom', 'right', 'top', 'left'],
      [length, height],
      material,
      { width: glue_flap },
      cut,
    );
  },
});
