/** Residuals at parameters, always the same count; undefined for parameters that cannot be made. */
type Residuals = (at: readonly number[]) => readonly number[] | undefined;

export interface Fitted {
  readonly at: readonly number[];
  readonly residuals: readonly number[];
}

/** Step of a parameter to measure a slope, and the step where the drawing jumps. */
const [PARAMETER_STEP, LONG_STEP] = [0.01, 1] as const;

/** Most drawings are linear in their sizes, so the first step is hardly damped. */
const FIRST_DAMPING = 1e-5;

/** A round that lowers the sum of squares by a smaller share ends the fit: near its best values it falls by much more. */
const LEAST_GAIN = 0.005;

/** Sums of squares below this are rounding. */
const SMALLEST_COST = 1e-10;

export const squares = (list: readonly number[]): number => list.reduce((sum, r) => sum + r * r, 0);

/** The largest absolute value. */
export const largest = (list: readonly number[]): number => list.reduce((most, r) => Math.max(most, Math.abs(r)), 0);

/** Absolute values, the largest first. */
export const byDistance = (list: readonly number[]): number[] => list.map(Math.abs).sort((a, b) => b - a);

/** The upper quartile of the distances; infinite for an empty list. */
export const exceededByQuarter = (farthestFirst: readonly number[]): number => exceededBy(0.25, farthestFirst);

/** The distance that this share of the points exceeds. */
export const exceededBy = (share: number, farthestFirst: readonly number[]): number =>
  farthestFirst[farthestFirst.length - 1 - Math.floor((1 - share) * (farthestFirst.length - 1))] ??
  Number.POSITIVE_INFINITY;

/** How far off points are, in mm: their upper quartile; where it is the same, the rest decides, each counted up to 1 mm. */
export const farOff = (farthestFirst: readonly number[]): number =>
  exceededByQuarter(farthestFirst) +
  farthestFirst.reduce((sum, gap) => sum + Math.min(1, gap), 0) / Math.max(1, farthestFirst.length);

export interface FitProblem {
  readonly of: Residuals;
  /** The nearest parameters inside the limits. */
  readonly within: (at: readonly number[]) => readonly number[];
}

/**
 * Minimises the sum of squared residuals (Levenberg–Marquardt). A parameter without effect stays. Undefined for an impossible start.
 * @param free the parameters that may move. All of them by default.
 */
export const fitParameters = (
  { of, within }: FitProblem,
  start: readonly number[],
  rounds: number,
  free: readonly number[] = start.map((_, k) => k),
): Fitted | undefined => {
  const first = of(start);
  if (!first) return undefined;
  let [at, residuals] = [start, first];
  let damping = FIRST_DAMPING;
  for (let round = 0; round < rounds; round++) {
    const [from, current] = [at, residuals];
    const slopes = free.map((k) => slope(of, from, current, k));
    const cost = squares(current);
    if (cost < SMALLEST_COST) break;
    const matrix = slopes.map((a) => slopes.map((b) => dotProduct(a, b)));
    const uphill = slopes.map((a) => dotProduct(a, current));
    let better = false;
    while (damping < 1e4 && !better) {
      const next = stepped(damped(matrix, damping), uphill, from, free, within);
      const step = free.map((k) => next[k]! - from[k]!);
      if (expectedGain(matrix, uphill, step) < LEAST_GAIN * cost) break;
      const stepResiduals = of(next);
      if (stepResiduals && squares(stepResiduals) < cost) [better, at, residuals] = [true, next, stepResiduals];
      else damping *= 12;
    }
    if (!better) break;
    damping = Math.max(1e-9, damping / 30);
    if (squares(residuals) > cost * (1 - LEAST_GAIN)) break;
  }
  return { at, residuals };
};

/** By how much a step lowers the sum of squares where the residuals follow their slopes. A step that gains nothing is not drawn. */
const expectedGain = (matrix: Matrix, uphill: readonly number[], step: readonly number[]): number =>
  -step.reduce((sum, by, i) => sum + by * (2 * uphill[i]! + dotProduct(matrix[i]!, step)), 0);

/** True when a value exceeds a limit by more than rounding. */
const PAST = 1e-6;

/** One step downhill. A parameter that would leave its limits stops there, and the others make up for it. */
const stepped = (
  matrix: Matrix,
  uphill: readonly number[],
  from: readonly number[],
  free: readonly number[],
  within: FitProblem['within'],
): readonly number[] => {
  const stopped = new Map<number, number>();
  for (;;) {
    const moving = free.map((_, i) => i).filter((i) => !stopped.has(i));
    const step = solve(
      moving.map((i) => moving.map((j) => matrix[i]![j]!)),
      moving.map((i) => -uphill[i]! - [...stopped].reduce((sum, [j, by]) => sum + matrix[i]![j]! * by, 0)),
    );
    const next = [...from];
    for (const [i, by] of stopped) next[free[i]!]! += by;
    moving.forEach((i, k) => {
      next[free[i]!]! += step[k]!;
    });
    const inside = within(next);
    const out = moving.filter((i) => Math.abs(inside[free[i]!]! - next[free[i]!]!) > PAST);
    if (!out.length) return inside;
    for (const i of out) stopped.set(i, inside[free[i]!]! - from[free[i]!]!);
  }
};

