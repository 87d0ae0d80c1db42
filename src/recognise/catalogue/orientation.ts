import type { Dieline, Line } from '../../sheet/index.ts';
import { MM_PER_CSS_UNIT, MM_PER_INCH } from '../../values/index.ts';
import { type Direction, directions, distinctTurns, principalDirection, undo, wrapAngle } from '../lines/alignment.ts';
import { totalLength } from '../lines/curves.ts';
import { eachTwo } from '../lines/once.ts';
import { drawLines } from './drawer.ts';
import { type ComparedCandidate, leastUnlike } from './signature-index.ts';

/** Number of directions of their lines that are tried as an axis of our drawing, and the least share of the total length for each. */
const [DIRECTIONS, SHARE] = [3, 0.08] as const;

/** The same for two directions that mirror one another, and how much their shares may differ. */
const [MIRRORED, MIRRORED_SHARE, EQUAL] = [8, 0.03, 0.002] as const;

/** Rotations tried, and how many more counts may differ in a further one than in the best. */
const [TRIED, AS_LIKELY] = [3, 4] as const;

/**
 * Rotates a drawing back by its likely angles against ours, beside quarter turns: one to three results, the likeliest first, and always
 * as it lies. Most lines of a box lie along its axes. Cups and slanted walls lie as drawn, or with an axis halfway between two directions.
 */
export const likelyTurns = (theirs: Dieline): Dieline[] => {
  const all = directions(theirs.lines, MIRRORED);
  const found = all.slice(0, DIRECTIONS).filter(({ share }) => share > SHARE);
  const pairs = [found.slice(0, 2), ...mirroredPairs(all.filter(({ share }) => share > MIRRORED_SHARE))];
  const halfway = pairs.flatMap(([a, b]) =>
    a && b ? [(a.angle + b.angle) / 2, (a.angle + b.angle) / 2 + Math.PI / 4] : [],
  );
  // Round tags have no straight lines.
  const spread = all.length ? undefined : principalDirection(theirs.lines);
  const turns = distinctTurns([0, ...found.map(({ angle }) => angle), ...halfway, spread ?? 0].map(wrapAngle))
    .map((degrees) => (degrees ? undo(theirs, { degrees, scale: 1 }) : theirs))
    .map((drawing) => ({ drawing, unlike: leastUnlike(drawing.lines) }))
    .sort((p, q) => p.unlike - q.unlike);
  return turns
    .filter(({ drawing, unlike }, k) => drawing === theirs || (k < TRIED && unlike <= turns[0]!.unlike + AS_LIKELY))
    .map(({ drawing }) => drawing);
};

/** Directions of equal length: those of a shape and of its mirror image. */
const mirroredPairs = (all: readonly Direction[]): Direction[][] =>
  eachTwo(all).filter(([a, b]) => Math.abs(a.share - b.share) < EQUAL);

/** mm in the units that people draw in: millimetres, centimetres, metres, inches, points, pixels. */
const UNITS = [1, 10, 1000, MM_PER_INCH, MM_PER_CSS_UNIT.pt, MM_PER_CSS_UNIT.px] as const;

/** Tolerance of a proportion: chords are shorter than their arcs. */
const PROPORTION_TOLERANCE = 1e-3;

/** The true size of a drawing as a multiple of the size read, if one unit was taken for another; otherwise undefined. */
export const unitRatio = (times: number): number | undefined => {
  const ratios = UNITS.flatMap((unit) => UNITS.filter((other) => other !== unit).map((other) => unit / other));
  return ratios.find((ratio) => Math.abs(times / ratio - 1) < PROPORTION_TOLERANCE);
};

/** The true size of a drawing as a multiple of the size read, for a drawing in another unit than this one, in mm. */
export const otherUnits = (unit: number): number[] =>
  UNITS.map((other) => other / unit).filter((times) => Math.abs(times - 1) > PROPORTION_TOLERANCE);

/** A drawing with fewer lines fits a template in many units. */
const FEWEST_LINES = 12;

/** Counts that may differ: a template must match without its size. */
const UNLIKE = 12;

/** Candidates measured among those that are as near as the nearest. */
const COMPARED = 8;

/** A box is at most so many times larger or smaller than the usual one. */
const LARGER = 6;

/** Beyond this factor another unit is likelier. */
const MUCH_LARGER = 8;

const UNITS_TRIED = 2;

/**
 * Likely scales of a drawing against the unit in which it was read, by the usual line lengths of the candidates with the same ends,
 * the likeliest first: those likelier than 1, and those to try when no template matches at scale 1.
 * @param ranked the candidates by their signatures, the nearest first.
 * @param unit in which it was read, in mm.
 */
export const likelyUnits = (ranked: Iterable<ComparedCandidate>, theirs: readonly Line[], unit: number) => {
  const none: Readonly<Record<'before' | 'after', readonly number[]>> = { before: [], after: [] };
  if (theirs.length < FEWEST_LINES) return none;
  const sought = totalLength(theirs);
  const nearest: ComparedCandidate[] = [];
  for (const each of ranked) {
    if (each.unlike > Math.min(UNLIKE, nearest[0]?.unlike ?? UNLIKE) || nearest.length >= COMPARED) break;
    nearest.push(each);
  }
  const larger = nearest.flatMap(({ candidate: { entry, given } }) => {
    const usual = drawLines(entry, given);
    return usual ? [totalLength(usual) / sought] : [];
  });
  if (!larger.length) return none;
  const timesOff = (times: number) => Math.exp(Math.min(...larger.map((each) => Math.abs(Math.log(each / times)))));
  const likely = otherUnits(unit)
    .filter((times) => timesOff(times) < LARGER)
    .sort((a, b) => timesOff(a) - timesOff(b))
    .slice(0, UNITS_TRIED);
  return timesOff(1) > MUCH_LARGER ? { before: likely, after: [] } : { before: [], after: likely };
};
