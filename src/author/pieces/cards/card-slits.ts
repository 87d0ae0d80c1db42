import { type Curve, type Point, straight } from '../../../geometry/index.ts';

/** A business card, the depth of its corners in the slits, and the board around it. In mm. */
export const CARD = { width: 85, height: 55, corner: 10, round: 8 } as const;

/** Four slits at 45° that hold a business card by its corners. The card's centre is (x, y). */
export const slitsForCard = ([x, y]: Point): Curve[] =>
  [1, -1].flatMap((u) =>
    [1, -1].map((v) => {
      const [w, h] = [(u * CARD.width) / 2, (v * CARD.height) / 2];
      return straight([x + w - u * CARD.corner, y + h], [x + w, y + h - v * CARD.corner]);
    }),
  );
