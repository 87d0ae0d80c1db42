import { type Profile, serviceProfile } from '../../formats/index.ts';
import type { Reading, ReadLine } from '../../formats/reading/index.ts';
import {
  arc,
  bounds,
  type Curve,
  countOf,
  distance,
  length,
  type Point,
  reverse,
  straight,
  tangentAt,
  turnBetween,
} from '../../geometry/index.ts';
import { eachNearPair, orLimit } from '../../recognise/lines/index.ts';

/** Steps to find gaps; how alike nicks are and how far beside their line, in mm, as plotters have steps; how many hold a blank. */
const [NICK_STEPS, ALIKE_MM, FEWEST_NICKS] = [5_000_000, 0.03, 2] as const;

/** How far the gaps of a pattern are stretched at most, and how far a curve may turn in one, in radians. */
const [STRETCH, MAX_TURN] = [1.5, 0.4] as const;

/**
 * The drawing with the gaps of its tool filled, and a note that says so: nicks of straight cuts, which are alike, no wider than the widest
 * of the profile and as far from corners as it says; and the gaps of its perforations and cut-creases, with the creases in them.
 */
export const withoutNicks = <R extends Pick<Reading, 'lines' | 'notes'>>(
  reading: R,
  { production: { nicks, perforation, combination } }: Profile = serviceProfile,
): R => {
  const widest = Math.max(nicks.light, nicks.heavy, nicks.corrugated) + ALIKE_MM;
  const reach = { cut: widest, perforation: STRETCH * perforation.off, combination: STRETCH * combination.off };
  const reachOf = ({ kind }: ReadLine): number => reach[kind as keyof typeof reach] ?? 0;
  const isLong = (curve: Curve): boolean => curve.kind === 'line' && length(curve) > nicks.corner - ALIKE_MM;
  const all = reading.lines.filter((line) => reachOf(line) && (line.kind !== 'cut' || isLong(line.curve)));
  const key = ([x, y]: Point, kind = ''): string => `${kind} ${x.toFixed(3)} ${y.toFixed(3)}`;
  const met = countOf(reading.lines.flatMap(({ kind, curve: { from, to } }) => [key(from, kind), key(to, kind)]));
  const gaps: { readonly line: ReadLine; readonly curve: Curve; readonly mm: number }[] = [];
  const compare = (k: number, j: number): void => {
    const line = all[k]!;
    if (line.kind !== all[j]!.kind) return;
    for (const a of bothWays(line.curve))
      for (const b of bothWays(all[j]!.curve)) {
        const mm = distance(a.to, b.from);
        if (mm < ALIKE_MM || mm > reachOf(line) || [a.to, b.from].some((p) => met.get(key(p, line.kind)) !== 1))
          continue;
        const curve = between(a, b, line.kind === 'cut' ? ALIKE_MM / mm : MAX_TURN);
        if (curve) gaps.push({ line, curve, mm });
      }
  };
  const [boxes, widestGap] = [all.map(({ curve }) => bounds(curve)), Math.max(...Object.values(reach))];
  const { stopped } = orLimit(() => eachNearPair(boxes, widestGap, compare), NICK_STEPS);
  const alike = (mm: number) => gaps.filter((gap) => gap.line.kind === 'cut' && Math.abs(gap.mm - mm) < ALIKE_MM);
  const filled = gaps.filter(({ line, mm }) => !stopped && (line.kind !== 'cut' || alike(mm).length >= FEWEST_NICKS));
  if (!filled.length) return reading;
  const endsOf = ({ from, to }: Curve): string => [key(from), key(to)].sort().join();
  const closed = new Set(filled.map(({ curve }) => endsOf(curve)));
  const rest = reading.lines.filter(({ kind, curve }) => kind !== 'crease' || !closed.has(endsOf(curve)));
  const own = filled.flatMap(({ line, mm }) => (line.kind === 'cut' ? [mm.toFixed(1)] : []));
  const note = `${own.length} gaps of ${[...new Set(own)].join(', ')} mm in straight cuts were read as nicks.`;
  const lines = [...rest, ...filled.map(({ line, curve }) => ({ ...line, curve }))];
  return { ...reading, lines, notes: own.length ? [...reading.notes, note] : reading.notes };
};

const bothWays = (curve: Curve): readonly [Curve, Curve] => [curve, reverse(curve)];

/** The line or arc from the end of one curve to the start of another that goes on in its direction, turning by `most` radians at either end. */
const between = (a: Curve, b: Curve, most: number): Curve | undefined => {
  const chord: Point = [b.from[0] - a.to[0], b.from[1] - a.to[1]];
  const [first, last] = [turnBetween(tangentAt(a, 1), chord), turnBetween(chord, tangentAt(b, 0))];
  if (Math.max(Math.abs(first), Math.abs(last)) > most) return undefined;
  const turn = first + last;
  return most < MAX_TURN || Math.abs(turn) < ALIKE_MM ? straight(a.to, b.from) : arc(a.to, b.from, Math.tan(turn / 4));
};
