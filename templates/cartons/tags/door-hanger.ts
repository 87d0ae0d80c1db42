import { box, circle, mm, roundedCard } from '../../../src/author/index.ts';
import { tagSizes } from '../../sizes.ts';

export default box('carton', {
  name: 'Door hanger',
  about: 'Card with rounded corners and a large round hole to hang it on a door handle.',
  group: 'tags',
  from: 'house: our own construction: a hole in the upper part of a card',
  ids: ['house-door-hanger'],
  size: tagSizes([95, [60, 300]], [230, [120, 500]]),
  board: [0.4, [0.1, 2]],
  // The largest hole with the largest margin leaves 10 mm of the card below it.
  options: ({ length, width }) => ({
    corner_radius: mm(6, [0.5, 15], 'Radius of the corners'),
    hole_diameter: mm(58, [30, Math.min(length - 20, width / 2)], 'Diameter of the hole'),
    hole_margin: mm(18, [10, Math.min(60, width / 2 - 10)], 'Distance from the upper edge to the hole'),
  }),
  build: ({ length, width, corner_radius, hole_diameter: hole, hole_margin }) =>
    roundedCard(length, width, corner_radius, [circle([length / 2, width - hole_margin - hole / 2], hole / 2)]),
});
