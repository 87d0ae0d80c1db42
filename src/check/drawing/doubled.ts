import { bends } from '../../board/index.ts';
import { bounds, type Curve, cross, length, parameterAt, pointAt, tangentAt } from '../../geometry/index.ts';
import type { TypedCurve } from '../typed-curve.ts';
import type { Finding } from './finding.ts';
import { touchingPairs, WELD } from './planar.ts';

/** Lines drawn over one another. */
export const findDoubled = (
  lines: readonly TypedCurve[],
  place: (k: number) => string,
): { readonly findings: Finding[]; readonly again: ReadonlySet<number> } => {
  const findings: Finding[] = [];
  const again = new Set<number>();
  for (const [i, j] of touchingPairs(lines.map(({ curve }) => bounds(curve)))) {
    const [a, b] = [lines[i]!, lines[j]!];
    const common = Math.max(alongside(a.curve, b.curve), alongside(b.curve, a.curve));
    if (common < 5 * WELD) continue;
    const at = pointAt(length(a.curve) < length(b.curve) ? a.curve : b.curve, 0.5);
    const places = [place(i), place(j)];
    const size = common;
    const whole = Math.abs(length(a.curve) - length(b.curve)) < WELD && common > length(a.curve) - WELD;
    const mm = `${common.toFixed(2)} mm`;
    if (a.line !== b.line)
      findings.push({
        kind: bends(a.line) === bends(b.line) ? 'overlap' : 'cut along crease',
        text: `a ${a.line} runs along a ${b.line} for ${mm}`,
        at,
        size,
        places,
      });
    else if (whole) {
      if (!again.has(i)) again.add(j);
      findings.push({ kind: 'duplicate', text: `a ${a.line} of ${mm} is drawn twice`, at, size, places });
    } else findings.push({ kind: 'overlap', text: `two ${a.line}s lie over one another for ${mm}`, at, size, places });
  }
  return { findings, again };
};

/** Sine of the angle from which two straight lines are near one another for less than counts. */
const MAX_SINE = 0.1;

/** How much of one curve lies on the other, in mm, told at points along it. */
const alongside = (a: Curve, b: Curve): number => {
  if (a.kind === 'line' && b.kind === 'line') {
    const [u, v] = [tangentAt(a, 0), tangentAt(b, 0)];
    if (Math.abs(cross(u, v)) > MAX_SINE * Math.hypot(...u) * Math.hypot(...v)) return 0;
  }
  const whole = length(a);
  const n = Math.max(8, Math.min(200, Math.ceil(whole)));
  const slack = WELD / 4 / length(b);
  const on = (t: number): boolean => {
    const u = parameterAt(b, pointAt(a, t), WELD / 4);
    return u !== undefined && u > -slack && u < 1 + slack;
  };
  let common = 0;
  let before = on(0);
  for (let k = 1; k <= n; k++) {
    const now = on(k / n);
    if (before && now && on((k - 0.5) / n)) common += whole / n;
    before = now;
  }
  // Two lines that meet at a small angle are near one another for a little while: not longer than one step.
  return common > (1.5 * whole) / n || common > whole - WELD ? common : 0;
};
