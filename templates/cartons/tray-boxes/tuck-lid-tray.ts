import {
  box,
  deepestTuck,
  dustFlapEnd,
  dustFlapLimits,
  gluedPhases,
  gluedTray,
  insideShare,
  mm,
  slitLength,
  trayGauges,
  trayInner,
  tuckLidEnd,
} from '../../../src/author/index.ts';

const STYLE = 'slit_lock_dust_flap';

/**
 * Tuck lid tray: a tray with glued corners, dust flaps on its side walls and a tuck
 * lid on its back, which sits on their shoulders.
 *
 *           ╭─────────╮
 *           ├─┬     ┬─┤
 *           │   lid   │
 *           ├─────────┤
 *      ╱▔▔╲┌┤  back   ├┐╱▔▔╲
 *    ╭─────┼┴─────────┴┼─────╮
 *    │     │   floor   │     │
 *    ╰─────┼┬─────────┬┼─────╯
 *      ╲▁▁╱└┤  front  ├┘╲▁▁╱
 *           └─────────┘
 */
export default box('carton', {
  name: 'Tuck lid tray',
  about: 'Tray with glued corners, and a hinged lid that tucks in behind the front.',
  group: 'tray_boxes',
  code: 'B40.20.82.50',
  from: [
    'house',
    'tray of ECMA B40.20 with the lid, the sit lock and the dust flaps of the tuck end cartons; 82.50 was not seen',
  ],
  ids: ['becf-11a09'],

  size: {
    length: mm(150, [50, 1000], 'Length of the floor'),
    width: mm(90, [30, 600], 'Width of the floor, front to back'),
    height: mm(40, [16, 300], 'Height of the walls'),
  },

  options: ({ length, width, height, material }) => {
    const deepest = Math.min(width - 2, height - 2, deepestTuck(length, material, 12));
    const depth = Math.min(15, deepest);
    const dust = dustFlapLimits(STYLE, slitLength(length), width - 2 * material);
    const reach = Math.min(dust.max, length / 2 - material);
    return {
      glue_tab: mm(Math.min(20, length / 3), [8, 0.45 * length], 'Length of the corner tabs'),
      tuck_flap: mm(depth, [6, deepest], 'How far the tuck reaches in'),
      dust_flap: mm((width + depth) / 2, [dust.min, reach], 'Depth of the dust flaps'),
    };
  },

  build({ length, width, height, material: m, glue_tab, tuck_flap, dust_flap }) {
    const slit = slitLength(length);
    const phase = gluedPhases.rims;
    // Their shoulders stand where the tuck goes down on the front, for which the tabs have left room.
    const dust = (side: 'left' | 'right') =>
      dustFlapEnd({ name: 'dust', style: STYLE, depth: dust_flap, slit, phase }, width - 2 * m, side, 0);
    const lid = tuckLidEnd({
      name: 'lid',
      style: 'uni_tuck_flap',
      length,
      width,
      tuck: tuck_flap,
      material: m,
      slit,
      phase,
    });
    const tray = gluedTray({
      length,
      width,
      wall: height,
      tab: glue_tab,
      thickness: m,
      inside: insideShare.carton,
      rims: { right: dust('right'), back: lid, left: dust('left') },
    });
    return {
      ...tray,
      joins: [
        ...tray.joins,
        ...['right', 'left'].map((end) => ({ by: 'lock', a: 'back.lid.tuck', b: `${end}.dust` }) as const),
      ],
      gauges: trayGauges.map((g) => (g.name === 'height' ? { ...g, span: [0, height] } : g)),
      inner: [...trayInner, { name: 'height', a: 'floor', b: 'right.dust' }],
    };
  },
});
