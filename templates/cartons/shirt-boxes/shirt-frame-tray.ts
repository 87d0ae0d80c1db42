import { box, mm } from '../../../src/author/index.ts';
import { frameSizes, frameTrays, usualRim } from '../../tray/frame-trays.ts';
import { hookedFrameTray } from './shirt-frame-tray-panels.ts';

/** A rim wider than the walls are high would not roll in: its foot would stand on the floor. */
const widestRim = ({ width, height }: { readonly width: number; readonly height: number }): number =>
  Math.min(30, width / 5, height);

/** The widest rim, a fifth of the width, in the narrowest tray with room for a window: 40 mm stay between two of them. */
const LEAST_RIM = 40 / 3;

/** Hollow walls on four sides, unglued at the corners: in the short walls, flaps of the outer, then of the inner walls hook together. */
export default box('carton', {
  ...frameTrays,
  name: 'Shirt frame tray',
  about: 'Open tray with hollow walls and a broad rim all round; its corner flaps hook into one another.',
  group: 'shirt_boxes',
  closure: 'open_tray',
  open: 'no lid',
  code: 'B14.05.00.00',
  from: 'house: ECMA B14.05, hollow walls all round: outer wall, flat rim, inner wall, and a foot in the hollow; flaps with hooks, as 05 specifies. A drawing shows two pairs of hooks at each end, on the outer and on the inner walls, with flaps of 0.65 of the width and a rim of 15 at walls of 30; our decisions: a mitred rim, and hooks that meet in the middle of the wall. The difference of becf-12409 is not known: drawn alike; the place of its window is our decision',
  ids: ['becf-12408', 'becf-12409'],
  // In a narrower wall the hooks would be too short to hold.
  size: frameSizes(150, 80, 60),
  // Rim and inner wall bend only while they swing in, clear of the wall across.
  sizeLimits: ({ width }) => ({ height: { max: 0.58 * width } }),
  window: {
    in: 'floor',
    clear: (size) => {
      const rim = Math.max(widestRim(size), Math.min(LEAST_RIM, size.height));
      return [rim, rim];
    },
  },
  options: ({ width, height }) => ({
    rim: mm(usualRim(width), [8, widestRim({ width, height })], 'Width of the rim, from outer to inner wall'),
    // Longer than half the width, but short enough that they do not push the hollow wall open.
    corner_flap: mm(0.65 * width, [0.62 * width, 0.7 * width], 'Length of the flaps in the hollow side walls'),
  }),
  build: ({ corner_flap: flap, ...v }) => hookedFrameTray({ ...v, flap }),
});
