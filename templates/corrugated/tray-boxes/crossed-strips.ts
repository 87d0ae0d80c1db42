import { box, leastBoards, mm, when } from '../../../src/author/index.ts';
import { corrugatedSizes } from '../../tray/corrugated-sizes.ts';
import { crossedStrips } from './crossed-strips-panels.ts';

export default box('corrugated', {
  name: 'Wrap of crossed strips',
  closure: 'wrap',
  about: 'Wrap of corrugated board for flat goods: a strip closes round another one, or round two end pieces.',
  group: 'tray_boxes',
  code: '0404',
  from: 'standard: FEFCO 0404: two strips that cross; 0405: one strip and two end pieces; allowances of two thirds inside, one third outside',
  evidence: 'figures',
  ids: { 'fefco-0404': {}, 'fefco-0405': { choices: { inside: 'end_pieces' }, code: { fefco: '0405' } } },
  size: { ...corrugatedSizes([400, 300, 100]), material: mm(3, [0.8, 7], 'Thickness of the board') },
  sizeLimits: leastBoards({ length: 14, width: 12, height: 6 }),
  choices: { inside: ['strip', 'end_pieces'] },
  options: ({ length, height }, { inside }) =>
    when(inside === 'end_pieces', {
      lip: mm(Math.min(50, height, length / 3), [8, length / 2 - 1], 'How far the end pieces reach in below and above'),
    }),
  build: crossedStrips,
});
