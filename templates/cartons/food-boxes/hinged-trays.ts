import { insideShare, pen, whole } from '../../../src/board/index.ts';
import { rectangle, tabbedWall, trayInner } from '../../../src/pieces/index.ts';
import { mm, template } from '../../../src/template/index.ts';

/** When things fold: the walls of both trays with the hinge bent open, their tabs, the side walls, and the lid comes over. */
const phases = { walls: 0, sides: 2, lid: 3 } as const;

/** Between the lid's front and the front that it goes down behind, in mm. */
const PLAY = 0.5;

/** How far the tuck bends in, in degrees, to go down behind the front. */
const BENT = 20;

/**
 * Hinged trays: two trays of one piece, one the lid of the other; the lid's front goes on as a tuck behind the front.
 *
 *          ╭─────╮
 *       ╱┌─┴─────┴─┐╲
 *    ┌───┼─────────┼───┐
 *    │   │   lid   │   │
 *    └───┼─────────┼───┘
 *       ╲├─────────┤╱
 *       ╱├─────────┤╲
 *    ┌───┼─────────┼───┐
 *    │   │  floor  │   │
 *    └───┼─────────┼───┘
 *       ╲└─────────┘╱
 */
export default template({
  name: 'Hinged trays',
  about: 'Two glued trays of one height, hinged at the back; the lid is held by a tuck.',
  group: 'cartons_food_boxes',
  code: { ecma: 'B14.10.00.00' },
  provenance: {
    kind: 'house',
    source:
      'ECMA B14.10, two trays with glued corners and a hinge; our decisions: tabs on front and back glued inside the side walls, trays that meet rim to rim, and a lid one board and 0.5 less deep, so that its front goes down behind the other as a tuck',
  },
  ids: { 'becf-12003': {} },

  size: {
    length: mm(200, { min: 40, max: 800, about: 'Length of the floor, along the hinge' }),
    width: mm(150, { min: 40, max: 600, about: 'Width of the floor, from the hinge to the front' }),
    height: mm(40, { min: 12, max: 200, about: 'Height of either tray' }),
    material: mm(0.5, { min: 0.1, max: 1.2, about: 'Thickness of the board' }),
  },
  choices: {},
  options: ({ width, height }) => ({
    glue_tab: mm(Math.min(20, width / 3), { min: 8, max: 0.45 * width, about: 'Length of the corner tabs' }),
    tuck_flap: mm(Math.min(15, height - 4, width / 3), {
      min: 5,
      max: Math.min(height - 4, width / 3),
      about: 'How far the front of the lid goes down behind the front',
    }),
  }),

  build({ length, width, height, material: m, glue_tab, tuck_flap }) {
    const seat = length - 2 * m;
    const tabbed = { seat, wall: height, tab: glue_tab, thickness: m, phase: phases.walls };
    const side = (name: string, along: number) => rectangle(name, along, height, { role: 'wall', phase: phases.sides });
    const depth = width - m - PLAY;
    // It goes down between the tabs of the front, which lie inside along the side walls, and springs back upright.
    const tuck = pen('tuck', seat - 2, { via: [{ phase: phases.sides, to: BENT }], phase: phases.lid + 1, fold: 0 })
      .to(seat - 2, tuck_flap)
      .round(4)
      .to(0, tuck_flap)
      .round(4)
      .close();
    const lid = pen('lid', seat, { role: 'wall', phase: phases.walls })
      .to(length - m, 0)
      .hang(length - m, depth, side('lid-right', depth))
      .to(seat, depth)
      .hang(0, depth, tabbedWall({ ...tabbed, name: 'lid-front', onLeft: 'left', onRight: 'right', top: tuck }))
      .to(-m, depth)
      .hang(-m, 0, side('lid-left', depth))
      .close();
    const lidBack = tabbedWall({
      ...tabbed,
      name: 'lid-back',
      via: [{ phase: phases.walls, to: -90 }],
      phase: phases.lid,
      tabPhase: phases.walls + 1,
      fold: 0,
      hangs: true,
      onLeft: 'left',
      onRight: 'right',
      top: lid,
    });
    const glued = ['', 'lid-'].flatMap((tray) =>
      ['front', 'back'].flatMap((wall) =>
        ['right', 'left'].map((end) => ({ by: 'glue', a: `${tray}${wall}.${end}-tab`, b: `${tray}${end}` }) as const),
      ),
    );
    return whole({
      // The floor stands on its left end, which is as long as its side wall.
      trunk: rectangle('floor', width, length, {
        role: 'wall',
        right: tabbedWall({ ...tabbed, name: 'front', onLeft: 'right', onRight: 'left' }),
        top: side('right', width),
        left: tabbedWall({ ...tabbed, name: 'back', onLeft: 'left', onRight: 'right', top: lidBack }),
      }),
      base: { line: 'crease', panel: side('left', width) },
      rises: 'right',
      thickness: m,
      inside: insideShare.carton,
      joins: [
        ...glued,
        { by: 'meet', a: 'right', b: 'lid-right' },
        { by: 'meet', a: 'left', b: 'lid-left' },
        { by: 'lock', a: 'lid-front.tuck', b: 'front' },
      ],
      gauges: [
        { name: 'length', panel: 'floor', along: 'y' },
        { name: 'width', panel: 'floor', along: 'x' },
        { name: 'height', panel: 'back', along: 'y' },
      ],
      inner: trayInner,
    });
  },
});
