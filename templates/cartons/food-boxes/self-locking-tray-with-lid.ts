import {
  box,
  flip,
  hookedTray,
  mm,
  pen,
  hookedPhases as phases,
  rectangle,
  trayGauges,
} from '../../../src/author/index.ts';

/** Taper of the lid's side flaps. */
const TAPER = Math.tan(Math.PI / 18);

/**
 * Self-locking tray with lid: front and back have ears that lie outside on the side walls and hook
 * into their slits; the lid's flaps go over them, its tuck behind the front.
 *
 *          ╭─────────╮
 *    ╭─────┼─────────┼─────╮
 *    │     │   lid   │     │
 *    └──┬──┼─────────┼──┬──┘
 *       ╰╲╱│  back   │╲╱╯
 *    ┌─────┼─────────┼─────┐
 *    │ ╱ ╲ │  floor  │ ╱ ╲ │
 *    └─────┼─────────┼─────┘
 *       ╭╱╲│  front  │╱╲╮
 *       ╰──┴─────────┴──╯
 */
export default box('carton', {
  name: 'Self-locking tray with lid',
  about: 'Tray whose ears hook into the side walls, without glue, with a hinged lid that tucks in.',
  group: 'food_boxes',
  code: 'B15.06.00.53',
  from: ['measured', 'becf-12001 at 200 × 100 × 70 mm, 0.5 mm board'],
  ids: ['becf-12001'],

  size: {
    length: mm(200, [40, 1000], 'Length of the floor'),
    width: mm(100, [40, 800], 'Width of the floor, front to back'),
    height: mm(40, [16, 400], 'Height of the walls'),
  },
  // The lid's flaps taper towards the front, which has to leave some of them.
  sizeLimits: ({ width }) => ({ height: { max: 3 * width } }),
  options: ({ width, height }) => ({
    tuck_flap: mm(
      Math.max(7, Math.min(height, width) / 4),
      [6, Math.min(height, width) - 4],
      'How far the tuck reaches in',
    ),
  }),

  inner: { length: 'right|left', width: 'back|front', height: 'floor|lid' },
  build({ length, width, height, material: m, tuck_flap }) {
    const flank = height - m;
    // Creased in line with the ears, it stands off by one board at its end to lie over them.
    const off = (Math.asin(m / flank) * 180) / Math.PI;
    const flap = pen('right-flap', width, { fold: 90 - off, phase: phases.lid })
      .to(width, flank)
      .to(flank * TAPER, flank)
      .round(10)
      .close();
    // The lid takes three phases. The tuck bends over so far that its edge clears the front, then stays upright while the lid comes down.
    const over = (Math.asin(tuck_flap / (2 * width)) * 180) / Math.PI;
    const tuck = pen('tuck', length, { foldSteps: [{ phase: phases.lid, to: 90 + over }], phase: phases.lid + 2 })
      .to(length, tuck_flap)
      .round(5)
      .to(0, tuck_flap)
      .round(5)
      .close();
    const lid = rectangle('lid', length + 2 * m, width, {
      role: 'wall',
      foldSteps: [{ phase: phases.lid + 1, to: 90 - over }],
      phase: phases.lid + 2,
      right: flap,
      top: tuck,
      left: flip(flap, 'left-flap'),
    });
    const tray = hookedTray({ length, width, height, material: m, lid });
    return {
      ...tray,
      joins: [...tray.joins, { by: 'lock', a: 'lid.tuck', b: 'front' }],
      gauges: trayGauges,
    };
  },

  exceptions: [
    {
      law: 'solid' as const,
      panels: ['lid.tuck', 'front'],
      upTo: 1,
      why: 'the lid is drawn as deep as the floor: its tuck presses on the front by one board',
    },
    ...['right', 'left'].flatMap((end) =>
      ['front', 'back'].map((wall) => ({
        law: 'solid' as const,
        panels: [`lid.${end}-flap`, `${wall}.${end}-ear`],
        upTo: 1,
        why: "the lid's flaps are creased in line with the ears they lie on, and bend over them",
      })),
    ),
  ],
});
