import { box, mm, rectangle } from '../../../src/author/index.ts';

export default box('corrugated', {
  name: 'Layer pad',
  about: 'Sheet of corrugated board between two layers in a case.',
  group: 'separators',
  code: '0910',
  from: 'standard: FEFCO 0910: a rectangle',
  ids: ['fefco-0910'],
  size: { length: mm(300, [20, 2500], 'Length'), width: mm(200, [20, 2500], 'Width') },
  board: [3, [0.8, 9]],
  labels: { length: 'pad.x', width: 'pad.y' },
  build: ({ length, width }) => ({ trunk: rectangle('pad', length, width, { role: 'wall' }) }),
});
