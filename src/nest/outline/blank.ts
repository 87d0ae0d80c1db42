import { chains, ruleFacts } from '../../formats/index.ts';
import {
  type Arc,
  type Cubic,
  type Curve,
  centreForm,
  cross,
  cutAt,
  enclosedArea,
  type Point,
  perObject,
  realRoots,
  reverse,
  signedDistance,
} from '../../geometry/index.ts';
import { type Dieline, type Drawing, lengths } from '../../sheet/index.ts';
import { type Loop, toLoop } from './loop.ts';

/** A blank to be laid on a sheet. */
export interface NestingBlank {
  /** Id of its part in the drawing; `default` for a simple box. */
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** Its drawing alone, in mm. */
  readonly dieline: Dieline;
  /** Its outer contour, counter-clockwise, exact. */
  readonly outline: readonly Curve[];
  /** A polygon around it in whole micrometres. */
  readonly loop: Loop;
  /** Board in mm², minus holes. */
  readonly area: number;
  /** Length of its cuts, of its creases and of all its lines, in mm. */
  readonly lengths: LineLengths;
}

export interface LineLengths {
  readonly cut: number;
  readonly crease: number;
  /** Including perforations, half-cuts and combination lines. Bleed is not a line of the tool. */
  readonly total: number;
  /** Bends of the rules of all lines, where no blanks share cuts. */
  readonly bends?: number | undefined;
}

/**
 * The blanks of a drawing: one, or one for each part of the box.
 * @throws RangeError when the cut lines of a part do not close to an outline.
 * @example
 * blanksOf(dieline('becf-10101').drawing).length; // = 1
 */
export const blanksOf: (drawing: Drawing | Dieline) => readonly NestingBlank[] = perObject((drawing) =>
  'dieline' in drawing ? blanksOfDrawing(drawing) : blanksOfDieline(drawing),
);

type Drawn = Pick<NestingBlank, 'id' | 'name' | 'category' | 'dieline'>;

const blanksOfDrawing = ({ parts }: Drawing): NestingBlank[] =>
  parts.map(({ part: { id, name, category }, dieline, area }) =>
    traced({ id, name, category, dieline }, outlineOf(dieline), area),
  );

const blanksOfDieline = ({ nodes, lines, parts }: Dieline): NestingBlank[] =>
  parts.map((id, part) => {
    const own = lines.filter((line) => line.part === part).map((line) => ({ ...line, part: 0 }));
    const dieline: Dieline = { nodes, lines: own, parts: [id] };
    const outline = outlineOf(dieline);
    return traced({ id, name: id, category: 'carton', dieline }, outline, boardOf(dieline, outline));
  });

const traced = (drawn: Drawn, outline: readonly Curve[], area: number): NestingBlank => ({
  ...drawn,
  outline,
  loop: toLoop(containing(outline)),
  area,
  lengths: lineLengths(drawn.dieline),
});

/** Area of the outline minus closed cuts inside it. */
const boardOf = (dieline: Dieline, outline: readonly Curve[]): number => {
  const all = chains(dieline).filter(({ line, closed }) => line === 'cut' && closed);
  return all.reduce((sum, { curves }) => sum - Math.abs(enclosedArea(curves)), 2 * enclosedArea(outline));
};

const lineLengths = (dieline: Dieline): LineLengths => {
  const { bleed: _, ...all } = lengths(dieline);
  const total = Object.values(all).reduce((sum, length) => sum + length, 0);
  const bends = ruleFacts(dieline).reduce((sum, rule) => sum + rule.bends, 0);
  return { cut: all.cut ?? 0, crease: all.crease ?? 0, total, bends };
};

/** The outer contour of one part, counter-clockwise, with no curve flattened. Throws RangeError where its cut lines do not close. */
const outlineOf = (dieline: Dieline): Curve[] => {
  let outline: readonly Curve[] = [];
  let most = 0;
  for (const chain of chains(dieline)) {
    if (chain.line !== 'cut' || !chain.closed) continue;
    const area = enclosedArea(chain.curves);
    if (Math.abs(area) > Math.abs(most)) [outline, most] = [chain.curves, area];
  }
  if (most === 0) throw new RangeError(`The cut lines of part ${dieline.parts[0] ?? 1} do not close to an outline.`);
  return most > 0 ? [...outline] : outline.map(reverse).reverse();
};

