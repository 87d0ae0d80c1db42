import { box, flatFlap, mm, pocket } from '../../../src/author/index.ts';
import { pocketSizes } from '../../sizes.ts';
import { BELOW_FLAP, envelopes } from './pocket-envelopes.ts';

/** Pocket envelope: the front is as high as the back and has a thumb cut in its mouth. The flap covers the thumb cut. */
export default box('carton', {
  ...envelopes,
  name: 'Pocket envelope',
  about: 'Flat envelope, glued at its sides, with a thumb cut and a straight flap.',
  from: 'standard: ECMA F60.93; the depths of flap, tabs and thumb cut are our decision',
  ids: ['becf-12c02'],
  size: pocketSizes([265, [80, 800]], [120, [70, 800]]),
  // The flap reaches beyond the thumb cut, and the front reaches beyond the flap.
  options: ({ length, width }) => ({
    side_tab: mm(15, [8, length / 3], 'Width of the side tabs'),
    top_flap: mm(Math.min(45, width / 2), [28, width - 8], 'Depth of the flap'),
    thumb_cut: mm(8, [4, Math.min(15, length / 6, width / 6)], 'Radius of the thumb cut'),
  }),
  build: ({ length, width: back, material, side_tab: tab, top_flap, thumb_cut: thumb }) => {
    const flap = flatFlap(length, top_flap, material);
    return pocket({ length, back, front: back - BELOW_FLAP, tab, material, thumb, flap });
  },
});
