import { bounds, boxesApart, distance, type Point, straightGap } from '../geometry/index.ts';
import type { Dieline } from './dieline.ts';

/** Two straight knives beside one another, so near that no rubber fits between them. */
export interface NearKnives {
  /** In mm. */
  readonly gap: number;
  readonly at: Point;
}

/** Pairs of straight cuts that run beside one another nearer than `least` mm, the nearest first. */
export const nearKnives = ({ lines }: Dieline, least: number): readonly NearKnives[] => {
  const knives = lines.flatMap(({ line, curve }) =>
    line === 'cut' && curve.kind === 'line' && distance(curve.from, curve.to) > least ? [curve] : [],
  );
  const boxes = knives.map(bounds);
  return knives
    .flatMap((a, k) =>
      knives.slice(k + 1).flatMap((b, j) => {
        const isFar = boxesApart(boxes[k]!, boxes[k + 1 + j]!, least);
        return (isFar ? undefined : straightGap(a, b, least)) ?? [];
      }),
    )
    .sort((a, b) => a.gap - b.gap);
};