/** Largest distance of the polygon of an outline outside of it, in mm. It is never inside. */
export const OUTLINE_OUTSIDE = 0.05;

/** A polygon in mm around the outline, at most `OUTSIDE` away. It has the same bounding box, so that round ends do not cost a column. */
export const containing = (outline: readonly Curve[]): Point[] => outline.flatMap(around);

/** Corners after the first end of a curve, up to its last. The inside lies on the left. */
const around = (curve: Curve): Point[] => {
  switch (curve.kind) {
    case 'line':
      return [curve.to];
    case 'arc':
      return curve.bulge > 0 ? atExtremes(curve).flatMap(outsideOf) : outsideOf(curve);
    case 'cubic':
      return monotone(curve).flatMap((piece) => alongCubic(piece, 0));
  }
};

/** Splits an arc where it is furthest left, right, up or down. */
const atExtremes = (arc: Arc): Arc[] => {
  const { start, sweep } = centreForm(arc);
  const stops: number[] = [];
  for (let q = Math.ceil(start / QUARTER); q * QUARTER < start + sweep; q++) {
    const t = (q * QUARTER - start) / sweep;
    if (t > 1e-9 && t < 1 - 1e-9) stops.push(t);
  }
  return cutAt(arc, stops) as Arc[];
};

const QUARTER = Math.PI / 2;

/** Corners outside of an arc: where its tangents meet if it bends around the board, otherwise on its chords. */
const outsideOf = (arc: Arc): Point[] => {
  const { centre, radius, start, sweep } = centreForm(arc);
  const onTangents = arc.bulge > 0;
  const half = Math.acos(onTangents ? radius / (radius + OUTLINE_OUTSIDE) : Math.max(0, 1 - OUTLINE_OUTSIDE / radius));
  const steps = Math.max(1, Math.ceil(Math.abs(sweep) / (2 * half)));
  const [first, count, far] = onTangents ? [0.5, steps, radius / Math.cos(sweep / steps / 2)] : [1, steps - 1, radius];
  const corners = Array.from({ length: count }, (_, k): Point => {
    const angle = start + (sweep * (k + first)) / steps;
    return [centre[0] + far * Math.cos(angle), centre[1] + far * Math.sin(angle)];
  });
  return [...corners, arc.to];
};

/** Splits a cubic where it is furthest left, right, up or down, and where it bends the other way. */
const monotone = (c: Cubic): Cubic[] => {
  const stops: number[] = [];
  for (const i of [0, 1] as const) {
    const [p, q, r, s] = [c.from[i], c.c1[i], c.c2[i], c.to[i]];
    stops.push(...realRoots(s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p));
  }
  // Inflections are where first and second derivative are parallel.
  const a: Point = [c.c1[0] - c.from[0], c.c1[1] - c.from[1]];
  const b: Point = [c.c2[0] - 2 * c.c1[0] + c.from[0], c.c2[1] - 2 * c.c1[1] + c.from[1]];
  const d: Point = [c.to[0] - 3 * c.c2[0] + 3 * c.c1[0] - c.from[0], c.to[1] - 3 * c.c2[1] + 3 * c.c1[1] - c.from[1]];
  stops.push(...realRoots(cross(b, d), cross(a, d), cross(a, b)));
  const inside = stops.filter((t) => t > 1e-6 && t < 1 - 1e-6).sort((x, y) => x - y);
  return cutAt(
    c,
    inside.filter((t, k) => k === 0 || t - inside[k - 1]! > 1e-6),
  ) as Cubic[];
};

/** Deep enough for 10 m of curve. */
const MAX_SPLIT_DEPTH = 12;

const alongCubic = (c: Cubic, depth: number): Point[] => {
  const [e, f] = [signedDistance(c, c.c1), signedDistance(c, c.c2)];
  if (Math.max(Math.abs(e), Math.abs(f)) > OUTLINE_OUTSIDE && depth < MAX_SPLIT_DEPTH)
    return (cutAt(c, [0.5]) as Cubic[]).flatMap((half) => alongCubic(half, depth + 1));
  // On the right of the chord is outside: there the control polygon holds the curve, elsewhere its chord does.
  return e < 0 || f < 0 ? [c.c1, c.c2, c.to] : [c.to];
};
