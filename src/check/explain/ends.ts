import type { LineType } from '../../board/index.ts';
import { type Curve, type Point, tangentAt } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';

/** A line as it leaves one of its corners. */
interface Way {
  readonly corner: Point;
  readonly curve: Curve;
  /** Unit vector away from the corner. */
  readonly aim: Point;
}

/** Cosine of the largest turn, 8°, at which a line is said to run on: chords of a curve turn by less. */
const ON = -Math.cos((8 * Math.PI) / 180);

/** Where a bend meets a straight line there is an end, though it runs on: radii are seen by it. */
const alike = (a: Curve, b: Curve): boolean => (a.kind === 'line') === (b.kind === 'line');

/**
 * Where runs of lines end, kind by kind, a point for each run: a corner of an outline counts twice, a crease that ends on
 * a cut once. However a drawing is split into lines, its ends are these.
 */
export const endsOf = (lines: readonly Line[]): Map<LineType, Point[]> => {
  const corners = new Map<LineType, Map<number, Way[]>>();
  for (const { line, curve, from, to } of lines) {
    const at = corners.get(line) ?? new Map<number, Way[]>();
    corners.set(line, at);
    for (const [node, t] of [
      [from, 0],
      [to, 1],
    ] as const) {
      const [x, y] = tangentAt(curve, t);
      const long = (t ? -1 : 1) * Math.sqrt(x * x + y * y) || 1;
      const way: Way = { corner: t ? curve.to : curve.from, curve, aim: [x / long, y / long] };
      const ways = at.get(node);
      if (ways) ways.push(way);
      else at.set(node, [way]);
    }
  }
  return new Map([...corners].map(([kind, at]) => [kind, [...at.values()].flatMap(loose)]));
};

/** The corner, for each way that no other one carries on. */
const loose = (ways: readonly Way[]): Point[] => {
  const left = [...ways];
  const points: Point[] = [];
  for (let way = left.pop(); way; way = left.pop()) {
    const { corner, curve, aim } = way;
    const on = left.findIndex(
      (other) => alike(other.curve, curve) && other.aim[0] * aim[0] + other.aim[1] * aim[1] < ON,
    );
    if (on >= 0) left.splice(on, 1);
    else points.push(corner);
  }
  return points;
};
