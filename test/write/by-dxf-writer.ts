import Drawing, { type Layer, type RenderableToDxf, type TagsManager } from 'dxf-writer';
import Handle from 'dxf-writer/src/Handle.js';
import { dxfText } from '../../src/formats/dxf/write/dxf-text.ts';
import { drawingFrame } from '../../src/formats/frame.ts';
import { type Chain, chains, type LineRule, serviceProfile } from '../../src/formats/index.ts';
import { type Curve, centreForm, type Point } from '../../src/geometry/index.ts';
import type { Dieline, Label } from '../../src/sheet/index.ts';
import { rounder } from './rounder.ts';

/** Nanometres, which also keeps exponents out of the file. */
const coordinate = rounder(6);
/** Angles in degrees and bulges, to a fraction of a micron at the far side of a sheet. */
const fineNumber = rounder(12);

/** The same file, written entity by entity with dxf-writer: `writeDxf` must equal it to the byte. */
export const byDxfWriter = (dieline: Dieline, labels: readonly Label[]): string =>
  withOwnHandles(() => {
    const frame = drawingFrame(dieline, labels);
    const drawing = new Drawing();
    drawing.setUnits('Millimeters');
    drawing.header('MEASUREMENT', [[70, 1]]);
    drawing.header('EXTMIN', pointTags([frame.left, frame.bottom]));
    drawing.header('EXTMAX', pointTags([frame.right, frame.top]));
    for (const chain of chains(dieline)) {
      selectLayer(drawing, serviceProfile.lines[chain.line]);
      for (const run of entitiesOf(chain)) drawEntity(drawing, run);
    }
    if (labels.length) selectLayer(drawing, serviceProfile.lines.dimensions);
    for (const label of labels) drawLabel(drawing, label);
    return `${drawing.toDxfString()}\n`;
  });

const pointTags = ([x, y]: Point): [number, number][] => [
  [10, coordinate(x)],
  [20, coordinate(y)],
  [30, 0],
];

const selectLayer = (drawing: Drawing, { layer: name, aci }: LineRule): void => {
  if (!drawing.layers[name]) drawing.addLayer(name, aci, 'CONTINUOUS');
  drawing.setActiveLayer(name);
};

interface EntityRun {
  readonly curves: readonly Curve[];
  readonly closed: boolean;
}

/** The longest pieces of a chain that one entity can hold. */
const entitiesOf = ({ curves, closed }: Chain): EntityRun[] => {
  const cubic = curves.findIndex(({ kind }) => kind === 'cubic');
  if (cubic < 0) return [{ curves, closed }];
  const walk = closed ? [...curves.slice(cubic), ...curves.slice(0, cubic)] : curves;
  const pieces: EntityRun[] = [];
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

const drawEntity = (drawing: Drawing, { curves, closed }: EntityRun): void => {
  const [first] = curves;
  if (curves.length > 1) {
    const ring = closed ? curves : [...curves, undefined];
    const last = curves.at(-1)!.to;
    drawing.drawPolyline(
      ring.map((c) => vertex(c?.from ?? last, c?.kind === 'arc' ? c.bulge : undefined)),
      closed,
    );
  } else if (first?.kind === 'line') drawLine(drawing, first.from, first.to);
  else if (first?.kind === 'arc') {
    const { centre, radius, start, sweep } = centreForm(first);
    const [a, b] = sweep > 0 ? [start, start + sweep] : [start + sweep, start];
    drawing.drawArc(coordinate(centre[0]), coordinate(centre[1]), coordinate(radius), arcAngle(a), arcAngle(b));
  } else if (first?.kind === 'cubic')
    (drawing as Drawing & Splines).drawSpline(
      [first.from, first.c1, first.c2, first.to].map(([x, y]) => [coordinate(x), coordinate(y)]),
      3,
      [0, 0, 0, 0, 1, 1, 1, 1],
    );
};

/** dxf-writer draws splines, but its types omit them. */
interface Splines {
  drawSpline(controls: readonly Point[], degree: number, knots: readonly number[]): void;
}

/** dxf-writer takes the bulge as a third coordinate, but its types omit it. */
const vertex = ([x, y]: Point, bulge: number | undefined): [number, number] =>
  (bulge === undefined ? [coordinate(x), coordinate(y)] : [coordinate(x), coordinate(y), fineNumber(bulge)]) as [
    number,
    number,
  ];

const drawLine = (drawing: Drawing, [x1, y1]: Point, [x2, y2]: Point): void => {
  drawing.drawLine(coordinate(x1), coordinate(y1), coordinate(x2), coordinate(y2));
};

/** 0…360, as in DXF: arcs run counter-clockwise. */
const arcAngle = (radians: number): number => fineNumber(((((radians * 180) / Math.PI) % 360) + 360) % 360);

const drawLabel = (drawing: Drawing, { lines, arrows, text }: Label): void => {
  for (const [from, to] of lines) drawLine(drawing, from, to);
  for (const corners of arrows)
    drawing.activeLayer!.addShape(solid(corners.map(([x, y]) => [coordinate(x), coordinate(y)])));
  drawing.drawText(
    coordinate(text.at[0]),
    coordinate(text.at[1]),
    coordinate(text.height),
    text.rotation,
    dxfText(text.value),
  );
};

/**
 * Runs `write` with handles counted from 1. dxf-writer has one counter for the
 * process; the previous count is restored afterwards, so calls may be nested.
 */
const withOwnHandles = <T>(write: () => T): T => {
  const { seed } = Handle;
  Handle.seed = 0;
  try {
    return write();
  } finally {
    Handle.seed = seed;
  }
};

/** A filled triangle, missing in dxf-writer: SOLID with its last corner twice. Use it with `Layer.addShape`. */
const solid = (corners: readonly Point[]): RenderableToDxf => {
  const handle = Handle.next();
  const shape = {
    layer: undefined as Layer | undefined,
    ownerObjectHandle: '0',
    tags(manager: TagsManager): void {
      manager.push(0, 'SOLID');
      manager.push(5, handle);
      manager.push(330, shape.ownerObjectHandle);
      manager.push(100, 'AcDbEntity');
      manager.push(8, shape.layer!.name);
      manager.push(100, 'AcDbTrace');
      [...corners, corners.at(-1)!].forEach(([x, y], i) => {
        manager.push(10 + i, x);
        manager.push(20 + i, y);
        manager.push(30 + i, 0);
      });
    },
  };
  return shape as unknown as RenderableToDxf;
};

/** Header, tables, blocks without entities and objects of a file, as dxf-writer writes them. */
export const frameByDxfWriter = (layers: readonly LineRule[], blocks: readonly string[]): string =>
  withOwnHandles(() => {
    const drawing = new Drawing() as Drawing & { addBlock(name: string): void };
    drawing.setUnits('Millimeters');
    drawing.header('MEASUREMENT', [[70, 1]]);
    drawing.header('EXTMIN', pointTags([1.5, -2]));
    drawing.header('EXTMAX', pointTags([300, 200.25]));
    for (const name of blocks) drawing.addBlock(name);
    for (const { layer, aci } of layers) drawing.addLayer(layer, aci, 'CONTINUOUS');
    return `${drawing.toDxfString()}\n`;
  });
