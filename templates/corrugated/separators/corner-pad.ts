import { box, insideShare, leastBoards, mm, rectangle } from '../../../src/author/index.ts';

export default box('corrugated', {
  name: 'Corner pad',
  about: 'Angle of corrugated board that stands along a corner.',
  group: 'separators',
  from: 'house: no code: two walls, two thirds of the board inside their crease; we read becf-21f06 as an angle',
  ids: ['becf-21f06'],
  size: {
    length: mm(150, [10, 1500], 'Length inside of the first wall, from the corner'),
    width: mm(100, [10, 1500], 'Length inside of the second wall, from the corner'),
    height: mm(200, [10, 2500], 'Height of both walls'),
  },
  sizeLimits: leastBoards({ length: 4, width: 4 }),
  labels: { length: 'first.y', width: 'second.y' },
  build({ length, width, height, material }) {
    const lost = insideShare.corrugated * material;
    const top = rectangle('second', height, width + lost, { role: 'wall' });
    return { trunk: rectangle('first', height, length + lost, { role: 'wall', top }), rises: 'right' };
  },
});
