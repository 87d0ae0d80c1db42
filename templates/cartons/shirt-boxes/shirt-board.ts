import { box, mm, roundedCard } from '../../../src/author/index.ts';
import { tagSizes } from '../../sizes.ts';

export default box('carton', {
  name: 'Shirt board',
  about: 'Card with rounded corners that stiffens a folded shirt.',
  group: 'shirt_boxes',
  closure: 'other',
  from: 'house: a guess: only two sizes of becf-1240d are known, enough for a rectangle',
  ids: ['becf-1240d'],
  size: tagSizes([150, [20, 1000]], [90, [20, 1000]]),
  board: [0.5, [0.1, 2]],
  options: ({ length, width }) => ({
    corner_radius: mm(2, [0.5, Math.min(length, width) / 2 - 1], 'Radius of the corners'),
  }),
  build: ({ length, width, corner_radius }) => roundedCard(length, width, corner_radius, []),
});
