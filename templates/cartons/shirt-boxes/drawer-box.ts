import { box, drawerSleeve, mm, part, rollOverTray, SWING_MM } from '../../../src/author/index.ts';
import { drawerSizes } from '../../sizes.ts';

export default box('carton', {
  name: 'Drawer box with folded corners',
  about: 'Tray with double walls and folded corners that slides in a glued sleeve.',
  group: 'shirt_boxes',
  from: 'measured: becf-12410 at 120 × 70 × 60; our decision: the reach of its webs at other sizes',
  ids: ['becf-12410'],
  size: drawerSizes([200, [60, 800]], [100, [40, 600]], [40, [22, 400]]),
  board: [0.5, [0.2, 1]],
  order: ['length', 'width'],
  // An inner wall reaches the floor without passing over the opposite wall.
  sizeLimits: ({ width }) => ({ height: { max: width } }),
  // The flanges leave some floor between them. Where it is not bent back, a flange swings over the opposite wall with its inner wall.
  options: ({ width, height }) => ({
    glue_flap: mm(15, [8, height - 2], 'Width of the glue flap of the sleeve'),
    inner_flap: mm(
      12,
      [8, Math.min(width / 2 - 8, height > width - SWING_MM ? height / 2 : Math.sqrt((width - 4) ** 2 - height ** 2))],
      'Depth of the flanges on the floor',
    ),
  }),
  build: ({ length, width, height, material, glue_flap: glue, inner_flap: flange }) => {
    const corner = { by: 'web', diagonal: 'combination', notched: true } as const;
    const tray = rollOverTray({ length, width, height, material, corner, flange });
    return [part('tray', tray), drawerSleeve({ length, width, height, material, glue, flange })];
  },
});
