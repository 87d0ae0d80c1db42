import { closedAngle, type Gauge, type Panel } from '../../board/index.ts';
import { type Box, type Curve, growBox, inverseMotion, MICRON, move, type Point } from '../../geometry/index.ts';
import type { LengthUnit } from '../../values/index.ts';
import type { PlacedPart } from '../arrange.ts';
import type { Line } from '../dieline.ts';
import type { PlacedPanel } from '../unfold.ts';
import { formatLength, type Span, type Stretch } from './span.ts';

/** The board at an end of a gauge. `edge`: it is cut. `rim`: it folds square or back. `slant`: it continues at another angle. */
export type GaugeEnd = 'edge' | 'rim' | 'slant';

/** Tolerance of an angle, in degrees. */
const SQUARE = 0.5;

/** The board of a panel where its own x or y is `s`, in the closed box. */
export const gaugeEnd = ({ sheet }: Pick<PlacedPart, 'sheet'>, index: number, along: Gauge['along'], s: number) => {
  const placed = sheet[index]!;
  const axis = along === 'x' ? 0 : 1;
  const own = inverseMotion(placed.at);
  const liesThere = ({ from, to }: Curve): boolean =>
    Math.abs(move(own, from)[axis] - s) < MICRON && Math.abs(move(own, to)[axis] - s) < MICRON;
  const creased = sheet.filter(
    ({ parent, outline }, k) => parent !== undefined && (k === index || parent === index) && liesThere(outline[0]!),
  );
  if (creased.length) return creased.every(({ panel }) => isSquare(panel)) ? 'rim' : 'slant';
  return placed.outline.some(liesThere) ? 'edge' : 'slant';
};

/** True for a panel that folds square, or back onto its parent. */
const isSquare = (panel: Panel): boolean => {
  const angle = Math.abs(closedAngle(panel));
  return Math.abs(angle - 90) < SQUARE || Math.abs(angle - 180) < SQUARE;
};

/** What a size is when a gauge measures another: as stated, or inside or outside by the board's share at each square crease of its ends. */
export const gaugeBasis = (gauge: Gauge, size: number, placed: PlacedPart): string | undefined => {
  if (gauge.basis !== undefined) return gauge.basis;
  const { inside, thickness } = placed.part.blank;
  const { index, from, to } = gaugeReach(gauge, placed);
  const creases = [from, to].filter((s) => gaugeEnd(placed, index, gauge.along, s) === 'rim').length;
  const more = to - from - size;
  if (Math.abs(more - creases * inside * thickness) < MICRON) return 'inside';
  return Math.abs(more + creases * (1 - inside) * thickness) < MICRON ? 'outside' : undefined;
};

/** The span of a gauge on its panel, oriented so that its text reads from the bottom or from the right. */
export const gaugeSpan = (gauge: Gauge, part: PlacedPart, height: number, unit: LengthUnit): Span => {
  const { index, from, to } = gaugeReach(gauge, part);
  const placed = part.sheet[index]!;
  const { at } = placed;
  const i = gauge.along === 'x' ? 0 : 1;
  const direction = snapDirection(i === 0 ? at.cos : -at.sin, i === 0 ? at.sin : at.cos);
  const sense = direction[0] > 0 || (direction[0] === 0 && direction[1] > 0) ? 1 : -1;
  // t runs to the left of s: the panel's y along x, against its x along y.
  const across = i === 0 ? sense : -sense;
  const { left, bottom, right, top } = frameBox(placed);
  const s = order(sense * from, sense * to);
  const t = i === 0 ? order(across * bottom, across * top) : order(across * left, across * right);
  return {
    name: gauge.name,
    value: formatLength(s[1] - s[0], unit),
    origin: [at.x + part.shift[0], at.y + part.shift[1]],
    u: [sense * direction[0], sense * direction[1]],
    s,
    t,
    touch: [reachAt(placed, i, sense, across, s[0]) ?? t, reachAt(placed, i, sense, across, s[1]) ?? t],
    height,
    beyond: undefined,
  };
};

/** The extent along t of the corners of a panel at an end of its span. Its outline starts and ends on its seat. */
const reachAt = ({ panel: { edges } }: PlacedPanel, i: 0 | 1, sense: number, across: number, end: number) => {
  let lo = Number.POSITIVE_INFINITY;
  let hi = Number.NEGATIVE_INFINITY;
  for (let k = -1; k < edges.length; k++) {
    const p = k < 0 ? edges[0]!.curve.from : edges[k]!.curve.to;
    if (Math.abs(sense * p[i] - end) >= MICRON) continue;
    const reached = across * p[1 - i]!;
    lo = Math.min(lo, reached);
    hi = Math.max(hi, reached);
  }
  return lo <= hi ? ([lo, hi] as const) : undefined;
};

/** The ends of a gauge in its panel's own frame, in mm, and the index of the panel. */
export const gaugeReach = ({ name, panel: id, along, span }: Gauge, { sheet }: Pick<PlacedPart, 'sheet'>) => {
  const index = sheet.findIndex((p) => p.id === id);
  const placed = sheet[index];
  if (!placed)
    throw new RangeError(
      `the label ${name} is on ${id}, which is not a panel; the panels are ${sheet.map((p) => p.id).join(', ')}`,
    );
  if (span) return { index, from: Math.min(...span), to: Math.max(...span) };
  const { left, right, bottom, top } = frameBox(placed);
  return along === 'x' ? { index, from: left, to: right } : { index, from: bottom, to: top };
};

/** The length of a gauge, in mm. */
export const gaugeLength = (gauge: Gauge, part: Pick<PlacedPart, 'sheet'>): number => {
  const { from, to } = gaugeReach(gauge, part);
  return to - from;
};

const order = (a: number, b: number): Stretch => (a < b ? [a, b] : [b, a]);

/** Most panels are rotated by sums of right angles, so a nearly horizontal direction is horizontal. */
const snapDirection = (x: number, y: number): Point =>
  Math.abs(y) < 1e-9 ? [Math.sign(x), 0] : Math.abs(x) < 1e-9 ? [0, Math.sign(y)] : [x, y];

/** The panel's extent in its own frame, its seat included. */
export const frameBox = ({ panel }: PlacedPanel): Box => {
  const box = { left: 0, bottom: 0, right: panel.seat, top: 0 };
  for (const { curve } of panel.edges) growBox(box, curve);
  return box;
};

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
