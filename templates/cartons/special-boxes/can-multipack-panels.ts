import { arc, type Mark, QUARTER, straight } from '../../../src/author/index.ts';

/** Grip for a hand, and radius of its corners, in mm. */
export const CAN_GRIP_MM = { length: 80, width: 28, corner: 10 } as const;

/** A flap that the fingers push in about a crease: its edge does not cut into the hand. */
export const gripMarks = (x: number, y: number): readonly Mark[] => {
  const [half, up, r] = [CAN_GRIP_MM.width / 2, CAN_GRIP_MM.length / 2, CAN_GRIP_MM.corner];
  const [left, right, low, high] = [x - half, x + half, y - up, y + up];
  return [
    {
      line: 'cut',
      curves: [
        straight([left, low], [right - r, low]),
        arc([right - r, low], [right, low + r], QUARTER),
        straight([right, low + r], [right, high - r]),
        arc([right, high - r], [right - r, high], QUARTER),
        straight([right - r, high], [left, high]),
      ],
    },
    { line: 'crease', curves: [straight([left, low], [left, high])] },
  ];
};
