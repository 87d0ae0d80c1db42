import { flip, insideShare, whole } from '../../../src/board/index.ts';
import { rectangle, trayGauges, trayInner, webCorner, webPhases } from '../../../src/pieces/index.ts';
import { mm, template } from '../../../src/template/index.ts';

/**
 * Web corner tray: four walls, and corners that are folded instead of cut, so that
 * it holds what runs. Each web lies inside against its long wall.
 *
 *   ┌──┬──────────┬──┐
 *   │ ╱│          │╲ │
 *   ├──┼──────────┼──┤
 *   │  │  floor   │  │
 *   ├──┼──────────┼──┤
 *   │ ╲│          │╱ │
 *   └──┴──────────┴──┘
 */
export default template({
  name: 'Web corner tray',
  about: 'Tray with folded, uncut corners that are glued against the long walls.',
  group: 'cartons_tray_boxes',
  code: { ecma: 'B40.22.00.00' },
  provenance: {
    kind: 'standard',
    source: 'ECMA B40.22: square webs creased along their diagonal, the outer corner taken off by 3 mm and a board',
  },
  ids: { 'becf-11a02': {} },

  size: {
    length: mm(200, { min: 40, max: 1000, about: 'Length of the floor' }),
    width: mm(100, { min: 30, max: 800, about: 'Width of the floor' }),
    height: mm(40, { min: 8, max: 300, about: 'Height of the walls' }),
    material: mm(0.5, { min: 0.1, max: 1.2, about: 'Thickness of the board' }),
  },
  order: ['length', 'width'],
  within: ({ length, width }) => ({ width: { max: length }, height: { max: width / 2 - 2 } }),
  choices: {},
  options: () => ({}),

  build({ length, width, height, material }) {
    const right = webCorner('right-web', height, 3 + material);
    const phase = webPhases.walls;
    const long = { role: 'wall', phase, right, left: flip(right, 'left-web') } as const;
    const short = { role: 'wall', phase, right: 'crease', left: 'crease' } as const;
    return whole({
      trunk: rectangle('floor', length, width, {
        role: 'wall',
        right: rectangle('right', width, height, short),
        top: rectangle('back', length, height, long),
        left: rectangle('left', width, height, short),
      }),
      base: { line: 'crease', panel: rectangle('front', length, height, long) },
      rises: 'up',
      thickness: material,
      inside: insideShare.carton,
      joins: ['front', 'back'].flatMap((wall) =>
        ['right', 'left'].map((side) => ({ by: 'glue', a: wall, b: `${wall}.${side}-web` }) as const),
      ),
      gauges: trayGauges,
      inner: trayInner,
    });
  },

  exceptions: ['front', 'back'].flatMap((wall) =>
    ['right', 'left'].map((side) => ({
      law: 'solid' as const,
      // The front wall is drawn the other way up: its right web hangs next to the left wall.
      panels: [`${wall}.${side}-web`, (wall === 'back') === (side === 'right') ? 'right' : 'left'],
      upTo: 0.8,
      why: 'while the web swings against its wall, the bead of its crease turns in the corner, which the model leaves square',
    })),
  ),
});
