import type { Box } from '../../geometry/index.ts';
import type { Side } from './protocol/drawing.ts';

/** Sides for the overall width and the overall height of a part. */
export interface OverallSides {
  readonly overall_width: Side;
  readonly overall_height: Side;
}

/** The sides at which the overall sizes of each part stand beside the drawing: those from which no other part separates it. */
export const overallSides = (parts: readonly Box[]): readonly OverallSides[] =>
  parts.map((own) => {
    const others = parts.filter((other) => other !== own);
    const inColumn = others.filter(({ left, right }) => left < own.right && right > own.left);
    const inRow = others.filter(({ bottom, top }) => bottom < own.top && top > own.bottom);
    const isTop = inColumn.every(({ top }) => top <= own.bottom);
    const isBottom = inColumn.every(({ bottom }) => bottom >= own.top);
    const isFirst = inRow.every(({ left }) => left >= own.right);
    const isLast = inRow.every(({ right }) => right <= own.left);
    return {
      overall_width: isTop ? 'above' : isBottom ? 'below' : 'inside',
      overall_height: isFirst ? 'left' : isLast ? 'right' : 'inside',
    };
  });
