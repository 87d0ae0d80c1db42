import { type BagHandle, type BoxHead, box, gussetBag, type Lengths, mm, SLIT_ENDS } from '../../src/author/index.ts';
import { bagExceptions } from './bag-exceptions.ts';

/** What a handle asks of a bag: its settings, the usual and the least height of a hem that holds it, and how it is cut. */
interface HandleKind {
  readonly hem: readonly [usual: number, least: number];
  readonly options: (length: number) => Lengths;
  readonly handle: (values: Readonly<Record<string, number>>) => BagHandle;
}

/** Between slits or eyelets: 150 at a length of 320 in the measured drawing, and 110 at 240. */
const usualDistance = (length: number): number => length / 2 - 10;

const handleKinds = {
  slits: {
    hem: [40, 15],
    options: (length) => ({
      // The hem hangs on 6 mm of board between the slits at least, however long they are.
      handle_distance: mm(
        usualDistance(length),
        [length / 4 + 2 * SLIT_ENDS + 6, 0.75 * length - 2 * SLIT_ENDS - 2],
        'Between the middles of the handle slits',
      ),
      slit_length: mm(25, [8, length / 4], 'Length of a handle slit'),
    }),
    handle: (v) => ({ kind: 'slits', apart: v.handle_distance!, length: v.slit_length! }),
  },
  eyelets: {
    hem: [40, 30],
    options: (length) => ({
      handle_distance: mm(usualDistance(length), [15, length - 25], 'Between the eyelets'),
      eyelet_margin: mm(20, [10, 22], 'From the fold at the mouth to the middle of the eyelets'),
      hole_diameter: mm(6, [3, 10], 'Diameter of the eyelets'),
    }),
    handle: (v) => ({
      kind: 'eyelets',
      apart: v.handle_distance!,
      below: v.eyelet_margin!,
      radius: v.hole_diameter! / 2,
    }),
  },
  grip: {
    hem: [60, 53],
    options: (length) => ({
      grip_width: mm(80, [30, length - 30], 'Width of the grip'),
      grip_height: mm(20, [12, 25], 'Height of the grip'),
      grip_margin: mm(30, [25, 35], 'From the fold at the mouth to the middle of the grip'),
    }),
    handle: (v) => ({ kind: 'grip', below: v.grip_margin!, width: v.grip_width!, height: v.grip_height! }),
  },
  none: { hem: [40, 15], options: () => ({}), handle: () => ({ kind: 'none' }) },
} as const satisfies Record<BagHandle['kind'], HandleKind>;

/** A bag with gussets, a folded hem and a glued bottom, with a handle of this kind. */
export const carrierBag = (kind: BagHandle['kind'], head: Omit<BoxHead, 'group'>) => {
  const { hem, options, handle }: HandleKind = handleKinds[kind];
  return box('carton', {
    ...head,
    group: 'carton_bags_pillows',
    open: 'no top',
    size: {
      length: mm(100, [60, 800], 'Length: width of the front'),
      width: mm(50, [30, 400], 'Width: depth of the gussets'),
      height: mm(150, [60, 1000], 'Height from the bottom to the mouth'),
    },
    board: [0.5, [0.1, 1]],
    // The flaps of the gussets do not meet; handles stay above the line on which the bottom is folded up.
    sizeLimits: ({ length, width }) => ({
      width: { max: length - 12 },
      height: { min: width / 2 + Math.max(40, hem[1]) },
    }),
    options: ({ length, width, height }) => {
      const deepest = Math.min(length / 2 - 1, width - 2);
      return {
        top_hem: mm(hem[0], [hem[1], height - 10], 'Height of the hem'),
        bottom_flap: mm(
          width / 2 + 15,
          [width / 2 + 4, deepest],
          'How far the bottom flaps reach: half the width and what they overlap',
        ),
        glue_flap: mm(
          Math.min(25, Math.max(15, width / 4)),
          [8, Math.min(40, width / 2 - 4)],
          'Width of the glue flap',
        ),
        ...options(length),
      };
    },
    labels: {
      length: 'front.y',
      width: 'right.y',
      height: 'back.x',
      top_hem: 'right.hem.y',
      bottom_flap: 'back.bottom-flap.y',
    },
    inner: { length: 'right|front.glue', width: 'front|back' },
    build: ({ top_hem, bottom_flap: bottom, glue_flap: glue, ...values }) =>
      gussetBag({ ...values, glue, hem: top_hem, bottom, handle: handle(values) }),
    exceptions: bagExceptions,
  });
};
