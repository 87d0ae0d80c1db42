import { insideShare, type Part } from '../../../src/board/index.ts';
import { type GluedTray, gluedTray, trayGauges, trayInner } from '../../../src/pieces/index.ts';
import { mm, template } from '../../../src/template/index.ts';

/**
 * Telescope box: two glued trays, the lid over the base.
 *
 *        ┌─────────┐                ┌───────────┐
 *    ╱▔▔▔├─────────┤▔▔▔╲        ╱▔▔▔├───────────┤▔▔▔╲
 *    │   │  base   │   │        │   │    lid    │   │
 *    ╲▁▁▁├─────────┤▁▁▁╱        ╲▁▁▁├───────────┤▁▁▁╱
 *        └─────────┘                └───────────┘
 */
export default template({
  name: 'Full telescope box',
  about: 'Two trays of corrugated board with glued corners; the lid slides over the base.',
  group: 'corrugated_cardboards_tray_boxes',
  code: { fefco: '0300' },
  provenance: { kind: 'standard', source: 'FEFCO 0300; crease allowances of two thirds inside, one third outside' },
  ids: { 'becf-21c02': {} },

  size: {
    length: mm(200, { min: 60, max: 1500, about: 'Length inside' }),
    width: mm(100, { min: 50, max: 1200, about: 'Width inside' }),
    height: mm(50, { min: 20, max: 600, about: 'Height inside' }),
    material: mm(3, { min: 0.8, max: 7, about: 'Thickness of the board' }),
  },
  order: ['length', 'width'],
  within: ({ length, material }) => ({
    length: { min: 15 * material },
    width: { min: 15 * material, max: length },
    height: { min: 6 * material },
  }),
  choices: {},

  options: ({ width, height, material }) => ({
    lid_height: mm(height, { min: Math.max(15, 5 * material), max: height + material, about: 'Height inside the lid' }),
    clearance: mm(Math.max(1, material / 2), { min: 0.2, max: 5, about: 'Play between base and lid on each side' }),
    glue_tab: mm(Math.min(35, width / 3), { min: 8, max: 0.45 * width, about: 'Length of the corner tabs' }),
  }),

  build({ length, width, height, material: t, lid_height, clearance, glue_tab }): readonly Part[] {
    const share = insideShare.corrugated;
    // From an inside size to the crease lines, and to the outside.
    const lost = 2 * share * t;
    const shared = { tab: glue_tab, thickness: t, inside: share };
    const base: GluedTray = { ...shared, length: length + lost, width: width + lost, wall: height + share * t };
    const more = 2 * t + 2 * clearance;
    const lid: GluedTray = {
      ...shared,
      length: base.length + more,
      // Its tabs lie between its long walls and those of the base.
      width: base.width + more + 2 * t,
      wall: lid_height + share * t,
    };
    return [
      {
        id: 'base',
        name: 'base',
        category: 'carton',
        blank: {
          ...gluedTray(base),
          gauges: trayGauges,
          inner: [...trayInner, { name: 'height', a: 'floor', b: 'lid:floor' }],
        },
      },
      {
        id: 'lid',
        name: 'lid',
        category: 'carton',
        blank: { ...gluedTray(lid), gauges: trayGauges, inner: [] },
        // Upside down, its floor on the rim of the base.
        sits: {
          pose: [
            1,
            0,
            0,
            (base.length - lid.length) / 2,
            0,
            -1,
            0,
            (base.width + lid.width) / 2,
            0,
            0,
            -1,
            -(base.wall + share * t),
          ],
          comes: [0, 0, -2 * (height + lid_height)],
        },
      },
    ];
  },
});
