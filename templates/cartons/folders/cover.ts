import { box, leastBoards, rectangle } from '../../../src/author/index.ts';
import { coverSizes } from '../../sizes.ts';

export default box('carton', {
  name: 'Folder with a spine',
  about: 'Two covers joined by a spine as thick as the contents.',
  group: 'folders',
  from: 'house: no code: we assume that becf-12b01 opens at its side, like a book',
  ids: ['becf-12b01'],
  size: coverSizes([155, [20, 1000]], [115, [20, 1000]], [5, [1, 200]]),
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
