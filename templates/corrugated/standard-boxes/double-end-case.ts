import {
  box,
  glueFlap,
  insideShare,
  mm,
  type Panel,
  pen,
  type Rim,
  raised,
  rim,
  sleeve,
  sleevePhases,
} from '../../../src/author/index.ts';
import { slotWidth } from '../../tube/slots.ts';

/** When things fold at an end: linings stand out, go in, and the outer flaps close over them. */
const phases = { lining: sleevePhases.ends, rim: sleevePhases.ends + 1, flaps: sleevePhases.ends + 2 } as const;

const ends = ['top', 'bottom'] as const;
const walls = ['right', 'left'] as const;

/**
 * Slotted case with double ends: the end walls go on over a pair of creases in linings that fold down
 * inside and are glued to them, from above and from below. The outer flaps meet over the rims.
 *
 *         ┌───────────┐     ┌───────────┐
 *    ┌───┐│           │┌───┐│           │
 *    ├───┤│           │├───┤│           │
 *   ╱├───┼┴───────────┼┴───┴┼───────────┤
 *   ││ r │    back    │  l  │   front   │
 *   ╲├───┼┬───────────┼┬───┬┼───────────┤
 *    ├───┤│           │├───┤│           │
 *    └───┘│           │└───┘│           │
 *         └───────────┘     └───────────┘
 */
export default box('corrugated', {
  name: 'Slotted case with double ends',
  about: 'Shipping case of corrugated board whose end walls are lined by panels folded down inside; outer flaps meet.',
  group: 'standard_boxes',
  code: '0225',
  from: [
    'house',
    'our own construction for FEFCO 0225, whose plate was not seen: linings on the end walls, glued to them, in place of inner flaps; allowances of two thirds inside, one third outside',
  ],
  ids: ['becf-21e01'],

  size: {
    length: mm(100, [40, 2000], 'Length inside, between the linings'),
    width: mm(80, [30, 1500], 'Width inside'),
    height: mm(75, [30, 2000], 'Height inside'),
  },
  board: [3, [1.5, 9]],
  order: ['length', 'width'],
  sizeLimits: ({ length, material }) => ({
    length: { min: 14 * material },
    width: { min: 10 * material, max: length },
    height: { min: 12 * material },
  }),

  options: ({ length, width, height, material }) => {
    const most = Math.min(height / 2 - material, length / 2 - 2 * material);
    const widest = Math.min(60, length / 2, height);
    return {
      return_depth: mm(
        Math.max(width / 2, 4 * material),
        [Math.max(6, 3 * material), most],
        'How far the linings of the end walls reach in from either end',
      ),
      // No inner flap closes what a slot leaves open beside the end walls: with thin board it is as narrow as can be.
      slot_width: slotWidth(material, 3),
      glue_flap: mm(30, [12, widest], 'Width of the glue flap'),
    };
  },

  inner: { width: 'back|front', height: 'back.top-flap|back.bottom-flap' },
  build({ length, width, height, material: t, return_depth, slot_width, glue_flap }) {
    const share = insideShare.corrugated;
    const lost = 2 * share * t;
    // Wall and lining lie face to face, so the lining's other face is a board further in.
    const long = length + lost + 2 * t;
    // The front lies over the glue flap: the wall it hangs on is a board wider than the one across.
    const across = width + lost;
    // The outer flaps lie a board beyond the rims, where the end walls stop.
    const body = height + lost - 2 * t;
    const end = (name: string, wide: number): Rim => {
      const seat = wide - slot_width;
      const lining = pen('lining', seat, { phase: phases.lining }).to(seat, return_depth).to(0, return_depth).close();
      const over = pen(`${name}-rim`, seat, { phase: phases.rim }).to(seat, lost).hang(0, lost, lining).close();
      return rim(wide).side(0, 0, over).close();
    };
    const flap = (name: string): Rim => {
      const seat = long - slot_width;
      const panel: Panel = pen(`${name}-flap`, seat, { phase: phases.flaps })
        .to(seat, across / 2)
        .to(0, across / 2)
        .close();
      return raised(panel, long, t);
    };
    const wall = (name: string, wide: number, make: (name: string, wide: number) => Rim) => ({
      name,
      width: wide,
      top: make('top', wide),
      bottom: make('bottom', wide),
    });
    const { joins, ...tube } = sleeve(
      body,
      [wall('right', across - t, end), wall('back', long, flap), wall('left', across, end), wall('front', long, flap)],
      glueFlap({ height: body - 2 * Math.max(4, t), width: glue_flap }),
    );
    return {
      ...tube,
      inside: share,
      joins: [
        ...joins,
        ...ends.flatMap((at) => [
          { by: 'meet', a: `front.${at}-flap`, b: `back.${at}-flap` } as const,
          ...walls.map((name) => ({ by: 'glue', a: `${name}.${at}-rim.lining`, b: name }) as const),
        ]),
      ],
      gauges: [
        { name: 'length', panel: 'back', along: 'y', span: [0, long] },
        { name: 'width', panel: 'left', along: 'y', span: [0, across] },
        { name: 'height', panel: 'left', along: 'x', span: [0, body] },
      ],
    };
  },
});
