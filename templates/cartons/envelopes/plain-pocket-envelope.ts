import { box, flatFlap, mm, pocket } from '../../../src/author/index.ts';
import { BELOW_FLAP, envelopes } from './pocket-envelopes.ts';

/** Pocket envelope without a thumb cut, by the width of its tabs. */
export default box('carton', {
  ...envelopes,
  name: 'Plain pocket envelope',
  about: 'Flat envelope, glued at its sides, with a straight flap.',
  from: 'standard: ECMA F60.93; we read the height of becf-12c05 as the width of its tabs; the depth of the flap is our decision; the place of its window is our decision',
  ids: ['becf-12c05'],
  size: {
    length: mm(320, [80, 800], 'Length, from side to side'),
    width: mm(240, [50, 800], 'Width, from the bottom to the fold of the flap'),
    height: mm(20, [8, 200], 'Width of the side tabs'),
  },
  sizeLimits: ({ length }) => ({ height: { max: length / 3 } }),
  window: { in: 'back', clear: ({ height }) => [height, 0] },
  options: ({ width }) => ({ top_flap: mm(Math.min(45, width / 2), [15, width - 8], 'Depth of the flap') }),
  build: ({ length, width: back, height: tab, material, top_flap }) =>
    pocket({ length, back, front: back - BELOW_FLAP, tab, material, flap: flatFlap(length, top_flap, material) }),
});
