import {
  type BagHandle,
  type BoxHead,
  box,
  gussetBag,
  type Lengths,
  mm,
  SLIT_ENDS,
  when,
} from '../../../src/author/index.ts';
import { bagExceptions } from './bag-exceptions.ts';

type Handle = BagHandle['kind'];

/** Between slits or eyelets: 150 at a length of 320 in the measured drawing, and 110 at 240. */
const usual = (length: number): number => length / 2 - 10;

/** Board between two handle slits, at least: the hem hangs there, and must not tear. In mm. */
const BETWEEN = 6;

/** From one handle slit to the other where they are as near as they may be, whatever their length. */
const nearest = (length: number): number => length / 4 + 2 * SLIT_ENDS + BETWEEN;

const handleOptions = (handle: Handle, length: number): Lengths => ({
  ...when(handle === 'slits', {
    handle_distance: mm(
      usual(length),
      [nearest(length), 0.75 * length - 2 * SLIT_ENDS - 2],
      'Between the middles of the handle slits',
    ),
    slit_length: mm(25, [8, length / 4], 'Length of a handle slit'),
  }),
  ...when(handle === 'eyelets', {
    handle_distance: mm(usual(length), [15, length - 25], 'Between the eyelets'),
    eyelet_margin: mm(20, [10, 22], 'From the fold at the mouth to the middle of the eyelets'),
    hole_diameter: mm(6, [3, 10], 'Diameter of the eyelets'),
  }),
  ...when(handle === 'grip', {
    grip_width: mm(80, [30, length - 30], 'Width of the grip'),
    grip_height: mm(20, [12, 25], 'Height of the grip'),
    grip_margin: mm(30, [25, 35], 'From the fold at the mouth to the middle of the grip'),
  }),
});

/** Heights of the hem: what it is usually, and what it is at least, so that it holds a hole and board beyond it; in mm. */
const HEMS: Readonly<Record<Handle, { readonly usual: number; readonly least: number }>> = {
  slits: { usual: 40, least: 15 },
  eyelets: { usual: 40, least: 30 },
  grip: { usual: 60, least: 53 },
  none: { usual: 40, least: 15 },
};

const handleOf = (handle: Handle, values: Readonly<Record<string, number>>): BagHandle => {
  const apart = values.handle_distance!;
  switch (handle) {
    case 'slits':
      return { kind: handle, apart, length: values.slit_length! };
    case 'eyelets':
      return { kind: handle, apart, below: values.eyelet_margin!, radius: values.hole_diameter! / 2 };
    case 'grip':
      return { kind: handle, below: values.grip_margin!, width: values.grip_width!, height: values.grip_height! };
    case 'none':
      return { kind: handle };
  }
};

/**
 * Carrier bag: two faces and two gussets on one strip, a hem folded in at the mouth, a
 * bottom folded from uncut corners and glued.
 *
 *   ┌─┬───────┬──┬──┬───────┬──┬─┐ hem
 *   ├─┼──- -──┼──┼──┼──- -──┼──┼─┤
 *   │ │ front │  │  │ back  │  │ │
 *   ├─┼───────┼──┼──┼───────┼──┼─┤ half the width above the bottom
 *   │╲│       │╱ │ ╲│       │╱ │╲│
 *   ├─┼───────┼──┼──┼───────┼──┼─┤ bottom
 *   └─┴─╲───╱─┴──┴──┴─╲───╱─┴──┴─┘
 */
const carrierBag = (handle: Handle, own: Pick<BoxHead, 'name' | 'about' | 'from' | 'ids'>) =>
  box('carton', {
    ...own,
    open: 'no top',
    group: 'carton_bags_pillows',

    size: {
      length: mm(100, [60, 800], 'Length: width of the front'),
      width: mm(50, [30, 400], 'Width: depth of the gussets'),
      height: mm(150, [60, 1000], 'Height from the bottom to the mouth'),
    },
    board: [0.5, [0.1, 1]],
    // The flaps of the gussets do not meet; handles stay above the line on which the bottom is folded up.
    sizeLimits: ({ length, width }) => ({
      width: { max: length - 12 },
      height: { min: width / 2 + Math.max(40, HEMS[handle].least) },
    }),
    options: ({ length, width, height }) => ({
      top_hem: mm(HEMS[handle].usual, [HEMS[handle].least, height - 10], 'Height of the hem'),
      bottom_flap: mm(
        Math.min(width / 2 + 15, length / 2 - 1, width - 2),
        [width / 2 + 4, Math.min(length / 2 - 1, width - 2)],
        'How far the bottom flaps reach: half the width and what they overlap',
      ),
      glue_flap: mm(
        Math.min(25, Math.max(15, width / 4), width / 2 - 4),
        [8, Math.min(40, width / 2 - 4)],
        'Width of the glue flap',
      ),
      ...handleOptions(handle, length),
    }),

    labels: {
      length: 'front.y',
      width: 'right.y',
      height: 'back.x',
      top_hem: 'right.hem.y',
      bottom_flap: 'back.bottom-flap.y',
    },
    inner: { length: 'right|front.glue', width: 'front|back' },
    build: (values) => {
      const { length, width, height, material, top_hem, bottom_flap, glue_flap } = values;
      return gussetBag({
        length,
        width,
        height,
        material,
        glue: glue_flap,
        hem: top_hem,
        bottom: bottom_flap,
        handle: handleOf(handle, values),
      });
    },
    exceptions: bagExceptions,
  });

/** As measured: slits along the fold at the mouth, for handles that are pushed through. */
export const withSlits = carrierBag('slits', {
  name: 'Carrier bag with handle slits',
  about: 'Bag with gussets, a folded hem and a glued bottom; slits at the mouth take a handle.',
  from: ['measured', 'becf-12104 at 320 × 110 × 220'],
  ids: ['becf-12104'],
});

/** Eyelets through wall and hem, so that they lie on one another when the hem is folded in. */
export const withEyelets = carrierBag('eyelets', {
  name: 'Carrier bag with eyelets',
  about: 'Bag with gussets, a folded hem and a glued bottom; eyelets through wall and hem take a cord.',
  from: [
    'house',
    'the bag of becf-12104; eyelets of 6 in the middle of the hem, and where the hem comes to lie on the wall',
  ],
  ids: ['becf-12101', 'becf-12109'],
});

/** No holes. */
export const plain = carrierBag('none', {
  name: 'Plain bag',
  about: 'Bag with gussets, a folded hem and a glued bottom, without a handle.',
  from: ['house', 'the bag of becf-12104 without its slits'],
  ids: ['becf-12103'],
});

/** A grip punched through wall and hem, in front and back. */
export const withGrip = carrierBag('grip', {
  name: 'Carrier bag with punched grips',
  about: 'Bag with gussets, a deep hem and a glued bottom; front and back have a grip punched through wall and hem.',
  from: [
    'house',
    'the bag of becf-12104; our decisions: a hem of 60, grips of 80 × 20 with round ends. Not drawn, because not known to us: what the three radii of becf-1210b round',
  ],
  ids: { 'becf-1210b': { size: { length: 150, width: 60, height: 170 } } },
});
