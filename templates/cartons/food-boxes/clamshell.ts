import {
  box,
  type Exception,
  flip,
  mm,
  type Panel,
  pen,
  rectangle,
  squareSlot,
  trayGauges,
  trayInner,
  webCorner,
  webPhases,
} from '../../../src/author/index.ts';

/** When things fold: both trays with the hinge bent open, their webs, then the lid comes over and its tongue goes in. */
const phases = { ...webPhases, lid: 2, tongue: 3 } as const;

const walls = ['front', 'back', 'lid-front', 'lid-back'] as const;
const ends = ['right', 'left'] as const;

/** The side wall next to a web. The front is drawn the other way up: its right web hangs next to the left wall. */
const sideOf = (wall: (typeof walls)[number], end: (typeof ends)[number]): string => {
  if (wall === 'front') return end === 'right' ? 'left' : 'right';
  return wall === 'back' ? end : `lid-${end}`;
};

/** How far the tongue goes in, and the play round it in its slit, in mm. */
const [TONGUE, PLAY] = [12, 0.5];

/** The tongue at the lower edge of the lid's front. */
const lock = (width: number): Panel =>
  pen('tongue', width, { phase: phases.tongue }).to(width, TONGUE).round(4).to(0, TONGUE).round(4).close();

/** The wall with the slit for the tongue, whose board lies below its crease, `at` mm above the floor. */
const slit = (wall: Panel, tongue: number, at: number, material: number): Panel => {
  const middle = wall.seat / 2;
  const half = tongue / 2 + PLAY;
  const ring = squareSlot([middle - half, at - material - PLAY], [middle + half, at + PLAY]);
  return { ...wall, marks: [...wall.marks, { line: 'cut', curves: ring }] };
};

/**
 * Clamshell: two trays with folded, uncut corners, hinged at the back; the lid's front goes down over the
 * other, and its tongue through the slit there.
 *
 *            ┌─┐
 *         ╭──┴─┴──╮
 *    ┌──┬─┴───────┴─┬──┐
 *    │╲ │           │ ╱│
 *    ├──┼───────────┼──┤
 *    │  │    lid    │  │
 *    ├──┼───────────┼──┤
 *    │╱ │           │ ╲│
 *    ├──┼───────────┼──┤
 *    │╲ │           │ ╱│
 *    ├──┼───────────┼──┤
 *    │  │   floor   │  │
 *    ├──┼───────────┼──┤
 *    │╱ │    ═══    │ ╲│
 *    └──┴───────────┴──┘
 */
export default box('carton', {
  name: 'Clamshell',
  about: 'Two trays with folded corners, hinged at the back, for what is greasy or runs; the lid locks at the front.',
  group: 'food_boxes',
  code: 'B49.10.00.00',
  from: [
    'house',
    'ECMA B49.10, two trays with web corners and a hinge; our decisions: upright walls that meet rim to rim, and a lid one board deeper, whose front goes down outside and locks with a tongue in a slit',
  ],
  ids: ['becf-12005'],

  size: {
    length: mm(200, [60, 600], 'Length of the floor, along the hinge'),
    width: mm(100, [40, 600], 'Width of the floor, from the hinge to the front'),
    height: mm(40, [14, 200], 'Height of either tray'),
  },
  // Two webs lie beside one another on a wall with room for the tongue, and swing clear of the side walls.
  sizeLimits: ({ length, width }) => ({ height: { max: Math.min(length - 24, width - 4) / 2 } }),
  options: ({ length, height, material }) => ({
    lip: mm(height / 2, [5, height - material - 3], "How far the lid's front goes down over the front"),
    tongue: mm(
      Math.min(40, length / 3, length - 2 * height - 4),
      [15, Math.min(length / 2, length - 2 * height - 4)],
      'Width of the tongue',
    ),
  }),

  build({ length, width, height, material: m, lip, tongue }) {
    const web = webCorner('right-web', height, 3 + m);
    const phase = phases.walls;
    const short = (name: string, along: number): Panel =>
      rectangle(name, along, height, { role: 'wall', phase, right: 'crease', left: 'crease' });
    const depth = width + m;
    const corner = Math.min(5, lip / 2);
    const lidFront = pen('lid-front', length, { role: 'wall', phase })
      .hang(length, height, web)
      .to(length - 1, height)
      .to(length - 1, height + lip)
      .round(corner)
      .to((length + tongue) / 2, height + lip)
      .hang((length - tongue) / 2, height + lip, lock(tongue))
      .to(1, height + lip)
      .round(corner)
      .to(1, height)
      .to(0, height)
      .hang(0, 0, flip(web, 'left-web'))
      .close();
    // It hangs on its rim: its webs are the other way up.
    const lidBack = rectangle('lid-back', length, height, {
      role: 'wall',
      foldSteps: [{ phase, to: -90 }],
      phase: phases.lid,
      fold: 0,
      right: flip(web),
      top: rectangle('lid', length, depth, {
        role: 'wall',
        phase,
        right: short('lid-right', depth),
        top: lidFront,
        left: short('lid-left', depth),
      }),
      left: { ...web, name: 'left-web' },
    });
    const long = { role: 'wall', phase, right: web, left: flip(web, 'left-web') } as const;
    return {
      trunk: rectangle('floor', length, width, {
        role: 'wall',
        right: short('right', width),
        top: rectangle('back', length, height, { ...long, top: lidBack }),
        left: short('left', width),
      }),
      base: {
        line: 'crease',
        panel: slit(rectangle('front', length, height, long), tongue, height - lip, m),
      },
      rises: 'up',
      joins: [
        ...walls.flatMap((wall) => ends.map((end) => ({ by: 'glue', a: wall, b: `${wall}.${end}-web` }) as const)),
        ...ends.map((end) => ({ by: 'meet', a: end, b: `lid-${end}` }) as const),
        { by: 'lock', a: 'lid-front.tongue', b: 'front' },
      ],
      gauges: trayGauges,
      inner: trayInner,
    };
  },

  exceptions: walls.flatMap((wall) =>
    ends.map(
      (end): Exception => ({
        law: 'solid',
        panels: [`${wall}.${end}-web`, sideOf(wall, end)],
        upTo: 0.8,
        passing: true,
        why: 'while the web swings against its wall, the bead of its crease turns in the corner, which the model leaves square',
      }),
    ),
  ),
});
