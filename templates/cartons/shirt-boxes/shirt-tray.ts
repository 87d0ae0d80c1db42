import { mm } from '../../../src/author/index.ts';

export const shirtBoxes = {
  group: 'shirt_boxes',
  code: 'B48.02.00.00',
  size: {
    length: mm(200, [60, 800], 'Length of the base'),
    width: mm(100, [40, 600], 'Width of the base'),
    height: mm(40, [22, 400], 'Height of the walls'),
  },
  board: [0.5, [0.2, 1]],
  usualOrder: ['length', 'width'],
  // The webs lie side by side on the long wall, and opposite inner walls do not touch as they fold.
  sizeLimits: ({ length, width }: { length: number; width: number }) => ({
    height: { max: Math.min(length / 2 - 4, width - 10) },
  }),
} as const;
