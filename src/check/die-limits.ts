import {
  bounds,
  boundsOf,
  type Curve,
  cross,
  distance,
  length,
  type Point,
  pointAt,
  tangentAt,
  toDegrees,
  turnBetween,
} from '../geometry/index.ts';
import {
  eachNearPair,
  NearestCurve,
  orLimit,
  step,
  type TypedCurve,
  UnionFind,
  WELD,
} from '../recognise/lines/index.ts';
import { Corners } from '../sheet/index.ts';
import texts from './die-limits.json' with { type: 'json' };
import { alongside } from './drawing/alongside.ts';
import { firstOfEachKind, notChecked } from './drawing/finding.ts';

/** What no die can have, though the drawing is sound. */
export interface DieWarning {
  readonly kind: 'knives' | 'slit' | 'spike' | 'step' | 'relief loop' | 'not checked';
  /** A sentence without its full stop. */
  readonly text: string;
  readonly at?: Point;
  /** In mm; of a spike in degrees. */
  readonly size?: number;
}

/** In mm: two rules of 0.71 mm stand no nearer; the narrowest slit; the largest step; the shortest line that is looked at; the largest loop. */
const [RULE, SLIT, STEP, SHORT, LOOP] = [0.8, 0.3, 0.3, 1, 3] as const;

/** In degrees: the smallest angle of two cuts, and the largest between lines that were meant as one. */
const [SPIKE, STRAIGHT] = [10, 0.1] as const;

const MAX_WARNINGS_PER_KIND = 3;

/** Steps of a search for lines beside one another. */
const STEPS = 20_000_000;

/** Warnings of the cuts and creases of a drawing: the first few of each kind. */
export const dieWarnings = (all: readonly TypedCurve[]): readonly DieWarning[] => {
  const lines = all.filter(({ line, curve }) => (line === 'cut' || line === 'crease') && length(curve) > SHORT);
  const found: { kind: keyof typeof texts; at: Point; size: number }[] = [];
  const warn = (kind: keyof typeof texts, size: number, at: Point): void => {
    found.push({ kind, at, size });
  };
  const { stopped } = orLimit(() => {
    for (const [size, at] of reliefLoops(all)) warn('relief loop', size, at);
    const index = new NearestCurve(lines.map(({ curve }) => curve));
    const boxes = lines.map(({ curve }) => bounds(curve));
    eachNearPair(boxes, RULE, (k, j) => {
      const [{ line, curve: a }, { line: other, curve: b }] = [lines[k]!, lines[j]!];
      if (line !== other) return;
      const { length: along, gap } = (line === 'cut' && alongside(a, b, RULE)) || { length: 0, gap: 0 };
      if (along >= RULE && gap < RULE && gap > WELD) warn(gap < SLIT ? 'slit' : 'knives', gap, pointAt(a, 0.5));
      for (const [p, u] of endsOfCurve(a))
        for (const [q, v] of endsOfCurve(b)) {
          const angle = toDegrees(Math.abs(turnBetween(u, v)));
          const apart = distance(p, q);
          if (line === 'cut' && apart <= WELD && angle < SPIKE) warn('spike', angle, p);
          const beside = Math.abs(cross([q[0] - p[0], q[1] - p[1]], u)) / Math.hypot(...u);
          const isStep = 180 - angle < STRAIGHT && apart < 2 * STEP && beside > WELD && beside < STEP;
          // Where another line ends or passes, an allowance of its board moves them.
          if (isStep && !index.find(p, STEP, (of) => of !== k && of !== j)) warn('step', beside, p);
        }
    });
  }, STEPS);
  const told = firstOfEachKind(found, MAX_WARNINGS_PER_KIND).map(({ more, ...one }) => {
    const text = texts[one.kind].replace('{}', one.size.toFixed(one.kind === 'spike' ? 1 : 2));
    return { ...one, text: more ? `${text} (and ${more} more)` : text };
  });
  return [...told, ...(stopped ? [notChecked('limits of a die', stopped.reason)] : [])];
};

/** Both ends of a curve, with the direction in which it leaves them. */
const endsOfCurve = (curve: Curve): readonly (readonly [Point, Point])[] => {
  const [start, [x, y]] = [tangentAt(curve, 0), tangentAt(curve, 1)];
  return [
    [curve.from, start],
    [curve.to, [-x, -y]],
  ];
};

/** Small closed cuts at the end of a crease: their sizes, and these ends. */
const reliefLoops = (all: readonly TypedCurve[]): (readonly [number, Point])[] => {
  const cuts = all.filter(({ line }) => line === 'cut').map(({ curve }) => curve);
  const creaseEnds = all.filter(({ line }) => line === 'crease').flatMap(({ curve: { from, to } }) => [from, to]);
  const corners = new Corners();
  const ends = cuts.map(({ from, to }) => [corners.find(from), corners.find(to)] as const);
  return UnionFind.sharing([...cuts.keys()], (k) => ends[k]!).flatMap((own) => {
    const { left, right, bottom, top } = boundsOf(own.map((k) => cuts[k]!));
    const size = Math.max(right - left, top - bottom);
    const isClosed = new Set(own.flatMap((k) => ends[k]!)).size === own.length;
    if (!isClosed || size >= LOOP) return [];
    step(creaseEnds.length);
    const at = creaseEnds.find(([x, y]) => x > left - STEP && x < right + STEP && y > bottom - STEP && y < top + STEP);
    return at ? [[size, at] as const] : [];
  });
};
