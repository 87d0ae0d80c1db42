import { statedSizes } from '../../src/engine/index.ts';
import { boxSizes } from '../../src/fold/index.ts';
import { drawingFrame } from '../../src/formats/frame.ts';
import { boundsOf, flatten, type Point } from '../../src/geometry/index.ts';
import { type Drawing, type Label, label, type RequestedSize, sizeOf, textWidth } from '../../src/sheet/index.ts';
import { placeAll } from '../../src/sheet/labels/label.ts';
import type { Built, Law } from './built.ts';
import { PROMISES } from './inside.ts';

/** Minimum height of a text, as a share of the drawing's diagonal, legible in a view of everything. */
const LEGIBLE = 0.0063;

/** Height of a text in mm that suffices on paper, whatever the size of the drawing. */
const LEGIBLE_ON_PAPER = 2;

/** Minimum height in mm: letters of a 5 pt font, the smallest print on packs (x-height 0.9 mm). On smaller drawings, a share of them. */
const [SMALLEST_PRINT, SMALL_SHARE] = [1.3, 0.03] as const;

/** How much labels may add to the width and to the height of a drawing: in mm, or as a share of it. */
const [ADDED, ADDED_SHARE] = [25, 0.12] as const;

/** Maximum distance of a text from its dimension line, in text heights. */
const NEAR_LINE = 2;

/** Maximum average number of positions tried per text. Usual drawings take 20; narrow ones are labelled anew several times. */
const TRIES = 4000;

/**
 * Every text is legible, near its line, touches no line or other label and states its measure; labels make the drawing little larger
 * and are placed without a long search.
 */
export const labels: Law = (box) => {
  const { drawing } = box;
  const stated = statedSizes(box, box.values, drawing);
  const requested: Record<string, number> = {};
  const others: Record<string, RequestedSize> = {};
  for (const [name, size] of Object.entries(stated)) {
    const mm = typeof size === 'number' ? size : size.mm;
    requested[name] = mm;
    others[name] = { mm: mm + OTHER, as: LONGEST_BASIS };
  }
  return UNITS.flatMap((unit) => {
    const { labels: all, context } = placeAll(drawing, unit, stated);
    const found = labelFaults(drawing, all, requested, unit);
    if (unit === 'mm') found.push(...basisFaults(box, all, requested));
    if (context.tries > TRIES * all.length)
      found.push(`${context.tries} positions were tried for ${all.length} labels`);
    // Labels that state two lengths and the longest word are the longest ones.
    return [...found, ...labelFaults(drawing, label(drawing, unit, others), {}, unit)];
  });
};

/** Difference from the drawn sizes in mm, so that a label states both, and the longest word that tells what a size is. */
const [OTHER, LONGEST_BASIS] = [1.11, 'contents'] as const;

const UNITS = ['mm', 'in'] as const;

/** Findings for the labels of a drawing. */
export const labelFaults = (
  { parts, dieline }: Drawing,
  all: readonly Label[],
  requested: Readonly<Record<string, number>>,
  unit: (typeof UNITS)[number],
): string[] => {
  const segments = dieline.lines.flatMap(({ curve }): Segment[] => pairs([curve.from, ...flatten(curve, 0.02)]));
  const whole = boundsOf(dieline.lines.map(({ curve }) => curve));
  const diagonal = Math.hypot(whole.right - whole.left, whole.top - whole.bottom);
  const smallest = Math.min(SMALLEST_PRINT, SMALL_SHARE * diagonal);
  const wrong: string[] = [];
  all.forEach((label, k) => {
    const { text, name } = label;
    const called = `the label ${name} "${text.value}" (${unit})`;
    const area = textBox(label);
    if (text.height < Math.max(smallest, Math.min(LEGIBLE * diagonal, LEGIBLE_ON_PAPER)))
      wrong.push(`${called} is ${text.height} mm high on ${diagonal} mm`);
    if (segments.some(([p, q]) => runsThrough(p, q, area))) wrong.push(`${called} lies on a line of the drawing`);
    const others = all.filter((_, j) => j !== k);
    const strokes = [...others, { ...label, arrows: [] }].flatMap(({ lines, arrows }): Segment[] => [
      ...lines,
      ...arrows.flatMap(([a, b, c]) => pairs([a, b, c, a])),
    ]);
    if (strokes.some(([p, q]) => runsThrough(p, q, area))) wrong.push(`a line of a label runs through ${called}`);
    if (others.some((other) => overlap(area, textBox(other)))) wrong.push(`another text overlaps ${called}`);
    const away = distanceToLine(label, area) / text.height;
    if (away > NEAR_LINE) wrong.push(`${called} is ${away} text heights from its line`);
  });
  wrong.push(...tooLarge(dieline, all, unit));
  for (const [name, size] of Object.entries(requested)) {
    const value = unit === 'mm' ? `${size.toFixed(2)}mm` : `${(size / 25.4).toFixed(3)}in`;
    // Another number may end with it: `150.00mm` does not state 50 mm, and a height of 50 mm does not state a width.
    const states = (label: Label): boolean =>
      label.name === name
        ? ` ${label.text.value.replace('(', '')}`.includes(` ${value}`)
        : label.name.startsWith('overall') && label.text.value === value;
    if (!all.some(states)) wrong.push(`${name} ${value} is not on the drawing`);
  }
  parts.forEach(({ part }, k) => {
    const names = all.filter(({ text }) => text.value === `${k + 1} ${part.name}`);
    if (names.length !== (parts.length > 1 ? 1 : 0)) wrong.push(`${names.length} texts name part ${k + 1}`);
  });
  return wrong;
};

