import { box, circle, count, mm, type Point, roundedCard, stadium, straight } from '../../../src/author/index.ts';

/** Usual length of a hand hold, its smallest and largest width, and board beside it and the holes, in mm. */
const HAND_HOLD = { length: 90, least: 20, widest: 60, web: 10 } as const;

/** Length of four slits around each hole, in mm: it gives way to a bottle instead of tearing. */
const SLIT = 4;

type Row = Readonly<Record<'number_of_holes' | 'hole_diameter' | 'interspace', number>>;

/** Length of the row of holes across the strip, in mm. */
const rowOf = ({ number_of_holes, hole_diameter, interspace }: Row): number =>
  number_of_holes * hole_diameter + (number_of_holes - 1) * interspace;

const widthOf = (size: Row & { readonly side_margin: number }): number => rowOf(size) + 2 * size.side_margin;

/** Length of a hand hold, in mm. It is shorter on a narrow strip. */
const holdOf = (across: number): number => Math.min(HAND_HOLD.length, across - 2 * HAND_HOLD.web);

/** A card with a row of bottle holes across its middle. It has no creases and bends, so that hand holds at its ends meet above. */
export default box('carton', {
  name: 'Bottle carrier strip',
  about: 'Flat strip with a row of holes for bottles and a hand hold at each end.',
  group: 'wrap_around_labels',
  from: 'house: the variables of the service and the width computed from them; our decisions: one row of holes, hand holds as long as a hand, and how the default width is divided into margins and spaces',
  ids: ['becf-12504'],
  size: {
    length: mm(450, [120, 1200], 'Length of the strip, from hand hold to hand hold'),
    number_of_holes: count(3, [2, 12], 'Number of holes across the strip'),
    hole_diameter: mm(75, [15, 200], 'Diameter of the holes'),
    side_margin: mm(25, [8, 150], 'Distance from the outer holes to the sides of the strip'),
    interspace: mm(30, [8, 200], 'Distance between two holes'),
    hand_holding_width: mm(38, [HAND_HOLD.least, HAND_HOLD.widest], 'Width of the hand holds, along the strip'),
  },
  board: [0.5, [0.1, 2]],
  // Holes, hand holds and the board between them lie in sequence along the strip.
  sizeLimits: (size) => ({
    length: { min: size.hole_diameter + 2 * (size.hand_holding_width + 2 * HAND_HOLD.web) },
    side_margin: { min: (HAND_HOLD.least + 2 * HAND_HOLD.web + 10 - rowOf(size)) / 2 },
    hand_holding_width: { max: holdOf(widthOf(size)) - 1 },
  }),
  options: (size) => {
    const across = widthOf(size);
    // Distance from an end of the strip to the holes. On the shortest strip only one value is left; the maximum allows for rounding errors.
    const end = (size.length - size.hole_diameter) / 2;
    const most = Math.max(HAND_HOLD.web, end - size.hand_holding_width - HAND_HOLD.web);
    // Keeps 3 mm of board beside the nearest hand hold.
    const round = Math.min(across / 3, end, Math.max(35, (across - holdOf(across)) / 2));
    return {
      hand_holding_margin: mm(25, [HAND_HOLD.web, most], 'Distance from the hand holds to the ends of the strip'),
      corner_radius: mm(25, [1, round], 'Radius of the corners'),
    };
  },
  build(values) {
    const { length, number_of_holes, hole_diameter, side_margin, interspace, corner_radius } = values;
    const { hand_holding_width: hold, hand_holding_margin: margin } = values;
    const card = roundedCard(length, widthOf(values), corner_radius, []);
    // In the frame of the card, whose origin is the end of its left corner.
    const [left, across] = [-corner_radius, widthOf(values)];
    const first = left + side_margin + hole_diameter / 2;
    const centre = (_: unknown, k: number): Point => [first + k * (hole_diameter + interspace), length / 2];
    const centres = Array.from({ length: number_of_holes }, centre);
    const radius = hole_diameter / 2;
    // On the diagonals, where the board between two holes is widest.
    const slits = centres.flatMap(([x, y]) =>
      [1, 3, 5, 7].map((k) => {
        const [c, s] = [Math.cos((k * Math.PI) / 4), Math.sin((k * Math.PI) / 4)];
        const at = (r: number): Point => [x + r * c, y + r * s];
        return [straight(at(radius), at(radius + SLIT))];
      }),
    );
    const rings = [
      ...[margin + hold / 2, length - margin - hold / 2].map((y) =>
        stadium([(left + across - corner_radius) / 2, y], holdOf(across), hold),
      ),
      ...centres.map((centre) => circle(centre, radius)),
      ...slits,
    ];
    return {
      ...card,
      trunk: { ...card.trunk, marks: rings.map((curves) => ({ line: 'cut', curves })) },
      // The drawing already labels the length.
      labels: { hole_diameter: ['card.x', first - hole_diameter / 2, first + hole_diameter / 2] },
    };
  },
});
