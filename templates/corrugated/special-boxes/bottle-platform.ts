import { box, count, gridOfHoles, insideShare, leastBoards, mm, standingPlatform } from '../../../src/author/index.ts';

/** Bottle platform: a tray upside down with a hole for each bottle; its size follows from their number. */
export default box('corrugated', {
  name: 'Bottle platform',
  about: 'Insert of corrugated board on four low walls, with round holes for the necks or feet of bottles.',
  group: 'special_boxes',
  closure: 'open_tray',
  open: 'a platform without a floor',
  from: 'house: its three sizes are two counts and the height of the walls; diameter and distance of the holes are our decision',
  ids: ['becf-21e22'],
  size: {
    number_of_holes: count(3, [1, 12], 'Holes in a row'),
    number_of_rows: count(2, [1, 12], 'Rows of holes'),
    height: mm(20, [15, 300], 'Height of the walls'),
    hole_diameter: mm(80, [20, 150], 'Diameter of the holes'),
  },
  sizeLimits: leastBoards({ height: 5, hole_diameter: 12 }),
  options: ({ material }) => ({
    interspace: mm(10, [Math.max(6, 2 * material), 60], 'Width of board between the holes and beside them'),
  }),
  build: ({ number_of_holes, number_of_rows, height, hole_diameter: hole, interspace, material: thickness }) => {
    const inside = insideShare.corrugated;
    const lost = 2 * (1 - inside) * thickness;
    const side = (holes: number): number => holes * (hole + interspace) + interspace + lost;
    return standingPlatform({
      length: side(number_of_holes),
      width: side(number_of_rows),
      height,
      clearance: 0,
      thickness,
      inside,
      marks: (length, width) => gridOfHoles(hole, length, width, hole, number_of_holes, number_of_rows),
    });
  },
  labels: { height: 'back.y' },
});
