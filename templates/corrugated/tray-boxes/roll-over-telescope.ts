import {
  type Blank,
  box,
  corrugatedTray,
  insideShare,
  mm,
  type Part,
  rollOverAllowance,
  usualLocks,
} from '../../../src/author/index.ts';
import { cornerReach, corrugatedSizes, mailerGauges, oneLock, rollOverHeight } from '../../tray/corrugated-sizes.ts';
import { upsideDown } from '../../tray/telescope.ts';

/**
 * Telescope box of two trays with roll-over sides that lock into their floors, without glue.
 *
 *                ╱▔├─────────┤▔╲                  ╱▔├───────────┤▔╲
 *                ╲▁┤  back   ├▁╱                  ╲▁┤           ├▁╱
 *     ┌──────┬┬────┼─────────┼────┬┬──────┐  ┌──┬┬──┼───────────┼──┬┬──┐
 *     ┤      ││    ┊  base   ┊    ││      ├  ┤  ││  ┊    lid    ┊  ││  ├
 *     └──────┴┴────┼─────────┼────┴┴──────┘  └──┴┴──┼───────────┼──┴┴──┘
 *                ╱▔┤  front  ├▔╲                  ╱▔┤           ├▔╲
 *                ╲▁├─────────┤▁╱                  ╲▁├───────────┤▁╱
 */
export default box('corrugated', {
  name: 'Telescope box with roll-over sides',
  about: 'Two self-locking trays of corrugated board with double sides, without glue; the lid slides over the base.',
  group: 'tray_boxes',
  code: '0330',
  from: [
    'house',
    'plate not seen; our own construction for FEFCO 0330: base and lid are trays of FEFCO 0422, whose allowances they have, the lid over the base with play on each side',
  ],
  ids: ['becf-21b01', 'becf-21b02'],
  size: corrugatedSizes([300, 200, 100], { along: ' the base, between its inner walls', across: ' the base' }),
  sizeLimits: ({ length, material }) => ({
    length: { min: 12 * material },
    width: { min: 10 * material },
    height: rollOverHeight(material, [length, 12 * material]),
  }),
  options: ({ width, height, material }) => ({
    lid_height: mm(height, [6 * material, height + material], 'Height inside the lid'),
    clearance: mm(Math.max(1, material / 2), [0.2, 5], 'Play between base and lid on each side'),
    lock: oneLock(width, material),
  }),

  build({ length, width, height, material: t, lid_height, clearance, lock }): readonly Part[] {
    const share = insideShare.corrugated;
    const more = rollOverAllowance(t, 1);
    const tray = (inside: { length: number; width: number }, deep: number) => {
      const size = { length: inside.length + more.across, width: inside.width + more.single };
      const wall = { height: deep + share * t, layer: 1 };
      const blank: Blank = {
        ...corrugatedTray({
          ...size,
          outer: deep + more.outer,
          rim: more.rim,
          locks: usualLocks(lock, more.rim, t),
          front: wall,
          back: wall,
          flap: cornerReach(size.width, deep),
          material: t,
        }),
        thickness: t,
        inside: share,
        gauges: mailerGauges,
        inner: [],
      };
      return { ...size, blank };
    };
    const base = tray({ length, width }, height);
    const around = 2 * ((1 - share) * t + clearance);
    const lid = tray({ length: base.length + around, width: base.width + around }, lid_height);
    return [
      {
        id: 'base',
        name: 'base',
        category: 'carton',
        blank: {
          ...base.blank,
          front: 'upper',
          inner: [
            { name: 'width', a: 'back', b: 'front' },
            { name: 'height', a: 'floor', b: 'lid:floor' },
          ],
        },
      },
      {
        id: 'lid',
        name: 'lid',
        category: 'carton',
        blank: lid.blank,
        // Its floor lies on the rims of the base.
        placement: upsideDown(base, lid, height + 2 * share * t, 2 * (height + lid_height)),
      },
    ];
  },
});
