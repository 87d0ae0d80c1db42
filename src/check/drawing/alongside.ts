import {
  bisect,
  type Curve,
  cross,
  distance,
  length,
  type Point,
  parameterAt,
  pointAt,
  subcurve,
  tangentAt,
} from '../../geometry/index.ts';
import { curveSteps, step } from '../../recognise/lines/index.ts';

export interface Alongside {
  /** The part of the first curve that runs along the other one. */
  readonly part: Curve;
  readonly length: number;
  /** The largest distance of the part to the other curve, in mm. */
  readonly gap: number;
}

/** Sine of the largest angle between lines that run along one another. */
const PARALLEL = 0.04;

/** Samples, a millimetre apart, and how often the ends of the part are bisected. */
const [FEWEST, MOST, HALVINGS] = [8, 200, 24] as const;

/** The longest part of a curve that runs along another one within `reach` mm; undefined when they only meet or cross. */
export const alongside = (a: Curve, b: Curve, reach: number): Alongside | undefined => {
  step(curveSteps(a) + curveSteps(b));
  const span = a.kind === 'line' && b.kind === 'line' ? straightSpan(a, b, reach) : curvedSpan(a, b, reach);
  if (!span || span[1] - span[0] < 1e-9) return undefined;
  const [from, to] = span;
  const part = subcurve(a, from, to);
  const slack = slackOf(b);
  const looks = a.kind === 'line' && b.kind === 'line' ? 1 : 8;
  const gaps = Array.from(
    { length: looks + 1 },
    (_, k) => gapTo(a, from + ((to - from) * k) / looks, b, 2 * reach, slack) ?? 0,
  );
  return { part, length: length(part), gap: Math.max(...gaps) };
};

type Span = readonly [from: number, to: number];

/** For two straight lines: the foot on the other line and the distance to it are linear along the first one. */
const straightSpan = (a: Curve, b: Curve, reach: number): Span | undefined => {
  if (!parallel(a, 0, b, 0)) return undefined;
  const [u, v] = [tangentAt(a, 0), tangentAt(b, 0)];
  const size = Math.hypot(...v) || 1;
  const start: Point = [a.from[0] - b.from[0], a.from[1] - b.from[1]];
  const foot = { at: (start[0] * v[0] + start[1] * v[1]) / size, by: (u[0] * v[0] + u[1] * v[1]) / size };
  const gap = { at: cross(v, start) / size, by: cross(v, u) / size };
  const inFoot = within(foot, -END_SLACK, size + END_SLACK);
  const inGap = within(gap, -reach, reach);
  return inFoot && inGap && [Math.max(0, inFoot[0], inGap[0]), Math.min(1, inFoot[1], inGap[1])];
};

/** The parameters at which a linear value is inside limits. */
const within = (
  { at, by }: { readonly at: number; readonly by: number },
  min: number,
  max: number,
): Span | undefined => {
  if (Math.abs(by) < 1e-12) return at >= min && at <= max ? [0, 1] : undefined;
  const [p, q] = [(min - at) / by, (max - at) / by];
  return [Math.min(p, q), Math.max(p, q)];
};

const curvedSpan = (a: Curve, b: Curve, reach: number): Span | undefined => {
  const slack = slackOf(b);
  const gapAt = (t: number): number | undefined => gapTo(a, t, b, reach, slack);
  const n = Math.max(FEWEST, Math.min(MOST, Math.ceil(length(a))));
  const near = Array.from({ length: n + 1 }, (_, k) => gapAt(k / n) !== undefined);
  let best: Span | undefined;
  for (let k = 0; k <= n; k++) {
    if (!near[k]) continue;
    let last = k;
    while (last < n && near[last + 1] && gapAt((last + 0.5) / n) !== undefined) last++;
    const run = [
      k ? edge(gapAt, k / n, (k - 1) / n) : 0,
      last < n ? edge(gapAt, last / n, (last + 1) / n) : 1,
    ] as const;
    if (!best || run[1] - run[0] > best[1] - best[0]) best = run;
    k = last;
  }
  return best;
};

/** An end within a micron belongs to the part, in mm. */
const END_SLACK = 1e-3;

/** `END_SLACK` as a parameter of a curve. */
const slackOf = (b: Curve): number => END_SLACK / (length(b) || 1);

/** The distance of a point of one curve to another that runs along it there; undefined where it does not. */
const gapTo = (a: Curve, t: number, b: Curve, reach: number, slack: number): number | undefined => {
  step(curveSteps(b));
  const p = pointAt(a, t);
  const u = parameterAt(b, p, reach);
  if (u === undefined || u < -slack || u > 1 + slack || !parallel(a, t, b, u)) return undefined;
  const foot = pointAt(b, u);
  const [dx, dy] = tangentAt(b, u);
  // The nearest point of a cubic that ends before `p` is its end, which is not beside `p`.
  const past = Math.abs((p[0] - foot[0]) * dx + (p[1] - foot[1]) * dy);
  return past > END_SLACK * Math.hypot(dx, dy) ? undefined : distance(p, foot);
};

/** The parameter at which nearness ends, between one that is near and one that is not. */
const edge = (gapAt: (t: number) => number | undefined, near: number, far: number): number =>
  bisect((t) => gapAt(t) !== undefined, [near, far], HALVINGS)[0];

const parallel = (a: Curve, t: number, b: Curve, u: number): boolean => {
  const [v, w] = [tangentAt(a, Math.min(1, Math.max(0, t))), tangentAt(b, Math.min(1, Math.max(0, u)))];
  return Math.abs(cross(v, w)) <= PARALLEL * Math.hypot(...v) * Math.hypot(...w);
};
