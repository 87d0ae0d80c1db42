import type { Reading } from '../../formats/reading/index.ts';
import { mapCurve, type Point } from '../../geometry/index.ts';
import { type Audit, auditDrawing } from './audit.ts';

/**
 * The faults of a drawing whose unit was read wrongly, at the given scale. They are measured at its true
 * size and placed in the file as it was read.
 */
export const auditResized = (
  { lines, skipped }: Pick<Reading, 'lines' | 'skipped'>,
  times: number,
): Pick<Audit, 'verdict' | 'findings'> => {
  const resize =
    (by: number) =>
    ([x, y]: Point): Point => [by * x, by * y];
  const [enlarge, back] = [resize(times), resize(1 / times)];
  const { verdict, findings } = auditDrawing({
    skipped,
    lines: lines.map((line) => ({ ...line, curve: mapCurve(line.curve, enlarge) })),
  });
  return {
    verdict,
    findings: findings.map(({ at, marks, ...finding }) => ({
      ...finding,
      ...(at && { at: back(at) }),
      marks: marks.map((curve) => mapCurve(curve, back)),
    })),
  };
};
