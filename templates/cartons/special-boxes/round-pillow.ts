import { box, type Labels, leastSpine, mm, roundSection } from '../../../src/author/index.ts';
import { roundPillow, roundSpine } from './round-pillow-panels.ts';

/** Two discs with a narrow spine on each side, glued into a tube. Curved creases push them apart; segments beyond close the ends. */
export default box('carton', {
  name: 'Pillow cut from two discs',
  about:
    'Pillow pack cut from two discs with a narrow spine on either side: its front is a rectangle with hollow ends, not a circle.',
  group: 'special_boxes',
  closure: 'wrap',
  from: 'house: creases computed from the section of the filled pack, as for a pillow pack; our decisions: a is the diameter of the discs, b the depth in the middle, c that at the sides; the spines cut the discs where their rims mirror the creases. Closed, no such pack is round: its sides are straight spines, and creases that push the discs apart hollow its ends',
  ids: ['becf-11e15'],

  size: {
    length: mm(100, [60, 500], 'Diameter of the discs it is cut from; the filled pack is narrower'),
    width: mm(35, [16, 200], 'Depth of the filled pack in the middle'),
    height: mm(5, [3, 65], 'Depth of the pack at its sides: width of the spine'),
  },
  reads: { across: 'length', along: 'width' },
  board: [0.5, [0.1, 1]],
  // The creases of a deeper pack would meet in the middle of the disc. On a narrower spine the ends would stay open.
  // On a wider spine little of the disc would be left.
  sizeLimits: ({ length, width, material }) => {
    const deepest = 0.4 * length;
    // The section is undefined for a pack that is too deep, so the spine is measured at an allowed depth.
    const depth = Math.min(width, deepest);
    return { width: { max: deepest }, height: { min: leastSpine({ disc: length, depth, material }), max: depth / 3 } };
  },
  options: ({ length, width, height, material }) => {
    const sizes = { disc: length, depth: width, spine: height, material };
    // Towards the middle of the disc a wider flap would lie more than half a board below it.
    const most = Math.min(roundSection(sizes).flat / 5, roundSpine(sizes) / 3);
    return { glue_flap: mm(12, [5, most], 'Width of the glue flap') };
  },

  build: ({ length, width, height, material, glue_flap }) => {
    const sizes = { disc: length, depth: width, spine: height, material };
    const middle = roundSpine(sizes) / 2;
    const labels: Labels = { length: ['back.x', middle - length / 2, middle + length / 2], height: 'right.y' };
    return { ...roundPillow({ ...sizes, glue: glue_flap }), labels };
  },
});
