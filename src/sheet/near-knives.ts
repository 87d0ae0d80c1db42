import { bounds, boxesApart, distance, straightGap } from '../geometry/index.ts';
import type { Dieline } from './dieline.ts';

/** Pairs of straight cuts that run beside one another nearer than `least` mm, so that no rubber fits between them, the nearest first. */
export const nearKnives = ({ lines }: Pick<Dieline, 'lines'>, least: number) => {
  const knives = lines.flatMap(({ line, curve }) =>
    line === 'cut' && curve.kind === 'line' && distance(curve.from, curve.to) > least ? [curve] : [],
  );
  const boxes = knives.map(bounds);
  return knives
    .flatMap((a, k) =>
      knives
        .slice(k + 1)
        .flatMap((b, j) => (boxesApart(boxes[k]!, boxes[k + 1 + j]!, least) ? [] : (straightGap(a, b, least) ?? []))),
    )
    .sort((a, b) => a.gap - b.gap);
};
