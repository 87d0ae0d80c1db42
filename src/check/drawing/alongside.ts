import {
  bisect,
  type Curve,
  type CurveSpan,
  distance,
  isParallel,
  length,
  MICRON,
  parameterAt,
  pointAt,
  straightSpan,
  subcurve,
  tangentAt,
} from '../../geometry/index.ts';
import { curveSteps, step } from '../../recognise/lines/index.ts';

/** Samples, a millimetre apart, and how often the ends of the part are bisected. */
const [FEWEST, MOST, HALVINGS] = [8, 200, 24] as const;

/**
 * The longest part of a curve that runs along another one within `reach` mm, with its length and its largest distance from it, in mm.
 * Undefined when they only meet or cross.
 */
export const alongside = (a: Curve, b: Curve, reach: number) => {
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

const curvedSpan = (a: Curve, b: Curve, reach: number): CurveSpan | undefined => {
  const slack = slackOf(b);
  const gapAt = (t: number): number | undefined => gapTo(a, t, b, reach, slack);
  const n = Math.max(FEWEST, Math.min(MOST, Math.ceil(length(a))));
  const near = Array.from({ length: n + 1 }, (_, k) => gapAt(k / n) !== undefined);
  let best: CurveSpan | undefined;
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

/** A micron as a parameter of a curve: an end within it belongs to the part. */
const slackOf = (b: Curve): number => MICRON / (length(b) || 1);

/** The distance of a point of one curve to another that runs along it there; undefined where it does not. */
const gapTo = (a: Curve, t: number, b: Curve, reach: number, slack: number): number | undefined => {
  step(curveSteps(b));
  const p = pointAt(a, t);
  const u = parameterAt(b, p, reach);
  if (u === undefined || u < -slack || u > 1 + slack || !isParallel(a, t, b, u)) return undefined;
  const foot = pointAt(b, u);
  const [dx, dy] = tangentAt(b, u);
  // The nearest point of a cubic that ends before `p` is its end, which is not beside `p`.
  const past = Math.abs((p[0] - foot[0]) * dx + (p[1] - foot[1]) * dy);
  return past > MICRON * Math.hypot(dx, dy) ? undefined : distance(p, foot);
};

/** The parameter at which nearness ends, between one that is near and one that is not. */
const edge = (gapAt: (t: number) => number | undefined, near: number, far: number): number =>
  bisect((t) => gapAt(t) !== undefined, [near, far], HALVINGS)[0];
