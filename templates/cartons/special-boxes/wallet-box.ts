import {
  box,
  dustFlapEnd,
  dustFlapLimits,
  dustFlapSetBack,
  flip,
  mm,
  type Panel,
  pen,
  rim,
  slitLength,
  tuckLidEnd,
} from '../../../src/author/index.ts';

/**
 * Wallet box: front, floor, back and lid on one strip, so that the print goes round without a seam; the side
 * walls hang on the back and are glued inside the front with a tab each. A tuck with round corners closes the lid.
 *
 *            ╭──────╮
 *        ┌─┐ │ lid  │ ┌─┐
 *      ╱┌┴─┴─┼──────┼─┴─┴┐╲
 *      ││left│ back │right││
 *      ╲└─┬─┬┼──────┼┬─┬─┘╱
 *         └─┘│floor │└─┘
 *            ├──────┤
 *            │front │
 *            └──────┘
 */
export default box('carton', {
  name: 'Wallet box',
  about: 'Box whose front, floor, back and lid are one strip; its side walls are glued inside the front.',
  group: 'special_boxes',
  from: [
    'house',
    'one strip round the box and side walls on its back; the front stands one board further out, for the tabs of the sides, and the sides end one board above the floor, for flaps that lie on it',
  ],
  ids: ['becf-11e0e'],

  size: {
    length: mm(140, [60, 600], 'Length: width of the front'),
    width: mm(60, [25, 400], 'Width: front to back'),
    height: mm(110, [30, 800], 'Height of the front'),
  },
  sizeLimits: ({ length }) => ({ width: { max: 1.2 * length } }),

  options: ({ length, width, height, material }) => {
    const tuck = Math.min(length / 4, width - 5, height - 5, 0.8 * (width - material));
    const { min, max } = dustFlapLimits('full_angled_dust_flap', slitLength(length), width - 3 * material - 2);
    const deepest = Math.min(max, length / 2 - 2);
    return {
      top_tuck_flap: mm(tuck, [Math.min(8, tuck), tuck], 'How far the tuck goes down behind the front'),
      dust_flap: mm(0.6 * width, [min, deepest], 'Depth of the flaps under the lid and on the floor'),
      glue_tab: mm(Math.min(12, length / 6), [6, length / 4], 'Width of the tabs inside the front'),
    };
  },

  labels: { length: 'floor.x', width: 'right.y', height: 'front.y' },
  inner: { length: 'right|left', width: 'back|right.tab' },
  build({ length, width, height, material, top_tuck_flap, dust_flap, glue_tab }) {
    const slit = slitLength(length);
    // From the back to the inner face of the front.
    const depth = width + material;
    const lid = tuckLidEnd({
      name: 'lid',
      style: 'uni_tuck_flap',
      length,
      width,
      tuck: top_tuck_flap,
      material,
      phase: PHASES.lid,
    });
    return {
      trunk: pen('floor', length, { role: 'wall' }).to(length, depth).hang(0, depth, back()).close(),
      base: {
        line: 'crease',
        panel: pen('front', length, { role: 'wall', phase: PHASES.front }).to(length, height).to(0, height).close(),
      },
      rises: 'up',
      joins: ['right', 'left'].flatMap((side) => [
        { by: 'glue' as const, a: `${side}.tab`, b: 'front' },
        { by: 'lock' as const, a: 'back.lid.tuck', b: `${side}.top-dust` },
      ]),
    };

    function back(): Panel {
      const right = side('right');
      const p = pen('back', length, { role: 'wall', phase: PHASES.walls })
        .to(length, material)
        .hang(length, height, right);
      return p.rim(0, height, lid).hang(0, material, flip(right, 'left')).close();
    }

    /** Standing on the right edge of the back, its upper end on the left. It ends a board above the floor. */
    function side(name: string): Panel {
      const seat = height - material;
      const slant = Math.min(glue_tab, seat) / 4;
      const tab = pen('tab', seat - 2, { role: 'glue', phase: PHASES.flaps })
        .to(seat - 2 - slant, glue_tab)
        .to(slant, glue_tab)
        .close();
      const top = dustFlapEnd(
        { name: 'top-dust', style: 'full_angled_dust_flap', depth: dust_flap, slit, phase: PHASES.dust },
        width,
        'right',
        material + dustFlapSetBack('none', material),
      );
      const foot = pen('bottom-dust', width - 2, { phase: PHASES.flaps })
        .to(width - 5, dust_flap)
        .to(3, dust_flap)
        .close();
      return pen(name, seat, { role: 'wall', phase: PHASES.sides })
        .rim(
          seat,
          width,
          rim(width)
            .to(width - 1, 0)
            .hang(1, 0, foot)
            .close(),
        )
        .to(seat - 1, width)
        .hang(1, width, tab)
        .to(0, width)
        .rim(0, 0, top)
        .close();
    }
  },
});

/** In which order the box is folded. */
const PHASES = { flaps: 0, sides: 1, walls: 2, front: 3, dust: 4, lid: 5 } as const;
