import { onePart } from '../../src/board/index.ts';
import { count, mm, template, when } from '../../src/template/index.ts';
import { plain, plate } from './plain.ts';

/** A template of one plate, small enough to know by heart. */
export const box = template({
  name: 'Plate',
  about: 'One plate.',
  group: 'cartons_tags',
  code: { ecma: 'X1' },
  provenance: { kind: 'house', source: 'none' },
  ids: { a1: {}, a2: { choices: { hole: 'round' }, size: { length: 80 }, code: { ecma: 'X2' } } },
  size: { length: mm(100, [10, 200], 'Length'), width: mm(50, [10, 200], 'Width'), material: mm(1, [0.1, 5], 'Board') },
  order: ['length', 'width'],
  sizeLimits: ({ length }, { hole }) => ({ width: { max: length }, ...(hole === 'round' && { length: { min: 20 } }) }),
  choices: { hole: ['none', 'round'] },
  options: ({ width }, { hole }) => ({
    flap: mm(width / 2, [1, width - 1], 'Flap'),
    ...when(hole === 'round', { holes: count(1, [1, 4], 'Holes') }),
  }),
  build: ({ length, width }) => onePart(plain(plate('plate', length, width))),
});
