import { createRequire } from 'node:module';
import type makerjs from 'makerjs';
import {
  type Arc,
  boundsOfLines,
  CHORD,
  type Cubic,
  type Curve,
  centreForm,
  circle,
  MICRON,
  type Point,
  toDegrees,
  toRadians,
} from '../geometry/index.ts';
import { Corners, type Dieline, type Line } from '../sheet/index.ts';
import { chains } from './chains.ts';
import { ellipse, quadratic } from './reading/affine.ts';

type Maker = typeof makerjs;
type IModel = makerjs.IModel;

/** A point of makerjs: x and y by index. */
export interface MakerPoint {
  [index: number]: number;
}

/** A path of makerjs: a line, arc, circle or Bézier seed, with the fields of its type. */
export interface MakerPath {
  type: string;
  origin: MakerPoint;
  layer?: string;
}

/** A model of makerjs, as `makerjs.IModel`. Stated here because the types of makerjs bring those of Node into a browser's program. */
export interface MakerModel {
  origin?: MakerPoint;
  type?: string;
  units?: string;
  layer?: string;
  paths?: { [id: string]: MakerPath };
  models?: { [id: string]: MakerModel };
}

/** Loaded synchronously on first use, because these functions are synchronous and makerjs takes longer to load than the engine. */
const loadMaker = (): Maker => createRequire(import.meta.url)('makerjs') as Maker;

/** See `toMaker` of `src/entry/maker.ts`. */
export const toMaker = ({ lines }: Dieline): MakerModel => {
  const models: Record<string, Required<Pick<MakerModel, 'paths' | 'models' | 'layer'>>> = {};
  lines.forEach(({ curve, line }, k) => {
    models[line] ??= { layer: line, paths: {}, models: {} };
    const { paths, models: curves } = models[line];
    if (curve.kind === 'cubic') curves[`line-${k}`] = bezier(curve);
    else paths[`line-${k}`] = curve.kind === 'line' ? straightPath(curve.from, curve.to) : arcPath(curve);
  });
  const { left, bottom } = boundsOfLines(lines);
  return { units: 'mm', ...(lines.length && { origin: [-left, -bottom] }), models };
};

const straightPath = (from: Point, to: Point): makerjs.IPathLine => ({ type: 'line', origin: [...from], end: [...to] });

const arcPath = (curve: Arc): makerjs.IPathArc => {
  const { centre, radius, start, sweep } = centreForm(curve);
  const [a, b] = sweep > 0 ? [start, start + sweep] : [start + sweep, start];
  return { type: 'arc', origin: [...centre], radius, startAngle: toDegrees(a), endAngle: toDegrees(b) };
};

const bezier = ({ from, c1, c2, to }: Cubic): IModel =>
  new (loadMaker().models.BezierCurve)([...from], [...c1], [...c2], [...to], CHORD);

/** See `fromMaker` of `src/entry/maker.ts`. */
export const fromMaker = (model: MakerModel): Curve[][] => {
  const curves = [...curvesOf(model as IModel, [0, 0])];
  const corners = new Corners();
  const { nodes } = corners;
  const lines = curves.flatMap((curve): Line[] => {
    const [from, to] = [corners.find(curve.from), corners.find(curve.to)];
    if (from === to && curve.kind !== 'cubic') return [];
    const ends = { from: nodes[from]!, to: nodes[to]! };
    return [{ from, to, curve: { ...curve, ...ends }, line: 'cut', panels: [], part: 0 }];
  });
  return chains({ nodes, lines, parts: ['model'] }).map((chain) => {
    const [x, y] = chain.curves[0]!.from;
    if (!chain.closed) throw new RangeError(`an outline of the model is open near ${x.toFixed(3)}, ${y.toFixed(3)} mm`);
    return [...chain.curves];
  });
};

function* curvesOf(model: IModel, offset: Point): Generator<Curve> {
  const origin = offsetPoint(offset, model.origin);
  if (isBezier(model)) {
    // The seeds of a trimmed curve, or the arcs that replace it.
    const seeds = loadMaker().models.BezierCurve.getBezierSeeds(model, {
      pointMatchingDistance: MICRON,
    }) as makerjs.IPath[];
    for (const path of seeds) yield* curvesOfPath(path, origin);
    return;
  }
  for (const path of Object.values(model.paths ?? {})) if (path) yield* curvesOfPath(path, origin);
  for (const child of Object.values(model.models ?? {})) if (child) yield* curvesOf(child, origin);
}

const isBezier = (model: IModel): model is makerjs.models.BezierCurve =>
  model.type === 'BezierCurve' && 'seed' in model;

const offsetPoint = ([x, y]: Point, by: makerjs.IPoint | undefined): Point => [x + (by?.[0] ?? 0), y + (by?.[1] ?? 0)];

const curvesOfPath = (path: makerjs.IPath, offset: Point): Curve[] => {
  const at = (p: makerjs.IPoint): Point => offsetPoint(offset, p);
  switch (path.type) {
    case 'line':
      return [{ kind: 'line', from: at(path.origin), to: at((path as makerjs.IPathLine).end) }];
    case 'circle': {
      const { origin, radius } = path as makerjs.IPathCircle;
      return circle(at(origin), radius);
    }
    case 'arc': {
      const { origin, radius, startAngle, endAngle } = path as makerjs.IPathArc;
      return arcsBetween(at(origin), radius, startAngle, endAngle);
    }
    case 'bezier-seed':
      return [cubicOf(path as makerjs.IPathBezierSeed, at)];
    default:
      throw new RangeError(`a makerjs path of type ${path.type} is not a line, arc, circle or Bézier`);
  }
};

/** The arc between two angles in degrees, counter-clockwise; in halves, so that a circle can be one. */
const arcsBetween = (centre: Point, radius: number, start: number, end: number): Curve[] => {
  const angle = end - start;
  const sweep = angle > 0 && angle <= 360 ? angle : ((angle % 360) + 360) % 360 || 360;
  return ellipse(centre, [radius, 0], [0, radius], toRadians(start), toRadians(sweep));
};

const cubicOf = ({ origin, controls, end }: makerjs.IPathBezierSeed, at: (p: makerjs.IPoint) => Point): Curve => {
  const [from, to] = [at(origin), at(end)];
  const [p, q] = controls.map(at);
  if (!p) return { kind: 'line', from, to };
  if (q) return { kind: 'cubic', from, c1: p, c2: q, to };
  return quadratic(from, p, to);
};
