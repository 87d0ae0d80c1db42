import { box, mm } from '../../../src/author/index.ts';
import { coverSizes } from '../../sizes.ts';
import { coverPocket, presentationFolder, spinedFolders } from './cover-pocket-panels.ts';

/** For records or discs: two covers with a spine, each with a pocket as high, folded up, glued at its outer side, with a thumb cut. */
export default box('carton', {
  ...spinedFolders,
  name: 'Gatefold jacket',
  about: 'Jacket for two records or discs, with a deep pocket on either side of a spine.',
  from: 'house: no code: the folder of becf-12b0e with pockets as high as its covers; our decisions: mouths 3 below the edge with a thumb cut, tabs of 20, pockets open towards the spine. The differences of the five ids of this size are not known: drawn alike',
  ids: ['becf-12b07'],
  size: coverSizes([165, [60, 600]], [180, [60, 600]], [5, [1, 80]]),
  // Two pockets and their tabs lie between the covers.
  sizeLimits: ({ material }) => ({ height: { min: 4 * material + 0.5 } }),
  // A pocket is deeper than the thumb cut in its mouth, and the thumb cut stays below the edge of the cover.
  options: ({ length, width }) => ({
    pocket: mm(width - 3, [40, width - 2], 'Depth of the pockets'),
    glue_flap: mm(20, [8, length / 4], 'Width of the glue tabs of the pockets'),
    thumb_cut: mm(12, [5, Math.min(25, length / 6)], 'Radius of the thumb cuts in the mouths'),
  }),
  build({ length, width, height: spine, material, pocket: depth, glue_flap: tab, thumb_cut: thumb }) {
    const own = coverPocket({ seat: length, depth, tab, tabs: 'flush', material, thumb });
    return presentationFolder({ length, width, spine, boards: 4, material, foot: own, front: own });
  },
});
