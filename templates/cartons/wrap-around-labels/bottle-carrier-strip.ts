import { box, circle, count, mm, pen, stadium } from '../../../src/author/index.ts';

/** Board that stays beside a hand hold, and between it and the holes, in mm. */
const WEB = 10;

/** A hand hold: as long as a hand, with room for the fingers. */
const HOLD = { length: 90, limits: { min: 20, max: 60 } } as const;

/** The least strip, across. */
const LEAST = HOLD.limits.min + 2 * WEB + 10;

/** How much a corner of the strip may be rounded beside the nearest hand hold: a web of 3 mm stays. */
const ROUND = 35;

type Row = Readonly<Record<'number_of_holes' | 'hole_diameter' | 'interspace', number>>;

/** The row of holes. */
const rowOf = ({ number_of_holes, hole_diameter, interspace }: Row): number =>
  number_of_holes * hole_diameter + (number_of_holes - 1) * interspace;

/** What the strip measures across. */
const widthOf = (size: Row & { readonly side_margin: number }): number => rowOf(size) + 2 * size.side_margin;

/** A hand hold is shorter where the strip is narrow. */
const holdOf = (across: number): number => Math.min(HOLD.length, across - 2 * WEB);

/**
 * Bottle carrier strip: a card with a row of holes across its middle for the bottles and a hand hold at
 * either end, which are brought together over them. It is not creased: it bends.
 *
 *   ╭───────────────────────╮
 *   │          ( )          │
 *   │  ()      ( )      ()  │
 *   │          ( )          │
 *   ╰───────────────────────╯
 */
export default box('carton', {
  name: 'Bottle carrier strip',
  about: 'Flat strip with a row of holes for bottles and a hand hold at either end.',
  group: 'wrap_around_labels',
  from: [
    'house',
    'the variables the service names and the width that follows from them; one row of holes and hand holds of a hand’s length are ours, and so is how the usual width is shared out among margins and spaces',
  ],
  ids: ['becf-12504'],

  size: {
    length: mm(450, [120, 1200], 'Length of the strip, from hand hold to hand hold'),
    number_of_holes: count(3, [2, 12], 'How many holes there are across the strip'),
    hole_diameter: mm(75, [15, 200], 'Diameter of the holes'),
    side_margin: mm(25, [8, 150], 'From the outer holes to the sides of the strip'),
    interspace: mm(30, [8, 200], 'Between two holes'),
    hand_holding_width: mm(38, [HOLD.limits.min, HOLD.limits.max], 'Width of the hand holds, along the strip'),
  },
  board: [0.5, [0.1, 2]],
  // Holes, hand holds and what lies between them and beyond them follow one another along the strip.
  sizeLimits: (size) => ({
    length: { min: size.hole_diameter + 2 * (size.hand_holding_width + 2 * WEB) },
    side_margin: { min: (LEAST - rowOf(size)) / 2 },
    hand_holding_width: { max: holdOf(widthOf(size)) - 1 },
  }),

  options: (size) => {
    const { length, hole_diameter, hand_holding_width } = size;
    const across = widthOf(size);
    // From an end of the strip to the holes.
    const end = (length - hole_diameter) / 2;
    // The shortest strip leaves no choice, and rounding must not make it less than none.
    const most = Math.max(WEB, end - hand_holding_width - WEB);
    const round = Math.min(across / 3, end, Math.max(ROUND, (across - holdOf(across)) / 2));
    return {
      hand_holding_margin: mm(25, [WEB, most], 'From the hand holds to the ends of the strip'),
      corner_radius: mm(25, [1, round], 'Radius of the corners'),
    };
  },

  build(values) {
    const { length, number_of_holes, hole_diameter, side_margin, interspace } = values;
    const { hand_holding_width: hold, hand_holding_margin, corner_radius: r } = values;
    const across = widthOf(values);
    const [left, right] = [-r, across - r];
    const strip = pen('strip', across - 2 * r, { role: 'wall' })
      .turn(right, r)
      .to(right, length - r)
      .turn(right - r, length)
      .to(0, length)
      .turn(left, length - r)
      .to(left, r);
    const middle = (left + right) / 2;
    for (const y of [hand_holding_margin + hold / 2, length - hand_holding_margin - hold / 2])
      strip.mark('cut', ...stadium([middle, y], holdOf(across), hold));
    const first = left + side_margin + hole_diameter / 2;
    for (let k = 0; k < number_of_holes; k++)
      strip.mark('cut', ...circle([first + k * (hole_diameter + interspace), length / 2], hole_diameter / 2));
    return {
      trunk: strip.turn(0, 0).close(),
      base: { line: 'cut' },
      rises: 'right',
      joins: [],
      gauges: [
        { name: 'length', panel: 'strip', along: 'y' },
        {
          name: 'hole_diameter',
          panel: 'strip',
          along: 'x',
          span: [first - hole_diameter / 2, first + hole_diameter / 2],
        },
      ],
    };
  },
});