/** The slope of residuals along one parameter. Where rounded defaults jump, it is measured the other way, then over a longer step. */
const slope = (of: Residuals, at: readonly number[], current: readonly number[], k: number): number[] => {
  let gentlest: { readonly slopes: number[]; readonly steepness: number } | undefined;
  for (const h of [PARAMETER_STEP, -PARAMETER_STEP, LONG_STEP, -LONG_STEP]) {
    const stepResiduals = of(at.map((value, i) => (i === k ? value + h : value)));
    // At a limit a parameter does not move that way.
    if (!stepResiduals?.some((value, i) => value !== current[i])) {
      if (h === -PARAMETER_STEP && !gentlest) break;
      continue;
    }
    const slopes = stepResiduals.map((value, i) => (value - current[i]!) / h);
    const steepness = largest(slopes);
    if (!gentlest || steepness < gentlest.steepness) gentlest = { slopes, steepness };
    if (steepness <= STEEP) break;
  }
  return gentlest?.slopes ?? current.map(() => 0);
};

/** A corner moves at most a few times as far as a parameter changes; a steeper slope is noise. */
const STEEP = 20;

type Matrix = readonly (readonly number[])[];

const dotProduct = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, i) => sum + x * b[i]!, 0);

const damped = (matrix: Matrix, by: number): Matrix => {
  // Damps a parameter with a small slope as much as the others.
  const usual = matrix.reduce((sum, row, i) => sum + row[i]!, 0) / matrix.length;
  return matrix.map((row, i) => row.map((value, j) => (i === j ? value + by * (value + usual) + 1e-6 : value)));
};

/** Solves a symmetric positive system by elimination. */
const solve = (matrix: Matrix, right: readonly number[]): number[] => {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    const pivot = rows[i]!;
    for (let k = i + 1; k < n; k++) {
      const row = rows[k]!;
      const share = row[i]! / pivot[i]!;
      if (share) for (let j = i; j <= n; j++) row[j]! -= share * pivot[j]!;
    }
  }
  const x = Array.from({ length: n }, () => 0);
  for (let i = n - 1; i >= 0; i--) {
    const row = rows[i]!;
    let sum = row[n]!;
    for (let j = i + 1; j < n; j++) sum -= row[j]! * x[j]!;
    x[i] = sum / row[i]!;
  }
  return x;
};

/** Caps of distances in mm: a missing line would pull all others. The wide cap comes first: beyond the narrow one no point shows a way. */
const [WIDE_CLIP, CLIP] = [4, 0.5] as const;

/** Fits with the wide cap, then with the narrow one: lines of a defect that are within the wide cap still pull. */
export const fitClipped = (problem: FitProblem, start: readonly number[], rounds: number, free: readonly number[]) => {
  const near = fitParameters(clipped(problem, WIDE_CLIP), start, rounds, free);
  return near && fitParameters(clipped(problem), near.at, rounds, free);
};

/** Rounds of leaving out points; and the multiple of the tolerance beyond which too many points show another drawing. */
const [MASKINGS, MASKED] = [3, 2] as const;

/** Share of the points that a defect may move; in a small drawing the points of two lines, up to the second share. */
const [DEFECTIVE, TWO_LINES, OF_FEW] = [0.12, 10, 0.3] as const;

const mostApart = (points: number) => Math.floor(Math.max(DEFECTIVE * points, Math.min(TWO_LINES, OF_FEW * points)));

/** Fits all points but those of a defect, which its `problem` leaves out; undefined when too many stay apart. @param tolerance largest distance in mm. */
export const fitRobustly = (
  problem: FitProblem,
  start: readonly number[],
  rounds: number,
  free: readonly number[],
  tolerance: number,
) => {
  let fitted = fitClipped(problem, start, rounds, free);
  for (let round = 0; fitted && round < MASKINGS; round++) {
    const residuals = problem.of(fitted.at);
    if (!residuals) return undefined;
    const most = mostApart(residuals.length);
    if (residuals.filter((r) => Math.abs(r) > MASKED * tolerance).length > (round ? 1 : 2) * most) return undefined;
    // A line that is slightly off pulls all others off as well, so the farthest points are left out first.
    const limit = Math.max(tolerance, byDistance(residuals)[most] ?? 0);
    const isFar = residuals.map((r) => Math.abs(r) > limit);
    const masked = withMask(problem, isFar);
    fitted = fitParameters(masked, fitted.at, rounds, free);
    if (fitted && largest(fitted.residuals) <= tolerance) return { ...fitted, problem: masked };
  }
  return undefined;
};

export const clipped = ({ of, within }: FitProblem, most: number = CLIP): FitProblem => ({
  within,
  of: (at) => of(at)?.map((r) => Math.min(most, Math.max(-most, r))),
});

/** Lets a far point pull no harder than a near one (pseudo-Huber loss of 1 mm). Unlike a capped one it still pulls. */
export const softened = ({ of, within }: FitProblem): FitProblem => ({
  within,
  of: (at) => of(at)?.map((r) => Math.sign(r) * Math.sqrt(2 * (Math.sqrt(1 + r * r) - 1))),
});

export const withMask = ({ of, within }: FitProblem, leftOut: readonly boolean[]): FitProblem => ({
  within,
  of: (at) => of(at)?.map((r, k) => (leftOut[k] ? 0 : r)),
});
