import { box, leastBoards, mm, rectangle } from '../../../src/author/index.ts';

export default box('carton', {
  name: 'Folder with a spine',
  about: 'Two covers joined by a spine as thick as the contents.',
  group: 'folders',
  from: 'house: no code: we assume that becf-12b01 opens at its side, like a book',
  ids: ['becf-12b01'],
  size: {
    length: mm(155, [20, 1000], 'Length of the covers, from the spine'),
    width: mm(115, [20, 1000], 'Width of the covers, along the spine'),
    height: mm(5, [1, 200], 'Width of the spine inside, between the covers'),
  },
  // The two creases of a narrower spine cannot be pressed side by side.
  sizeLimits: leastBoards({ height: 2 }),
  labels: { length: 'back.x', height: 'spine.y' },
  inner: { height: 'back|front' },
  build({ length, width, height }) {
    const front = rectangle('front', width, length, { role: 'wall', phase: 1 });
    const spine = rectangle('spine', width, height, { role: 'wall', top: front });
    return { trunk: rectangle('back', length, width, { role: 'wall', right: spine }) };
  },
});
