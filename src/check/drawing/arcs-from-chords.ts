import { type Arc, arc, boundsOf, distance, type Point, turnBetween } from '../../geometry/index.ts';
import { step } from '../../recognise/lines/index.ts';
import type { Dieline, Line } from '../../sheet/index.ts';
import { type ChordChain, chordChains } from './chord-chains.ts';

/** A drawing whose curves were drawn as short straight lines, with arcs in their place. */
export interface WithArcs {
  readonly drawing: Dieline;
  /** Number of curves that were drawn as straight lines. */
  readonly curves: number;
  /** The largest distance of such a line from its arc, in mm. */
  readonly sagitta: number;
}

/** Largest distance of a chord from its arc, in mm and as a share of the drawing, whose unit may be wrong. Lines beyond are on purpose. */
const [MAX_SAGITTA, MAX_SHARE] = [0.5, 1e-3];

/** Turns between two chords, in radians: less is a straight line, more is a corner. */
const [LEAST_TURN, MOST_TURN] = [0.002, 1.1];

/** Largest ratio of the longest chord to the next one. A line that touches a curve is longer. */
const MOST_UNEVEN = 2.5;

/**
 * Distance of corners from the arc in mm: the rounding of a file, and a share of the sagitta. Corners of an arc lie on it, those of other
 * smooth curves beside it, by less than the chords. `fewest`: chords that make an arc alone; two do between straight lines touching it.
 */
const FITS = [
  { rounding: 0.006, share: 0.02, fewest: 3 },
  { rounding: 0.006, share: 0.6, fewest: 4 },
] as const;

type Fit = (typeof FITS)[number] & { readonly maxSagitta: number };

/** Replaces runs of chords by arcs. Other programs export curves as short straight lines. */
export const arcsFromChords = (drawing: Dieline): WithArcs => {
  const { left, right, bottom, top } = boundsOf(drawing.lines.map(({ curve }) => curve));
  const maxSagitta = Math.min(MAX_SAGITTA, MAX_SHARE * Math.max(right - left, top - bottom));
  const replaced = new Set<number>();
  const arcs: Line[] = [];
  let sagitta = 0;
  let curves = 0;
  for (const chain of chordChains(drawing)) {
    const found = arcsOf(chain, drawing.nodes, maxSagitta);
    curves += found.length;
    for (const one of found) {
      sagitta = Math.max(sagitta, one.sagitta);
      for (let k = one.first; k < one.last; k++) replaced.add(chain.lines[k]!);
      arcs.push(...linesOf(chain, one, drawing));
    }
  }
  if (!curves) return { drawing, curves, sagitta };
  const lines = [...drawing.lines.filter((_, k) => !replaced.has(k)), ...arcs];
  return { drawing: { ...drawing, lines }, curves, sagitta };
};

/** Chords from corner `first` to corner `last` of a chain, on a circle. */
interface FoundArc extends NonNullable<ReturnType<typeof circleThrough>> {
  readonly first: number;
  readonly last: number;
}

const arcsOf = (chain: ChordChain, nodes: readonly Point[], maxSagitta: number): FoundArc[] => {
  const points = chain.corners.map((corner) => nodes[corner]!);
  let found: FoundArc[] = [];
  for (const fit of FITS) found = withMore(found, points, { ...fit, maxSagitta });
  // If creases end in every corner, the lines between them are edges of panels.
  return found.filter(({ first, last }) => chain.corners.slice(first + 1, last).some((corner) => !chain.isMet(corner)));
};

/** Adds the arcs of the chords that are still free. */
const withMore = (before: readonly FoundArc[], points: readonly Point[], fit: Fit): FoundArc[] => {
  const all = [...before];
  let from = 0;
  for (const { first, last } of [...before, { first: points.length - 1, last: points.length - 1 }]) {
    for (const one of arcsBetween(from, first, points, fit)) all.push(one);
    from = last;
  }
  return all.sort((a, b) => a.first - b.first);
};

const arcsBetween = (from: number, to: number, points: readonly Point[], fit: Fit): FoundArc[] => {
  const found: FoundArc[] = [];
  for (let first = from; first + 1 < to; ) {
    const best = longestArc(first, to, points, fit) ?? roundedCorner(points, first, to, fit);
    if (best) found.push(best);
    first = best?.last ?? first + 1;
  }
  return found;
};

/** The longest arc from a corner. The steps double, then halve: a file may have a hundred thousand chords in a row. */
const longestArc = (first: number, to: number, points: readonly Point[], fit: Fit): FoundArc | undefined => {
  let best: FoundArc | undefined;
  let step: number = fit.fewest;
  let grows = true;
  for (let last = first + fit.fewest; step > 0; last = (best?.last ?? first) + step) {
    const circle = last <= to ? circleThrough(points, first, last, fit) : undefined;
    if (circle) best = { first, last, ...circle };
    else if (!best) return undefined;
    else grows = false;
    step = grows ? 2 * step : step === 1 ? 0 : Math.ceil(step / 2);
  }
  return best;
};

