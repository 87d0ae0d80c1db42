import type { Box } from '../../geometry/index.ts';
import type { Dimension, Frame, Side } from './protocol/drawing.ts';

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

/** The side at which a size of one part stands that has no room in the drawing. */
export const sideBeyond = ({ from: [x, y], upright, level }: Dimension, frame: Frame): Side | undefined => {
  if (upright) return x < frame.x ? 'left' : x > frame.x + frame.width ? 'right' : undefined;
  if (!level) return undefined;
  return y < frame.y ? 'above' : y > frame.y + frame.height ? 'below' : undefined;
};

/** Sizes beside the drawing in rows, overall sizes first: each as near as none is in its way. */
export const inRows = (dimensions: readonly Dimension[]): Dimension[] => {
  const rows = new Map<Dimension, number>();
  const taken: { readonly key: string; readonly range: Range }[] = [];
  for (const one of dimensions.toSorted((a, b) => Number(b.overall) - Number(a.overall))) {
    if (!one.side || one.side === 'inside') continue;
    const range = rangeOf(one);
    let row = 0;
    while (taken.some(({ key, range: other }) => key === `${one.side} ${row}` && overlap(range, other))) row++;
    taken.push({ key: `${one.side} ${row}`, range });
    rows.set(one, row);
  }
  return dimensions.map((one) => ({ ...one, row: rows.get(one) ?? 0 }));
};

type Range = readonly [from: number, to: number];

const rangeOf = ({ from, to, upright }: Dimension): Range => {
  const axis = upright ? 1 : 0;
  return [Math.min(from[axis], to[axis]), Math.max(from[axis], to[axis])];
};

const overlap = (a: Range, b: Range): boolean => a[0] < b[1] && b[0] < a[1];
