import { type Curve, type Point, straight } from '../../geometry/index.ts';

/** A business card, how far its corners go into the slits, and the board around it; in mm. */
export const CARD = { width: 85, height: 55, corner: 10, round: 8 } as const;

/** Four slits at 45° that hold a card by its corners, about a middle. */
export const slitsForCard = ([x, y]: Point): Curve[] =>
  [1, -1].flatMap((u) =>
    [1, -1].map((v) => {
      const [w, h] = [(u * CARD.width) / 2, (v * CARD.height) / 2];
      return straight([x + w - u * CARD.corner, y + h], [x + w, y + h - v * CARD.corner]);
    }),
  );