/** Findings for labels that make the drawing too wide or too high, in the frame that files have. */
const tooLarge = (dieline: Drawing['dieline'], all: readonly Label[], unit: string): string[] => {
  const bare = sizeOf(drawingFrame(dieline, []));
  const labelled = sizeOf(drawingFrame(dieline, all));
  return (['width', 'height'] as const).flatMap((side) => {
    const added = labelled[side] - bare[side];
    return added <= Math.max(ADDED, ADDED_SHARE * bare[side])
      ? []
      : [`labels (${unit}) add ${added} mm to the ${side} of ${bare[side]} mm`];
  });
};

/** Distance in mm between a text and the nearest line of its own label; 0 for a text without a line. */
const distanceToLine = ({ lines }: Label, area: Area): number => {
  if (!lines.length) return 0;
  const corners: readonly Point[] = [
    [area.left, area.bottom],
    [area.right, area.bottom],
    [area.right, area.top],
    [area.left, area.top],
  ];
  const outside = (v: number, low: number, high: number): number => Math.max(low - v, 0, v - high);
  return Math.min(
    ...lines.flatMap(([p, q]) => [
      ...corners.map((corner) => distanceToSegment(corner, p, q)),
      ...[p, q].map(([x, y]) => Math.hypot(outside(x, area.left, area.right), outside(y, area.bottom, area.top))),
    ]),
  );
};

const distanceToSegment = ([x, y]: Point, [px, py]: Point, [qx, qy]: Point): number => {
  const [dx, dy] = [qx - px, qy - py];
  const along = Math.min(1, Math.max(0, ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - px - along * dx, y - py - along * dy);
};

/** Tolerance of a size, in mm. */
const SLACK = 0.1;

/**
 * Findings for what labels call the given sizes: the folded box has the inside or the outside sizes that they state, it goes around its
 * contents or fits into its box, and no size is of an unknown kind. The law of inner sizes measures those that the box itself promises.
 */
export const basisFaults = (
  { chosen, drawing: { parts } }: Pick<Built, 'chosen' | 'drawing'>,
  all: readonly Label[],
  requested: Readonly<Record<string, number>>,
): string[] => {
  const stated = all.flatMap(({ name, text: { value } }) => {
    const [, drawn, mm, basis] = /^([\d.]+)mm \(([\d.]+)mm (.+)\)$/.exec(value) ?? [];
    const isInner = parts.some(({ part }) => part.blank.inner.some((inner) => inner.name === name));
    return mm === undefined || isInner ? [] : [{ name, value, drawn: Number(drawn), mm: Number(mm), basis }];
  });
  if (!stated.length) return [];
  const sizes = boxSizes(parts, requested);
  return stated.flatMap(({ name, value, drawn, mm, basis }) => {
    if (basis === 'nominal')
      return PROMISES.includes(chosen.allowance)
        ? [`the label ${name} "${value}" does not tell what it measures: state ${name} in \`inner\``]
        : [];
    if (basis === 'contents' && drawn < mm) return [`the label ${name} "${value}" does not go around its contents`];
    if (basis === 'in box' && drawn > mm) return [`the label ${name} "${value}" does not fit into its box`];
    const found = basis === 'inside' || basis === 'outside' ? sizes[name]?.[basis] : undefined;
    return found === undefined || Math.abs(found - mm) <= SLACK
      ? []
      : [`the label ${name} says "${value}", but the folded box has ${found} mm ${basis}`];
  });
};

type Segment = readonly [Point, Point];

const pairs = (points: readonly Point[]): Segment[] => points.slice(1).map((q, k) => [points[k]!, q]);

interface Area {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** Cap height of the text. */
const textBox = ({
  text: {
    value,
    at: [x, y],
    rotation,
    height,
  },
}: Label): Area => {
  const width = textWidth(value, height);
  return rotation === 0
    ? { left: x, bottom: y, right: x + width, top: y + height }
    : { left: x - height, bottom: y, right: x, top: y + width };
};

const overlap = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;

/** True when a part of the segment is inside. Clips it at each side of the area in turn. */
const runsThrough = (p: Point, q: Point, { left, bottom, right, top }: Area): boolean => {
  let piece: Segment | undefined = [p, q];
  for (const [axis, limit, sense] of [
    [0, left, 1],
    [0, right, -1],
    [1, bottom, 1],
    [1, top, -1],
  ] as const) {
    if (!piece) return false;
    const [a, b] = piece as Segment;
    const u = sense * (a[axis] - limit);
    const v = sense * (b[axis] - limit);
    if (u <= 1e-9 && v <= 1e-9) return false;
    const cut = (): Point => [a[0] + ((b[0] - a[0]) * u) / (u - v), a[1] + ((b[1] - a[1]) * u) / (u - v)];
    piece = u < 0 ? [cut(), b] : v < 0 ? [a, cut()] : piece;
  }
  return true;
};
