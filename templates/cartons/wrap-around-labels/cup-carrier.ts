import { insideShare, onePart } from '../../../src/board/index.ts';
import { type Curve, circle } from '../../../src/geometry/index.ts';
import { carryTray, GRIP, trayGauges, trayInner } from '../../../src/pieces/index.ts';
import { count, mm, template } from '../../../src/template/index.ts';

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
export default template({
  name: 'Cup carrier',
  about: 'Platform with holes for cups, low walls and two handles that meet above them.',
  group: 'cartons_wrap_around_labels',
  code: {},
  provenance: {
    kind: 'house',
    source:
      'only its sizes are known: a platform with two holes in a glued tray, and the roofs and handles of a carrier over it',
  },
  ids: { 'becf-12503': {} },

  size: {
    length: mm(100, { min: 70, max: 600, about: 'Length of the platform' }),
    width: mm(80, { min: 40, max: 300, about: 'Width of the platform' }),
    height: mm(40, { min: 15, max: 250, about: 'Height of the walls' }),
    number_of_holes: count(2, { min: 1, max: 8, about: 'How many holes there are along the platform' }),
    material: mm(0.5, { min: 0.1, max: 1.2, about: 'Thickness of the board' }),
  },
  sizeLimits: ({ number_of_holes }) => ({ length: { min: number_of_holes * (LEAST + WEB) + WEB } }),
  choices: {},

  options: ({ length, width, height, number_of_holes, material }) => {
    const widest = Math.min(width - 2 * WEB, (length - WEB) / number_of_holes - WEB);
    return {
      // Rounding must not take away the last of them.
      hole_diameter: mm(Math.max(LEAST, widest), {
        min: LEAST,
        max: Math.max(LEAST, widest),
        about: 'Diameter of the holes',
      }),
      // On the sheet the tabs stay below the roofs, which reach over the end walls.
      glue_tab: mm(Math.min(20, length / 3, height - 2), {
        min: 8,
        max: Math.min(0.45 * length, height - 1),
        about: 'Length of the corner tabs',
      }),
      roof_height: mm(width / 2, { min: width / 5, max: width, about: 'Height of the ridge over the walls' }),
      handle_height: mm(45, {
        min: GRIP.height + 20 + 2 * material,
        max: 100,
        about: 'Height of the handles over the ridge',
      }),
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
    return onePart({
      ...tray,
      trunk: { ...tray.trunk, marks: holes },
      gauges: trayGauges,
      inner: trayInner,
    });
  },
});
