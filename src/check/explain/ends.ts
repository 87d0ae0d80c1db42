import type { LineType } from '../../board/index.ts';
import { boundsOf, type Curve, type Point, tangentAt } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';

/** A line as it leaves one of its corners. */
interface LineEnd {
  /** Index of the line. */
  readonly of: number;
  readonly corner: Point;
  readonly curve: Curve;
  /** Unit vector away from the corner. */
  readonly aim: Point;
}

/** Cosine of the largest turn, 8°, at which a line is said to run on: chords of a curve turn by less. */
const ON = -Math.cos((8 * Math.PI) / 180);

/** Where a bend meets a straight line there is an end, though it runs on: radii are seen by it. */
const sameCurveKind = (a: Curve, b: Curve): boolean => (a.kind === 'line') === (b.kind === 'line');

/**
 * Where runs of lines end, kind by kind, a point for each run: a corner of an outline counts twice, a crease that ends on
 * a cut once; a run without an end, as a round hole is, has the corners of its box instead. However a drawing is split
 * into lines, its ends are these.
 */
export const endsOf = (lines: readonly Line[]): Map<LineType, Point[]> => {
  const kinds = new Map<LineType, Line[]>();
  for (const line of lines) {
    const kind = kinds.get(line.line);
    if (kind) kind.push(line);
    else kinds.set(line.line, [line]);
  }
  return new Map([...kinds].map(([kind, own]) => [kind, endsOfKind(own)]));
};

const endsOfKind = (lines: readonly Line[]): Point[] => {
  const corners = new Map<number, LineEnd[]>();
  lines.forEach(({ curve, from, to }, of) => {
    for (const t of [0, 1] as const) {
      const [x, y] = tangentAt(curve, t);
      const long = (t ? -1 : 1) * Math.sqrt(x * x + y * y) || 1;
      const way: LineEnd = { of, corner: t ? curve.to : curve.from, curve, aim: [x / long, y / long] };
      const node = t ? to : from;
      const ways = corners.get(node);
      if (ways) ways.push(way);
      else corners.set(node, [way]);
    }
  });
  const runs = lines.map((_, k) => k);
  const root = (k: number): number => {
    let r = k;
    while (runs[r] !== r) {
      runs[r] = runs[runs[r]!]!;
      r = runs[r]!;
    }
    return r;
  };
  const ends = [...corners.values()].flatMap((ways) =>
    loose(ways, (a, b) => {
      runs[root(a)] = root(b);
    }),
  );
  const ended = new Set(ends.map(({ of }) => root(of)));
  const round = new Map<number, Curve[]>();
  lines.forEach(({ curve }, k) => {
    const run = root(k);
    if (ended.has(run)) return;
    const curves = round.get(run);
    if (curves) curves.push(curve);
    else round.set(run, [curve]);
  });
  const boxes = [...round.values()].map(boundsOf);
  return [
    ...ends.map(({ corner }) => corner),
    ...boxes.flatMap(({ left, right, bottom, top }): Point[] => [
      [left, bottom],
      [right, top],
    ]),
  ];
};

/** The ways that no other one carries on; `joined` is told of those that one does. */
const loose = (ways: readonly LineEnd[], joined: (a: number, b: number) => void): LineEnd[] => {
  const left = [...ways];
  const ends: LineEnd[] = [];
  for (let way = left.pop(); way; way = left.pop()) {
    const { of, curve, aim } = way;
    const on = left.findIndex(
      (other) => sameCurveKind(other.curve, curve) && other.aim[0] * aim[0] + other.aim[1] * aim[1] < ON,
    );
    if (on >= 0) joined(of, left.splice(on, 1)[0]!.of);
    else ends.push(way);
  }
  return ends;
};