const CHORD_STEPS = 6;

/**
 * The circle on which the corners of a run of chords lie, and the largest distance of a chord from it in mm, its sagitta. Undefined when
 * they lie on none, or the chords are too far from it.
 */
const circleThrough = (points: readonly Point[], first: number, last: number, fit: Fit) => {
  step(CHORD_STEPS * (last - first));
  const run = points.slice(first, last + 1);
  const turns = turnsOf(run);
  if (
    !turns.every((angle) => Math.abs(angle) > LEAST_TURN && Math.abs(angle) < MOST_TURN && angle > 0 === turns[0]! > 0)
  )
    return undefined;
  const isClosed = run[0] === run.at(-1);
  const [b, c] = isClosed ? [1 / 3, 2 / 3] : [1 / 2, 1];
  const at = (share: number): Point => run[Math.round(share * (run.length - 1))]!;
  const centre = centreOf(run[0]!, at(b), at(c));
  if (!centre) return undefined;
  const radius = distance(centre, run[0]!);
  const chords = run.slice(1).map((p, k) => distance(p, run[k]!));
  const [longest, second] = chords.toSorted((p, q) => q - p) as [number, number];
  const sagitta = sagittaOf(longest, radius);
  if (!(sagitta < fit.maxSagitta) || longest > MOST_UNEVEN * second) return undefined;
  const allowed = fit.rounding + fit.share * sagitta;
  return run.every((p) => Math.abs(distance(centre, p) - radius) < allowed) ? { centre, sagitta } : undefined;
};

/** Tolerance of a corner that two chords round: share by which the turns may differ. */
const EVEN = 0.1;

/** An arc of two chords between straight lines that touch it: the turns at its ends are half of that in its middle. */
const roundedCorner = (points: readonly Point[], first: number, to: number, fit: Fit): FoundArc | undefined => {
  const last = first + 2;
  if (first < 1 || last + 1 >= points.length || last > to) return undefined;
  const [before, middle, after] = turnsOf(points.slice(first - 1, last + 2)) as [number, number, number];
  const isEven = [before, after].every((angle) => Math.abs(2 * angle - middle) < EVEN * Math.abs(middle));
  const circle = isEven ? circleThrough(points, first, last, fit) : undefined;
  return circle && { first, last, ...circle };
};

/** The turn at each corner between two chords, in radians, positive to the left. */
const turnsOf = (run: readonly Point[]): number[] =>
  run.slice(2).map((c, k) => {
    const [a, b] = [run[k]!, run[k + 1]!];
    return turnBetween([b[0] - a[0], b[1] - a[1]], [c[0] - b[0], c[1] - b[1]]);
  });

const centreOf = (a: Point, b: Point, c: Point): Point | undefined => {
  const [bx, by, cx, cy] = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]];
  const double = 2 * (bx * cy - by * cx);
  if (!double) return undefined;
  const [bb, cc] = [bx * bx + by * by, cx * cx + cy * cy];
  return [a[0] + (cy * bb - by * cc) / double, a[1] + (bx * cc - cx * bb) / double];
};

/** Distance of a chord from its arc in the middle. */
const sagittaOf = (chord: number, radius: number): number =>
  radius - Math.sqrt(Math.max(0, radius * radius - (chord * chord) / 4));

/** The arcs of a run, split where other lines meet it and where it goes further round than a half turn. */
const linesOf = (chain: ChordChain, { first, last, centre }: FoundArc, { nodes, lines }: Dieline): Line[] => {
  const { corners } = chain;
  const arcs: Line[] = [];
  let [from, sweep] = [first, 0];
  const run = corners.slice(first, last + 1).map((corner) => nodes[corner]!);
  const angles = anglesOf(run, centre);
  const middle = first + Math.ceil((last - first) / 2);
  const goesFar = Math.abs(angles.reduce((sum, angle) => sum + angle, 0)) > Math.PI;
  for (let k = first + 1; k <= last; k++) {
    sweep += angles[k - first - 1]!;
    if (k < last && !chain.isMet(corners[k]!) && !(goesFar && k === middle)) continue;
    const [a, b] = [corners[from]!, corners[k]!];
    const curve: Arc = arc(nodes[a]!, nodes[b]!, Math.tan(sweep / 4));
    arcs.push({ ...lines[chain.lines[from]!]!, from: a, to: b, curve });
    [from, sweep] = [k, 0];
  }
  return arcs;
};

/** The angle of each chord at the centre, in radians, positive to the left. */
const anglesOf = (run: readonly Point[], [x, y]: Point): number[] =>
  run.slice(1).map((q, k) => turnBetween([run[k]![0] - x, run[k]![1] - y], [q[0] - x, q[1] - y]));
