import { box, count, mm, type Panel, rectangle } from '../../../src/author/index.ts';

/** Accordion divider: a strip with alternating folds that stands in a zigzag between the goods. */
export default box('carton', {
  name: 'Accordion divider',
  about: 'Strip folded to and fro at right angles, which stands in a zigzag.',
  group: 'separators',
  from: 'house: no code: equal panels, creased inwards and outwards in turn. becf-11f04 shows a length of 0; we compute it from the panels and their number',
  ids: ['becf-11f04'],
  size: {
    width: mm(150, [15, 1000], 'Length of the folds, across the strip'),
    height: mm(20, [6, 300], 'Total depth of the zigzag'),
  },
  options: () => ({ number_of_panels: count(12, [3, 40], 'Number of panels') }),
  build({ width, height, material: t, number_of_panels }) {
    // At every fold the board bends around its inner side, one board away from the hinge. The hinges alternate between
    // the two faces of a panel, which brings them closer by t / √2.
    const depth = Math.SQRT2 * (height - 2 * t) + t;
    const panel = (k: number): Panel => {
      const top = k < number_of_panels ? panel(k + 1) : 'cut';
      return rectangle(`panel-${k}`, width, depth, { role: 'wall', fold: k % 2 ? -90 : 90, top });
    };
    return { trunk: panel(1), rises: 'right' };
  },
});
