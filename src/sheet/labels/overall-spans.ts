import { type Box, MICRON } from '../../geometry/index.ts';
import type { LengthUnit } from '../../values/index.ts';
import type { Line } from '../dieline.ts';
import { formatLength } from './format-length.ts';
import type { Span, Stretch } from './span.ts';

/**
 * Per side of each part, x or y of the extreme corner nearest to its label, where the extension line starts; infinite for a curve alone.
 * @param boxes extents of the parts.
 */
export const outerCorners = (lines: readonly Line[], boxes: readonly Box[]) => {
  const corners = boxes.map(() => ({
    atLeft: Number.NEGATIVE_INFINITY,
    atRight: Number.NEGATIVE_INFINITY,
    atBottom: Number.POSITIVE_INFINITY,
    atTop: Number.POSITIVE_INFINITY,
  }));
  for (const { curve, line, part } of lines) {
    if (line !== 'cut') continue;
    const { left, bottom, right, top } = boxes[part]!;
    const own = corners[part]!;
    for (let end = 0; end < 2; end++) {
      const p = end === 0 ? curve.from : curve.to;
      const x = p[0];
      const y = p[1];
      if (x - left < MICRON && y > own.atLeft) own.atLeft = y;
      if (right - x < MICRON && y > own.atRight) own.atRight = y;
      if (y - bottom < MICRON && x < own.atBottom) own.atBottom = x;
      if (top - y < MICRON && x < own.atTop) own.atTop = x;
    }
  }
  return corners;
};

/** Overall width above and overall height left of one part. */
export const overallSpans = (
  { left, bottom, right, top }: Box,
  { atLeft, atRight, atBottom, atTop }: ReturnType<typeof outerCorners>[number],
  height: number,
  [above, aside]: readonly (number | undefined)[],
  unit: LengthUnit,
): [Span, Span] => [
  {
    name: 'overall_width',
    value: formatLength(right - left, unit),
    origin: [0, 0],
    u: [1, 0],
    s: [left, right],
    t: [bottom, top],
    touch: [point(atLeft, top), point(atRight, top)],
    height,
    beyond: above,
  },
  {
    name: 'overall_height',
    value: formatLength(top - bottom, unit),
    origin: [0, 0],
    u: [0, 1],
    s: [bottom, top],
    t: [-right, -left],
    touch: [point(-atBottom, -left), point(-atTop, -left)],
    height,
    beyond: aside,
  },
];

const point = (v: number, otherwise: number): Stretch => (Number.isFinite(v) ? [v, v] : [otherwise, otherwise]);
