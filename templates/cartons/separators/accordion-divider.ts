import { box, count, mm, type Panel, rectangle } from '../../../src/author/index.ts';

export default box('carton', {
  name: 'Accordion divider',
  about:
    'Strip folded to and fro at right angles, which stands in a zigzag; a tab at each end is glued to a wall of the box.',
  group: 'separators',
  from: 'house: no code: equal panels, creased inwards and outwards in turn, and tabs that turn back along the walls at both ends. becf-11f04 shows a length of 0; we compute it from the panels and their number',
  ids: ['becf-11f04'],
  size: {
    width: mm(150, [15, 1000], 'Length of the folds, across the strip'),
    height: mm(20, [6, 300], 'Total depth of the zigzag'),
  },
  options: ({ height, material }) => ({
    number_of_panels: count(12, [3, 40], 'Number of panels'),
    // Turned back along the wall, a longer tab would stand out of the zigzag.
    glue_tab: mm(
      15,
      [3, Math.min(40, height - 2 * material)],
      'Width of the tab at each end, glued to the wall of the box',
    ),
  }),
  build({ width, height, material: t, number_of_panels, glue_tab }) {
    // At every fold the board bends around its inner side, one board away from the hinge. The hinges alternate between
    // the two faces of a panel, which brings them closer by t / √2.
    const depth = Math.SQRT2 * (height - 2 * t) + t;
    const side = (k: number) => (k % 2 ? -1 : 1);
    // The panels stand at 45° to the wall.
    const tab = (name: string, k: number) => rectangle(name, width, glue_tab, { role: 'glue', fold: 135 * side(k) });
    const panel = (k: number): Panel => {
      const top = k < number_of_panels ? panel(k + 1) : tab('right-tab', k + 1);
      return rectangle(`panel-${k}`, width, depth, { role: 'wall', fold: 90 * side(k), top });
    };
    return { trunk: panel(1), base: { line: 'crease', panel: tab('left-tab', 1) }, rises: 'right' };
  },
});
