import { box, insideShare, mm } from '../../../src/author/index.ts';
import { longestTab, polygonTelescope } from '../../polygons/polygonal-box.ts';

/** Eight-sided tray with a low lid over it; every second wall has tabs that are glued inside its neighbours. */
export default box('corrugated', {
  name: 'Octagonal case with lid',
  about: 'Eight-sided tray of corrugated board for round goods, with a low lid over it; both have glued corners.',
  group: 'tray_boxes',
  closure: 'separate_lid',
  from: 'house: drawing not seen; FEFCO 0350 is described as an octagonal body with a very low lid; our decision: the construction of house-octagonal-box by inside sizes',
  ids: ['house-octagonal-case'],
  size: {
    length: mm(400, [150, 1200], 'Width inside, across the flats of the octagon'),
    height: mm(300, [60, 800], 'Height inside'),
  },
  board: [3, [1.2, 7]],
  sizeLimits: ({ material }) => ({ length: { min: 60 * material }, height: { min: 20 * material } }),
  options: ({ length, height, material }) => {
    const lowest = Math.max(50, 16 * material);
    return {
      lid_height: mm(Math.max(60, height / 4), [lowest, height], 'Height inside the lid'),
      clearance: mm(Math.max(1, material / 2), [0.5, 5], 'Play between base and lid on each side'),
      glue_tab: mm(30, [15, longestTab('octagon', length, lowest)], 'How far the glue tabs reach'),
    };
  },
  build({ length, height, material, lid_height, clearance, glue_tab: tab }) {
    const inside = insideShare.corrugated * material;
    const size = { across: length + 2 * inside, height: height + inside, lid: lid_height + inside, tab };
    // The lid's floor lies on the rim of the base.
    return polygonTelescope('octagon', size, { material, play: clearance, above: height + 2 * inside });
  },
});
