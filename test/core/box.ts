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
  ids: {
    a1: {},
    a2: { choices: { hole: 'round' }, size: { length: 80 }, code: { ecma: 'X2' } },
  },
  size: {
    length: mm(100, { min: 10, max: 200, about: 'Length' }),
    width: mm(50, { min: 10, max: 200, about: 'Width' }),
    material: mm(1, { min: 0.1, max: 5, about: 'Board' }),
  },
  order: ['length', 'width'],
  sizeLimits: ({ length }, { hole }) => ({ width: { max: length }, ...(hole === 'round' && { length: { min: 20 } }) }),
  choices: { hole: ['none', 'round'] },
  options: ({ width }, { hole }) => ({
    flap: mm(width / 2, { min: 1, max: width - 1, about: 'Flap' }),
    ...when(hole === 'round', { holes: count(1, { min: 1, max: 4, about: 'Holes' }) }),
  }),
  build: ({ length, width }) => onePart(plain(plate('plate', length, width))),
});
