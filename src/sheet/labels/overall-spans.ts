import { type Box, MICRON } from '../../geometry/index.ts';
import type { Line } from '../dieline.ts';
import { formatLength, type LengthUnit } from './format-length.ts';
import type { Span, Stretch } from './span.ts';

/** Overall width above and overall height left of one part. */
export const overallSpans = (
  { left, bottom, right, top }: Box,
  lines: readonly Line[],
  part: number,
  height: number,
  beyond: number | undefined,
  unit: LengthUnit,
): [Span, Span] => {
  // The corner of each side that lies nearest to its label: the extension line starts there.
  let [atLeft, atRight] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [atBottom, atTop] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { curve, line, part: of } of lines) {
    if (line !== 'cut' || of !== part) continue;
    for (let end = 0; end < 2; end++) {
      const p = end === 0 ? curve.from : curve.to;
      const x = p[0];
      const y = p[1];
      if (x - left < MICRON && y > atLeft) atLeft = y;
      if (right - x < MICRON && y > atRight) atRight = y;
      if (y - bottom < MICRON && x < atBottom) atBottom = x;
      if (top - y < MICRON && x < atTop) atTop = x;
    }
  }
  // A side that only a curve's middle reaches has no corner.
  const point = (v: number, otherwise: number): Stretch => (Number.isFinite(v) ? [v, v] : [otherwise, otherwise]);
  const common = { origin: [0, 0], height, ...(beyond !== undefined && { beyond }) } as const;
  return [
    {
      ...common,
      name: 'overall_width',
      value: formatLength(right - left, unit),
      u: [1, 0],
      s: [left, right],
      t: [bottom, top],
      touch: [point(atLeft, top), point(atRight, top)],
    },
    {
      ...common,
      name: 'overall_height',
      value: formatLength(top - bottom, unit),
      u: [0, 1],
      s: [bottom, top],
      t: [-right, -left],
      touch: [point(-atBottom, -left), point(-atTop, -left)],
    },
  ];
};
