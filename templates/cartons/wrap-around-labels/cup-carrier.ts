import {
  box,
  type Curve,
  carryTray,
  circle,
  count,
  GRIP,
  insideShare,
  mm,
  trayGauges,
  trayInner,
} from '../../../src/author/index.ts';

/** Board between two holes, and between a hole and the walls, in mm. */
const WEB = 6;

/** The least hole, in mm. */
const LEAST = 15;

/**
 * Cup carrier: a platform with holes in which cups hang by their rims, low walls round it with glued corners, and
 * two roofs that go on from the long walls and end in handles above the cups.
 *
 *          ┌─(  )─┐   handle
 *        ┌─┴──────┴─┐ roof
 *    ╱▔▔▔├──────────┤▔▔▔╲
 *    │   │ (  )(  ) │   │
 *    ╲▁▁▁├──────────┤▁▁▁╱
 *        └─┬──────┬─┘
 *          └─(  )─┘
 */
export default box('carton', {
  name: 'Cup carrier',
  about: 'Platform with holes for cups, low walls and two handles that meet above them.',
  group: 'wrap_around_labels',
  from: [
    'house',
    'only its sizes are known: a platform with two holes in a glued tray, and the roofs and handles of a carrier over it',
  ],
  ids: ['becf-12503'],

  size: {
    length: mm(100, [70, 600], 'Length of the platform'),
    width: mm(80, [40, 300], 'Width of the platform'),
    height: mm(40, [15, 250], 'Height of the walls'),
    number_of_holes: count(2, [1, 8], 'How many holes there are along the platform'),
  },
  sizeLimits: ({ number_of_holes }) => ({ length: { min: number_of_holes * (LEAST + WEB) + WEB } }),

  options: ({ length, width, height, number_of_holes, material }) => {
    const widest = Math.min(width - 2 * WEB, (length - WEB) / number_of_holes - WEB);
    return {
      // Rounding must not take away the last of them.
      hole_diameter: mm(widest, [LEAST, Math.max(LEAST, widest)], 'Diameter of the holes'),
      // On the sheet the tabs stay below the roofs, which reach over the end walls.
      glue_tab: mm(
        Math.min(20, length / 3, height - 2),
        [8, Math.min(0.45 * length, height - 1)],
        'Length of the corner tabs',
      ),
      roof_height: mm(width / 2, [width / 5, width], 'Height of the ridge over the walls'),
      handle_height: mm(45, [GRIP.height + 20 + 2 * material, 100], 'Height of the handles over the ridge'),
    };
  },

  build(values) {
    const { length, width, height, number_of_holes, material } = values;
    const { hole_diameter, glue_tab, roof_height, handle_height } = values;
    const tray = carryTray({
      length,
      width,
      wall: height,
      tab: glue_tab,
      rise: roof_height,
      handle: handle_height,
      thickness: material,
      inside: insideShare.carton,
    });
    const hole = (k: number): Curve[] => circle([((k + 0.5) * length) / number_of_holes, width / 2], hole_diameter / 2);
    const holes = Array.from({ length: number_of_holes }, (_, k) => ({ line: 'cut' as const, curves: hole(k) }));
    return {
      ...tray,
      trunk: { ...tray.trunk, marks: holes },
      gauges: trayGauges,
      inner: trayInner,
    };
  },
});
