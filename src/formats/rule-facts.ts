import type { LineType } from '../board/index.ts';
import { cross, tangentAt } from '../geometry/index.ts';
import { type Dieline, lengths } from '../sheet/index.ts';
import { chains } from './chains.ts';

/** Steel rule of one type, for a quote. */
export interface RuleFacts {
  readonly line: LineType;
  /** Running length in m. */
  readonly metres: number;
  /** Bends of its continuous rules: corners where a rule changes its direction, and curves, each counted once. */
  readonly bends: number;
}

/** Sine of the largest angle between two lines that are one straight rule. */
const STRAIGHT_SINE = 0.01;

/** Metres and bends of the rules of a drawing by type, the longest first. Bleed is no rule. */
export const ruleFacts = (dieline: Dieline): readonly RuleFacts[] => {
  const bends = new Map<LineType, number>();
  for (const { line, curves, closed } of chains(dieline)) {
    const corners = curves.filter((curve, k) => {
      const next = curves[k + 1] ?? (closed ? curves[0] : undefined);
      if (!next) return false;
      const [u, v] = [tangentAt(curve, 1), tangentAt(next, 0)];
      const isBack = u[0] * v[0] + u[1] * v[1] < 0;
      return isBack || Math.abs(cross(u, v)) > STRAIGHT_SINE * Math.hypot(...u) * Math.hypot(...v);
    });
    const bent = curves.filter(({ kind }) => kind !== 'line');
    bends.set(line, (bends.get(line) ?? 0) + corners.length + bent.length);
  }
  return (Object.entries(lengths(dieline)) as [LineType, number][])
    .filter(([line, mm]) => line !== 'bleed' && mm > 0)
    .map(([line, mm]) => ({ line, metres: Math.round(mm) / 1000, bends: bends.get(line) ?? 0 }))
    .sort((a, b) => b.metres - a.metres);
};
