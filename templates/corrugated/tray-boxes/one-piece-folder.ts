import { insideShare, type Part, whole } from '../../../src/board/index.ts';
import { rectangle, trayGauges, trayInner } from '../../../src/pieces/index.ts';
import { mm, template } from '../../../src/template/index.ts';
import { caseSizes } from '../../tray/case-sizes.ts';

/** When things fold: ends, their flaps, sides, and the panels that close over the flaps. */
const phases = { ends: 0, flaps: 1, sides: 2, panels: 3 } as const;

/**
 * One-piece folder: ends and end flaps fold in, front and back come up beside them, and their panels meet on top.
 *
 *              ┌─────────┐
 *              │  panel  │
 *              ├─────────┤
 *              │  back   │
 *     ┌────┬───┼─────────┼───┬────┐
 *     │flap│end│  floor  │end│flap│
 *     └────┴───┼─────────┼───┴────┘
 *              │  front  │
 *              ├─────────┤
 *              │  panel  │
 *              └─────────┘
 */
export default template({
  name: 'One-piece folder',
  about: 'Folder of corrugated board for flat goods: two panels meet on top, over the flaps of the ends.',
  group: 'corrugated_cardboards_tray_boxes',
  code: { fefco: '0401' },
  provenance: {
    kind: 'standard',
    source:
      'FEFCO 0401; crease allowances of two thirds inside, one third outside, the closing panels a board above the end flaps',
  },
  ids: { 'becf-21c06': {} },
  size: caseSizes([150, 100, 50], { most: 7 }),
  choices: {},
  within: ({ material }) => ({
    length: { min: 10 * material },
    width: { min: 10 * material },
    height: { min: 4 * material },
  }),
  options: ({ length, width, material }) => {
    const most = length / 2;
    return {
      end_flap: mm(Math.min(most, width / 2), {
        min: Math.max(10, 3 * material),
        max: most,
        about: 'How far the flaps of the ends reach in',
      }),
    };
  },

  build({ length, width, height, material: t, end_flap }): readonly Part[] {
    const inside = insideShare.corrugated * t;
    const [long, across, high] = [length + 2 * inside, width + 2 * inside, height + 2 * inside];
    // Between front and back.
    const within = across - 2 * t;
    const flap = rectangle('flap', within, end_flap, { phase: phases.flaps });
    const end = (name: string) => rectangle(name, within, high, { role: 'wall', phase: phases.ends, top: flap });
    const panel = rectangle('panel', long, across / 2, { phase: phases.panels });
    const side = (name: string) => rectangle(name, long, high + t, { role: 'wall', phase: phases.sides, top: panel });
    return whole({
      trunk: rectangle('floor', long, across, {
        role: 'wall',
        right: end('right'),
        top: side('back'),
        left: end('left'),
      }),
      base: { line: 'crease', panel: side('front') },
      rises: 'up',
      thickness: t,
      inside: insideShare.corrugated,
      joins: [{ by: 'meet', a: 'front.panel', b: 'back.panel' }],
      gauges: trayGauges,
      inner: [...trayInner, { name: 'height', a: 'floor', b: 'right.flap' }],
    });
  },
});
