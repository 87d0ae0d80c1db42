import { box, flip, mm, type Panel, pen, rectangle, tabbedWall, trayInner } from '../../../src/author/index.ts';

/** When things fold: front and back, their tabs, the ends over those; then the lid's flaps bend, it comes down, its tuck slides in. */
const phases = { tabbed: 0, ends: 2, flaps: 3, lid: 4 } as const;

/** Between the lid's flaps and what they go down on, in mm. */
const PLAY = 0.5;

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Slope of the lid, from the back down to the front, in radians. */
const slopeOf = (width: number, back: number, front: number): number => Math.atan2(back - front, width);

/**
 * Sandwich wedge: a high back, a low front, ends between them, and a lid that slopes from the one to the other and tucks in.
 *
 *             ╭─────╮
 *           ╭┬┴─────┴┬╮
 *           ││       ││
 *           ││  lid  ││
 *           ╰┴┬─────┬┴╯
 *            ╱│     │╲
 *            ╲│back │╱
 *       ╱▔▔▔▔▔├─────┤▔▔▔▔▔╲
 *      ╱ left │floor│ right╲
 *      ▔▔▔▔▔▔▔├─────┤▔▔▔▔▔▔▔
 *            ╱│front│╲
 *             └─────┘
 */
export default box('carton', {
  name: 'Sandwich wedge',
  about: 'Wedge for a cut sandwich: glued ends, and a sloping lid hinged on the back that tucks in at the front.',
  group: 'food_boxes',
  from: [
    'house',
    'the catalogue gives neither code nor sizes: a wedge of 70 × 120, 120 high at the back and 30 at the front; our decisions: tabs of front and back glued inside the ends, a closed lid with flaps inside the ends and a tuck behind the front',
  ],
  ids: ['becf-12018'],

  size: {
    length: mm(70, [40, 300], 'From end to end: how thick the sandwich is'),
    width: mm(120, [60, 400], 'Width of the floor, front to back'),
    height: mm(120, [50, 400], 'Height of the back'),
    front_height: mm(30, [16, 300], 'Height of the front'),
  },
  board: [0.5, [0.1, 1]],
  // The lid slopes, 50 degrees at most.
  sizeLimits: ({ width, height }) => ({
    front_height: { min: Math.max(16, height - 1.2 * width), max: height - width / 6 },
    height: { min: 20 + width / 6, max: 20 + 2 * width },
  }),
  options: ({ width, height, front_height }) => {
    // On the back the tabs' ends lean as the lid does.
    const fall = Math.tan(slopeOf(width, height, front_height));
    const tab = Math.min(width / 6, (height - 12) / (2 * fall + 1));
    return {
      glue_tab: mm(12, [Math.min(6, tab), tab], 'Length of the corner tabs'),
      tuck_flap: mm(
        Math.min(15, front_height - 4, width / 4),
        [6, Math.min(front_height - 4, width / 4)],
        "How far the lid's flaps reach in",
      ),
    };
  },

  labels: { length: 'floor.y', width: 'floor.x', height: 'back.y', front_height: 'front.y' },
  build({ length, width, height, front_height, material: m, glue_tab, tuck_flap }) {
    const slope = slopeOf(width, height, front_height);
    const [cos, tan] = [Math.cos(slope), Math.tan(slope)];
    const seat = length - 2 * m;
    const tabbed = { seat, tab: glue_tab, thickness: m, phase: phases.tabbed };
    // Its flaps hang a board and the play inside of the ends, its tuck inside of the front.
    const across = seat - 2 * PLAY;
    const reach = width - m - PLAY;
    const deep = reach / cos;
    // Beyond the tabs of the back, below which its inner end goes down, and short of those of the front.
    const [from, to] = [(glue_tab + 2) / cos + tuck_flap * tan, deep - (glue_tab + 2) / cos];
    const narrowing = tuck_flap * Math.tan(Math.PI / 18);
    const flap = pen('right-flap', to - from, { phase: phases.flaps })
      .to(to - from - narrowing, tuck_flap)
      .round(4)
      .to(narrowing, tuck_flap)
      .round(4)
      .close();
    const lid = pen('lid', across, {
      role: 'wall',
      foldSteps: [{ phase: phases.lid, to: 90 + degrees(slope - under(deep, tuck_flap)) }],
      phase: phases.lid + 1,
      fold: 90 + degrees(slope),
    })
      .to(across, from)
      .hang(across, to, flap)
      .to(across, deep)
      .side(0, deep, tuck(across - 2, deep, reach, slope, tuck_flap))
      .to(0, to)
      .hang(0, from, flip(flap, 'left-flap'))
      .close();
    const end = (name: 'right' | 'left'): Panel => {
      // Seen from outside, standing on the floor's edge: the right one has the front on its right.
      const [onRight, onLeft] = name === 'right' ? [front_height, height] : [height, front_height];
      return pen(name, width, { role: 'wall', phase: phases.ends }).to(width, onRight).to(0, onLeft).close();
    };
    return {
      // The floor stands on its left end, which is as wide as it.
      trunk: rectangle('floor', width, length, {
        role: 'wall',
        right: tabbedWall({ ...tabbed, name: 'front', wall: front_height, onLeft: 'right', onRight: 'left' }),
        top: end('right'),
        left: tabbedWall({
          ...tabbed,
          name: 'back',
          wall: height,
          fall: degrees(slope),
          onLeft: 'left',
          onRight: 'right',
          top: lid,
        }),
      }),
      base: { line: 'crease', panel: end('left') },
      rises: 'right',
      trunkIs: 'base',
      joins: [
        ...['front', 'back'].flatMap((wall) =>
          ['right', 'left'].map((side) => ({ by: 'glue', a: `${wall}.${side}-tab`, b: side }) as const),
        ),
        { by: 'lock', a: 'lid.tuck', b: 'front' },
        { by: 'lock', a: 'lid.right-flap', b: 'right' },
        { by: 'lock', a: 'lid.left-flap', b: 'left' },
      ],
      inner: trayInner,
    };
  },
});

/** Half the angle under which the lid sees its tuck while that is bent so far that its edge is as far from the hinge as its crease. */
const under = (deep: number, tuck: number): number => 2 * Math.asin(tuck / (2 * deep));

/** Bent over until the lid is nearly down; from there its edge slides down along the front. */
const tuck = (seat: number, deep: number, reach: number, slope: number, depth: number): Panel => {
  const first = slope - under(deep, depth);
  const bent = (down: number): number =>
    180 - degrees(down + Math.acos(Math.min(1, Math.max(-1, (deep * Math.cos(down) - reach) / depth))));
  const panel = pen('tuck', seat).to(seat, depth).round(4).to(0, depth).round(4).close();
  return {
    ...panel,
    folds: [
      { phase: phases.flaps, to: bent(first) },
      { phase: phases.lid + 1, to: bent(slope), ease: (share) => bent(first + share * (slope - first)) },
    ],
  };
};
