import { box, mm, pocket } from '../../../src/author/index.ts';

export default box('carton', {
  name: 'Ticket sleeve',
  about: 'Flat pocket, glued at its sides, open at the top, with a half-moon cut in its mouth.',
  group: 'envelopes',
  code: 'F80.53.00.00',
  from: 'standard: ECMA F80.53; the sizes of tabs and half-moon are our decision',
  ids: ['becf-12c04'],
  size: {
    length: mm(100, [40, 800], 'Length, from side to side'),
    width: mm(205, [40, 800], 'Width, from the bottom to the mouth'),
  },
  board: [0.3, [0.1, 1]],
  options: ({ length, width }) => ({
    side_tab: mm(Math.min(12, length / 4), [8, length / 3], 'Width of the side tabs'),
    half_moon: mm(15, [4, Math.min(40, length / 3, width / 3)], 'Radius of the half-moon'),
  }),
  labels: { length: 'back.x', width: 'back.y' },
  build: ({ length, width, material, side_tab: tab, half_moon: thumb }) =>
    pocket({ length, back: width, front: width, tab, material, thumb }),
});
