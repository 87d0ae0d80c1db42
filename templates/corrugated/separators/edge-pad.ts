import { box, insideShare, leastBoards, mm, rectangle } from '../../../src/author/index.ts';

export default box('corrugated', {
  name: 'Edge pad',
  about: 'Channel of corrugated board over an edge: a pad with a wall on either side.',
  group: 'separators',
  from: 'house: no code: two walls square to a pad, two thirds of the board inside their creases; we read becf-21f05 as a channel',
  ids: ['becf-21f05'],
  size: {
    length: mm(150, [20, 2500], 'Length of the channel'),
    width: mm(75, [10, 800], 'Width inside, between the walls'),
    height: mm(50, [10, 600], 'Height inside of the walls'),
  },
  sizeLimits: leastBoards({ width: 4, height: 4 }),
  labels: { width: 'pad.y', height: 'back.y' },
  inner: { width: 'front|back' },
  build({ length, width, height, material }) {
    const lost = insideShare.corrugated * material;
    const wall = (name: string) => rectangle(name, length, height + lost, { role: 'wall' });
    return {
      trunk: rectangle('pad', length, width + 2 * lost, { role: 'wall', top: wall('back') }),
      base: { line: 'crease', panel: wall('front') },
    };
  },
});
