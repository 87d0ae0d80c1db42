import { box, drawerSleeve, mm, part } from '../../../src/author/index.ts';
import { drawerSizes } from '../../sizes.ts';
import { drawerTray, LEAST_EAR } from './drawer-tray-panels.ts';

export default box('carton', {
  name: 'Match box',
  about: 'Tray with single long walls and double ends that slides in a glued sleeve.',
  group: 'tray_boxes',
  closure: 'separate_lid',
  code: 'B20.02.00.00.A',
  from: 'measured: a drawing of 150 × 100 × 40 without an id; its default sizes identify it as becf-11a05; the place of its window is our decision',
  ids: ['becf-11a05'],
  size: drawerSizes([150, [40, 800]], [100, [30, 600]], [40, [15, 400]]),
  board: [0.5, [0.2, 1.2]],
  window: { in: 'top', on: 'sleeve:top' },
  // An inner wall does not touch the opposite end as it folds, and two flanges lie on the floor.
  sizeLimits: ({ length }) => ({ height: { max: length - 25 } }),
  options: ({ length, width, height }) => ({
    glue_flap: mm(Math.max(13, Math.min(20, length / 20)), [6, height - 2], 'Width of the glue flap of the sleeve'),
    // Two ears meet in an end, and both stay below its rim.
    ear: mm(height, [LEAST_EAR, Math.min(height, width / 2 - 1)], 'How far the ears reach into the ends'),
  }),
  build: ({ length, width, height, material, glue_flap: glue, ear }) => [
    part('tray', drawerTray({ length, width, height, material, ear })),
    drawerSleeve({ length, width, height, material, glue }),
  ],
});
