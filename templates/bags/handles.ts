import { type BagHandle, type Lengths, mm, SLIT_ENDS } from '../../src/author/index.ts';

/** Requirements of a handle: its settings, the usual and the least height of a hem that holds it, and its cut. */
export interface HandleKind {
  readonly hem: readonly [usual: number, least: number];
  /** Largest usual width of the glue flap: 25 with slits and 20 with eyelets in the measured drawings. */
  readonly glue: number;
  readonly options: (length: number) => Lengths;
  readonly handle: (values: Readonly<Record<string, number>>) => BagHandle;
}

export const handleKinds = {
  slits: {
    hem: [40, 15],
    glue: 25,
    options: (length) => ({
      // The hem hangs on 6 mm of board between the slits at least, however long they are.
      // Between slits: 150 at a length of 320 in the measured drawing, half the length of a small bag.
      handle_distance: mm(
        length / 2 - Math.min(10, Math.max(0, (length - 140) / 10)),
        [length / 4 + 2 * SLIT_ENDS + 6, 0.75 * length - 2 * SLIT_ENDS - 2],
        'Distance between the centres of the handle slits',
      ),
      slit_length: mm(25, [8, length / 4], 'Length of a handle slit'),
    }),
    handle: (v) => ({ kind: 'slits', distance: v.handle_distance!, length: v.slit_length! }),
  },
  eyelets: {
    hem: [40, 30],
    glue: 20,
    options: (length) => ({
      // Between eyelets: 70 at a length of 140 and 110 at 300 in the measured drawings.
      handle_distance: mm(Math.min(length / 4 + 35, length - 25), [15, length - 25], 'Distance between the eyelets'),
      eyelet_margin: mm(20, [10, 22], 'Distance from the fold at the mouth to the centres of the eyelets'),
      hole_diameter: mm(6, [3, 10], 'Diameter of the eyelets'),
    }),
    handle: (v) => ({
      kind: 'eyelets',
      distance: v.handle_distance!,
      below: v.eyelet_margin!,
      radius: v.hole_diameter! / 2,
    }),
  },
  grip: {
    hem: [60, 53],
    glue: 25,
    options: (length) => ({
      grip_width: mm(80, [30, length - 30], 'Width of the grip'),
      grip_height: mm(20, [12, 25], 'Height of the grip'),
      grip_margin: mm(30, [25, 35], 'Distance from the fold at the mouth to the middle of the grip'),
    }),
    handle: (v) => ({ kind: 'grip', below: v.grip_margin!, width: v.grip_width!, height: v.grip_height! }),
  },
  none: { hem: [40, 15], glue: 25, options: () => ({}), handle: () => ({ kind: 'none' }) },
} as const satisfies Record<BagHandle['kind'], HandleKind>;
