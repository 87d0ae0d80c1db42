import type { LineType } from '../../board/index.ts';
import { addTo, boundsOf, type Curve, type Point, tangentAt } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';
import { step } from './steps.ts';
import { UnionFind } from './union-find.ts';

export type EndPoints = ReadonlyMap<LineType, readonly Point[]>;

/** A line as it leaves one of its corners. */
export interface LineEnd {
  readonly of: number;
  readonly corner: Point;
  readonly curve: Curve;
  /** Unit vector away from the corner. */
  readonly direction: Point;
}

/** Cosine of the largest turn, 8°, at which a line runs on: chords of a curve turn by less. */
const RUNS_ON = -Math.cos((8 * Math.PI) / 180);

/** A curve and a straight line are separate runs, so that radii show as ends. */
const sameCurveKind = (a: Curve, b: Curve): boolean => (a.kind === 'line') === (b.kind === 'line');

/**
 * The ends of runs of lines, by line type: two at a corner of an outline, one where a crease ends on a cut, two corners of the bounding
 * box for a run without ends, such as a round hole. Drawings of one structure have the same ends, however they are split into lines.
 */
export const endsOf = (lines: readonly Line[]): EndPoints =>
  new Map([...runEndsOf(lines)].map(([kind, own]) => [kind, pointsOf(own)]));

export const runEndsOf = (lines: readonly Line[]) => {
  const kinds = new Map<LineType, Line[]>();
  for (const line of lines) addTo(kinds, line.line, line);
  return new Map([...kinds].map(([kind, own]) => [kind, runEndsOfKind(own)]));
};

/** The ends of the runs of one line type, and the curves of each run that has none. */
const runEndsOfKind = (lines: readonly Line[]) => {
  const corners = new Map<number, LineEnd[]>();
  lines.forEach(({ curve, from, to }, of) => {
    for (const t of [0, 1] as const) {
      const [x, y] = tangentAt(curve, t);
      const size = (t ? -1 : 1) * Math.sqrt(x * x + y * y) || 1;
      addTo(corners, t ? to : from, { of, corner: t ? curve.to : curve.from, curve, direction: [x / size, y / size] });
    }
  });
  const runs = new UnionFind(lines.length);
  const ends = [...corners.values()].flatMap((all) => unpaired(all, runs));
  const ended = new Set(ends.map(({ of }) => runs.find(of)));
  const round = new Map<number, Curve[]>();
  lines.forEach(({ curve }, k) => {
    const run = runs.find(k);
    if (!ended.has(run)) addTo(round, run, curve);
  });
  return { ends, round: [...round.values()] };
};

const pointsOf = ({ ends, round }: ReturnType<typeof runEndsOfKind>): Point[] => [
  ...ends.map(({ corner }) => corner),
  ...round.map(boundsOf).flatMap(({ left, right, bottom, top }): Point[] => [
    [left, bottom],
    [right, top],
  ]),
];

/** The ends at a corner where no other line continues. Lines that continue join one run. */
const unpaired = (all: readonly LineEnd[], runs: UnionFind): LineEnd[] => {
  const left = [...all];
  const ends: LineEnd[] = [];
  for (let end = left.pop(); end; end = left.pop()) {
    step(left.length);
    const { of, curve, direction: d } = end;
    const on = left.findIndex(
      (other) => sameCurveKind(other.curve, curve) && other.direction[0] * d[0] + other.direction[1] * d[1] < RUNS_ON,
    );
    if (on >= 0) runs.join(of, left.splice(on, 1)[0]!.of);
    else ends.push(end);
  }
  return ends;
};
