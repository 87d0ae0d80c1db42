import { isHole } from '../../board/index.ts';
import {
  type Dieline,
  type Drawing,
  extent,
  type Label,
  label,
  lengths,
  type Paper,
  type PlacedPanel,
  type PlacedPart,
  paperNames,
  partExtents,
  planTiles,
  type Size,
  sizeOf,
} from '../../entry/engine.ts';
import {
  addTo,
  type Box,
  boundsOf,
  type Curve,
  distance,
  moveCurve,
  outlineData,
  type Point,
  pathData,
  shift,
} from '../../geometry/index.ts';
import { areaOf, panelId, stating } from '../../sheet/index.ts';
import type { Dimension, Frame, Side } from './protocol/drawing.ts';

/** A drawing for the page, as SVG path data in mm; y points down. `values`: values of the drawing. `requested`: the sizes on its labels. */
export const flatDrawing = (drawing: Drawing, values: Numbers, requested: Numbers) => {
  const { dieline, parts } = drawing;
  const box = extent(dieline);
  const flat = sizeOf(box);
  const frame = { x: box.left, y: -box.top, ...flat };
  return {
    /** Bounds of the cut lines. */
    frame,
    panels: parts.flatMap((part) => part.sheet.map((placed) => panelOf(parts, part, placed))),
    lines: pathsByType(drawing),
    dimensions: dimensionsOf(drawing, frame, requested),
    /** x and y of every corner in sequence, for snapping of measurements. */
    corners: Float64Array.from(dieline.nodes.flatMap(([x, y]) => [x, -y])),
    flat,
    /** Area of the board, in mm², without the paper that covers it. */
    area: areaOf(parts, 'carton'),
    /** Length of all lines of a type, in mm. */
    lengths: lengths(dieline) as Record<string, number>,
    values,
    /** Number of pages of a desktop printer for the flat blank. */
    pages: Object.fromEntries(paperNames.map((paper) => [paper, pagesOf(flat, paper)])) as Record<Paper, number>,
    parts: parts.map(({ part: { id } }) => id),
  };
};

type Numbers = Readonly<Record<string, number>>;

export type FlatDrawing = Readonly<ReturnType<typeof flatDrawing>>;

export type ShownDrawing = Pick<FlatDrawing, 'frame' | 'panels' | 'lines' | 'dimensions' | 'corners' | 'flat'>;

export const pathsByType = ({ dieline }: { readonly dieline: Pick<Dieline, 'lines'> }): Record<string, string> => {
  const curves = new Map<string, Curve[]>();
  for (const { line, curve } of dieline.lines) addTo(curves, line, curve);
  return Object.fromEntries([...curves].map(([line, own]) => [line, pathData(own)]));
};

/** Pages of a desktop printer over which a flat blank is printed at true size. */
export const pagesOf = (flat: Size, paper: Paper = 'A4'): number => {
  const { columns, rows } = planTiles(flat, paper);
  return columns * rows;
};

/** A panel with its holes, at its position in the whole drawing. */
export const panelOf = (parts: readonly PlacedPart[], part: PlacedPart, placed: PlacedPanel) => {
  const move = shift(...part.shift);
  const outline = placed.outline.map((curve) => moveCurve(move, curve));
  const holes = placed.marks.filter(isHole).map(({ curves }) => curves.map((curve) => moveCurve(move, curve)));
  return { id: panelId(parts, part, placed), path: [outline, ...holes].map(outlineData).join('') };
};

/** The box of curves in the picture, where y points down. */
export const frameOf = (curves: readonly Curve[]): Frame => {
  const { left, bottom, right, top } = boundsOf(curves);
  return { x: left, y: -top, width: right - left, height: top - bottom };
};

/** Smallest difference between a drawn and a requested size that is shown, in mm. */
const MIN_DIFFERENCE_MM = 0.005;

const dimensionsOf = (drawing: Drawing, frame: Frame, requested: Numbers): Dimension[] => {
  const sides = overallSides(partExtents(drawing.dieline));
  /** Overall sizes by their names so far: one of each part. */
  const overall: Record<keyof OverallSides, number> = { overall_width: 0, overall_height: 0 };
  const all = label(drawing, 'mm').flatMap((one) => {
    const name = one.name as keyof OverallSides;
    return dimensionOf(one, name in overall ? sides[overall[name]++]![name] : undefined);
  });
  return inRows(
    withRequested(all, requested).map((one) => {
      const side = one.side ?? sideBeyond(one, frame);
      return side ? { ...one, side } : one;
    }),
  );
};

/** States each requested size at the dimension at which the labels in files do. */
const withRequested = (dimensions: readonly Dimension[], requested: Numbers): readonly Dimension[] => {
  const all = [...dimensions];
  for (const [name, mm] of Object.entries(requested)) {
    const at = stating(all, name, ({ from, to }) => Math.abs(distance(from, to) - mm) <= MIN_DIFFERENCE_MM);
    if (at >= 0) all[at] = { ...all[at]!, requested: mm };
  }
  return all;
};

const dimensionOf = ({ name, from, to, lines }: Label, side: Side | undefined): readonly Dimension[] => {
  const measured = distance(from, to);
  const [first] = lines;
  if (measured < MIN_DIFFERENCE_MM || (!side && !first)) return [];
  const along: Point = [(to[0] - from[0]) / measured, (to[1] - from[1]) / measured];
  // The first stroke gives the offset of the dimension line from the measured points, to their left.
  const [x, y] = side ? from : first![0];
  const aside = along[0] * (y - from[1]) - along[1] * (x - from[0]);
  const spot = (p: Point): Dimension['from'] => [p[0] - aside * along[1], -(p[1] + aside * along[0])];
  return [
    {
      name,
      from: spot(from),
      to: spot(to),
      upright: Math.abs(along[0]) < PARALLEL_SINE,
      level: Math.abs(along[1]) < PARALLEL_SINE,
      overall: side !== undefined,
      ...(side && { side }),
      row: 0,
    },
  ];
};

const PARALLEL_SINE = 1e-9;

type OverallSides = Readonly<Record<'overall_width' | 'overall_height', Side>>;

/** The sides at which the overall sizes of each part stand beside the drawing: those from which no other part separates it. */
const overallSides = (parts: readonly Box[]): readonly OverallSides[] =>
  parts.map((own) => {
    const others = parts.filter((other) => other !== own);
    const inColumn = others.filter(({ left, right }) => left < own.right && right > own.left);
    const inRow = others.filter(({ bottom, top }) => bottom < own.top && top > own.bottom);
    const isTop = inColumn.every(({ top }) => top <= own.bottom);
    const isBottom = inColumn.every(({ bottom }) => bottom >= own.top);
    const isFirst = inRow.every(({ left }) => left >= own.right);
    return {
      overall_width: isTop ? 'above' : isBottom ? 'below' : 'inside',
      overall_height: isFirst ? 'left' : inRow.every(({ right }) => right <= own.left) ? 'right' : 'inside',
    };
  });

/** The side at which a size of one part stands that has no room in the drawing. */
const sideBeyond = ({ from: [x, y], upright, level }: Dimension, frame: Frame): Side | undefined => {
  if (upright) return x < frame.x ? 'left' : x > frame.x + frame.width ? 'right' : undefined;
  return level ? (y < frame.y ? 'above' : y > frame.y + frame.height ? 'below' : undefined) : undefined;
};

/** Sizes beside the drawing in rows, overall sizes first: each as near as none is in its way. */
const inRows = (dimensions: readonly Dimension[]): Dimension[] => {
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
