import { type Box, bounds, MICRON, nowhere } from '../geometry/index.ts';
import type { Line } from './dieline.ts';
import type { Range, Span } from './span.ts';
import { type Unit, written } from './written.ts';

/** Tight box around the cut lines of one part. As `extent`, in a third of its time: labels are drawn with every file. */
export const cutBox = (lines: readonly Line[], part: number): Box => {
  let [left, bottom, right, top] = [nowhere.left, nowhere.bottom, nowhere.right, nowhere.top];
  for (const { curve, line, part: of } of lines) {
    if (line !== 'cut' || of !== part) continue;
    const { from, to } = curve;
    left = Math.min(left, from[0], to[0]);
    right = Math.max(right, from[0], to[0]);
    bottom = Math.min(bottom, from[1], to[1]);
    top = Math.max(top, from[1], to[1]);
    if (curve.kind === 'line') continue;
    const box = bounds(curve);
    left = Math.min(left, box.left);
    right = Math.max(right, box.right);
    bottom = Math.min(bottom, box.bottom);
    top = Math.max(top, box.top);
  }
  return { left, bottom, right, top };
};

/** Overall width above and overall height left of one part. */
export const overall = (
  { left, bottom, right, top }: Box,
  lines: readonly Line[],
  part: number,
  height: number,
  beyond: number,
  unit: Unit,
): [Span, Span] => {
  // The corner of each side that lies nearest to its label: the extension line starts there.
  let [atLeft, atRight] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [atBottom, atTop] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { curve, line, part: of } of lines) {
    if (line !== 'cut' || of !== part) continue;
    for (let end = 0; end < 2; end++) {
      const [x, y] = end === 0 ? curve.from : curve.to;
      if (x - left < MICRON && y > atLeft) atLeft = y;
      if (right - x < MICRON && y > atRight) atRight = y;
      if (y - bottom < MICRON && x < atBottom) atBottom = x;
      if (top - y < MICRON && x < atTop) atTop = x;
    }
  }
  // A side that only a curve's middle reaches has no corner.
  const point = (v: number, otherwise: number): Range => (Number.isFinite(v) ? [v, v] : [otherwise, otherwise]);
  const common = { origin: [0, 0], height, beyond } as const;
  return [
    {
      ...common,
      name: 'overall_width',
      value: written(right - left, unit),
      u: [1, 0],
      s: [left, right],
      t: [bottom, top],
      touch: [point(atLeft, top), point(atRight, top)],
    },
    {
      ...common,
      name: 'overall_height',
      value: written(top - bottom, unit),
      u: [0, 1],
      s: [bottom, top],
      t: [-right, -left],
      touch: [point(-atBottom, -left), point(-atTop, -left)],
    },
  ];
};
