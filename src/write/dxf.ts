import Drawing from 'dxf-writer';
import { type Curve, type Point, round } from '../geometry/index.ts';
import type { Dieline, Label } from '../sheet/index.ts';
import { type Chain, chains } from './chains.ts';
import { solid, withOwnHandles } from './dxf-parts.ts';
import { dxfText } from './dxf-text.ts';
import { frameOf } from './frame.ts';
import { rounded } from './number.ts';
import { type Layer, layers } from './profile.ts';

/** Nanometres, which also keeps exponents out of the file. */
const mm = rounded(6);
/** Angles in degrees and bulges: a micron's share at the far side of a sheet. */
const fine = rounded(12);

/**
 * Writes a drawing as DXF (AC1021) in millimetres, y up, one layer a line type.
 * Closed outlines of lines and arcs are closed polylines with bulges; a polyline
 * cannot hold a cubic, so an outline with one is written in pieces, cubics as exact
 * splines. Dimensions are lines, solids and texts.
 * @throws RangeError if there is nothing to draw or a number is not finite.
 */
export const writeDxf = (dieline: Dieline, labels: readonly Label[]): string =>
  withOwnHandles(() => {
    const frame = frameOf(dieline, labels);
    const drawing = new Drawing();
    drawing.setUnits('Millimeters');
    drawing.header('MEASUREMENT', [[70, 1]]);
    drawing.header('EXTMIN', place([frame.left, frame.bottom]));
    drawing.header('EXTMAX', place([frame.right, frame.top]));
    for (const chain of chains(dieline)) {
      select(drawing, layers[chain.line]);
      for (const run of runs(chain)) draw(drawing, run);
    }
    if (labels.length) select(drawing, layers.dimensions);
    for (const label of labels) dimension(drawing, label);
    return `${drawing.toDxfString()}\n`;
  });

const place = ([x, y]: Point): [number, number][] => [
  [10, mm(x)],
  [20, mm(y)],
  [30, 0],
];

const select = (drawing: Drawing, { name, aci }: Layer): void => {
  if (!drawing.layers[name]) drawing.addLayer(name, aci, 'CONTINUOUS');
  drawing.setActiveLayer(name);
};

interface Run {
  readonly curves: readonly Curve[];
  readonly closed: boolean;
}

/** Pieces of a chain that one entity can hold, as long as they go. */
const runs = ({ curves, closed }: Chain): Run[] => {
  const cubic = curves.findIndex(({ kind }) => kind === 'cubic');
  if (cubic < 0) return [{ curves, closed }];
  const walk = closed ? [...curves.slice(cubic), ...curves.slice(0, cubic)] : curves;
  const pieces: Run[] = [];
  let plain: Curve[] = [];
  const flush = (): void => {
    if (plain.length) pieces.push({ curves: plain, closed: false });
    plain = [];
  };
  for (const curve of walk)
    if (curve.kind === 'cubic') {
      flush();
      pieces.push({ curves: [curve], closed: false });
    } else plain.push(curve);
  flush();
  return pieces;
};

const draw = (drawing: Drawing, { curves, closed }: Run): void => {
  const [first] = curves;
  if (curves.length > 1) {
    const ring = closed ? curves : [...curves, undefined];
    const last = curves.at(-1)!.to;
    drawing.drawPolyline(
      ring.map((c) => vertex(c?.from ?? last, c?.kind === 'arc' ? c.bulge : undefined)),
      closed,
    );
  } else if (first?.kind === 'line') line(drawing, first.from, first.to);
  else if (first?.kind === 'arc') {
    const { centre, radius, start, sweep } = round(first);
    const [a, b] = sweep > 0 ? [start, start + sweep] : [start + sweep, start];
    drawing.drawArc(mm(centre[0]), mm(centre[1]), mm(radius), degrees(a), degrees(b));
  } else if (first?.kind === 'cubic')
    (drawing as Drawing & Splines).drawSpline(
      [first.from, first.c1, first.c2, first.to].map(([x, y]) => [mm(x), mm(y)]),
      3,
      [0, 0, 0, 0, 1, 1, 1, 1],
    );
};

/** dxf-writer draws splines; its types leave it out. */
interface Splines {
  drawSpline(controls: readonly Point[], degree: number, knots: readonly number[]): void;
}

/** dxf-writer takes the bulge as a third coordinate; its types do not say so. */
const vertex = ([x, y]: Point, bulge: number | undefined): [number, number] =>
  (bulge === undefined ? [mm(x), mm(y)] : [mm(x), mm(y), fine(bulge)]) as [number, number];

const line = (drawing: Drawing, [x1, y1]: Point, [x2, y2]: Point): void => {
  drawing.drawLine(mm(x1), mm(y1), mm(x2), mm(y2));
};

/** 0…360, as DXF has it: arcs run counter-clockwise. */
const degrees = (radians: number): number => fine(((((radians * 180) / Math.PI) % 360) + 360) % 360);

const dimension = (drawing: Drawing, { lines, arrows, text }: Label): void => {
  for (const [from, to] of lines) line(drawing, from, to);
  for (const corners of arrows) drawing.activeLayer!.addShape(solid(corners.map(([x, y]) => [mm(x), mm(y)])));
  drawing.drawText(mm(text.at[0]), mm(text.at[1]), mm(text.height), text.rotation, dxfText(text.value));
};
