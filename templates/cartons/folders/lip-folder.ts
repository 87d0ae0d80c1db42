import { box, mm, rectangle, trapezium } from '../../../src/author/index.ts';
import { coverSizes } from '../../sizes.ts';

/** Play between a lip and the cover above it, in mm. */
const PLAY = 0.3;

/** Two covers and a spine. A lip on the upper edge of the back cover rises to the spine's height and folds in over the contents. */
export default box('carton', {
  name: 'Card folder with a lip',
  about: 'Two covers with a spine; a lip on one of them holds the contents.',
  group: 'folders',
  from: 'house: no code: a lip folded in along the upper edge of one cover, from its picture; the depth of the lip is our decision',
  ids: ['becf-12b02'],
  size: coverSizes([155, [40, 1000]], [115, [40, 1000]], [5, [2, 100]]),
  // The lip lies under the front cover, and its two creases need space side by side.
  sizeLimits: ({ material }) => ({ height: { min: 3.5 * material + PLAY } }),
  options: ({ length, width }) => ({
    lip: mm(Math.min(25, width / 3), [8, width / 2], 'How far the lip covers the contents'),
    lip_slant: mm(5, [0, length / 8], 'How far the ends of the lip taper'),
  }),
  labels: { length: 'back.x', width: 'back.y', height: 'spine.y', lip: 'back.edge.lip.y' },
  inner: { height: 'back|front' },
  build({ length, width, height, material, lip, lip_slant }) {
    const front = rectangle('front', width, length, { role: 'wall', phase: 3 });
    const spine = rectangle('spine', width, height, { role: 'wall', phase: 2, top: front });
    // Ends before the spine, one board below the front cover.
    const along = length - 1;
    const over = trapezium('lip', along, lip, lip_slant, { phase: 1 });
    const edge = rectangle('edge', along, height - material - PLAY, { phase: 0, top: over });
    return { trunk: rectangle('back', length, width, { role: 'wall', right: spine, top: edge }) };
  },
});
