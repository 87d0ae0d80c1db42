import { statedSizes } from '../../src/engine/index.ts';
import { boxSizes } from '../../src/fold/index.ts';
import { boundsOf, flatten, type Point } from '../../src/geometry/index.ts';
import { type Drawing, type Label, textWidth } from '../../src/sheet/index.ts';
import { placeAll } from '../../src/sheet/labels/label.ts';
import type { Built, Law } from './built.ts';
import { PROMISES } from './inside.ts';

/** Minimum height of a text, as a share of the drawing's diagonal. */
const LEGIBLE = 0.0079;

/** Maximum distance of a text from the drawing in text heights, for every part, and beyond one other text. */
const NEAR = 10;

/** Maximum average number of positions tried per text. */
const TRIES = 150;

/** Every text is legible, touches no line or other label, states its measure, and is placed without a long search. */
export const labels: Law = (box) => {
  const { drawing } = box;
  const requested = statedBy(box);
  return UNITS.flatMap((unit) => {
    const { labels: all, context } = placeAll(drawing, unit, requested);
    const found = labelFaults(drawing, all, requested, unit);
    if (unit === 'mm') found.push(...basisFaults(box, all, requested));
    if (context.tries > TRIES * all.length)
      found.push(`${context.tries} positions were tried for ${all.length} labels`);
    return found;
  });
};

/** What the labels must state: sizes, and settings that a gauge shows. */
const statedBy = (box: Built): Record<string, number> => {
  const stated: Record<string, number> = {};
  for (const [name, size] of Object.entries(statedSizes(box, box.values, box.drawing)))
    stated[name] = typeof size === 'number' ? size : size.mm;
  return stated;
};

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
  const wrong: string[] = [];
  all.forEach((label, k) => {
    const { text, name } = label;
    const called = `the label ${name} "${text.value}" (${unit})`;
    const area = textBox(label);
    if (text.height < LEGIBLE * diagonal) wrong.push(`${called} is ${text.height} mm high on ${diagonal} mm`);
    if (segments.some(([p, q]) => runsThrough(p, q, area))) wrong.push(`${called} lies on a line of the drawing`);
    const others = all.filter((_, j) => j !== k);
    const strokes = [...others, { ...label, arrows: [] }].flatMap(({ lines, arrows }): Segment[] => [
      ...lines,
      ...arrows.flatMap(([a, b, c]) => pairs([a, b, c, a])),
    ]);
    if (strokes.some(([p, q]) => runsThrough(p, q, area))) wrong.push(`a line of a label runs through ${called}`);
    if (others.some((other) => overlap(area, textBox(other)))) wrong.push(`another text overlaps ${called}`);
    const away = Math.max(
      area.left - whole.right,
      whole.left - area.right,
      area.bottom - whole.top,
      whole.bottom - area.top,
    );
    const beyond = Math.max(0, ...others.map(({ text: other }) => textWidth(other.value, other.height)));
    if (away > NEAR * parts.length * text.height + beyond) wrong.push(`${called} lies ${away} mm beside the drawing`);
  });
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
