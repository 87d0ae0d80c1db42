import { box, flatFlap, mm, pocket } from '../../../src/author/index.ts';
import { pocketSizes } from '../../sizes.ts';

export default box('carton', {
  name: 'Flat shirt wallet',
  about: 'Flat pocket, glued at its sides, with a straight flap.',
  group: 'shirt_boxes',
  closure: 'wrap',
  from: 'house: a guess: only two sizes and the variables of a tongue and ears of becf-1240c are known; a pocket with a flap',
  ids: ['becf-1240c'],
  size: pocketSizes([150, [60, 800]], [70, [50, 800]]),
  board: [0.4, [0.1, 1]],
  options: ({ length, width }) => ({
    side_tab: mm(Math.min(12, length / 4), [8, length / 3], 'Width of the side tabs'),
    top_flap: mm(width / 2, [15, width - 8], 'Depth of the flap'),
  }),
  labels: { length: 'back.x', width: 'back.y' },
  build: ({ length, width: back, material, side_tab: tab, top_flap }) =>
    pocket({ length, back, front: back - 1, tab, material, flap: flatFlap(length, top_flap, material) }),
});
