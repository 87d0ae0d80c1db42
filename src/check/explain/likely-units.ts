import type { Line } from '../../sheet/index.ts';
import { totalLength } from '../typed-curve.ts';
import { drawLines } from './drawer.ts';
import type { ComparedCandidate } from './signature-index.ts';
import { otherUnits } from './wrong-unit.ts';

/** A drawing with fewer lines fits a template in many units. */
const FEWEST_LINES = 12;

/** Counts that may be unlike: whether it is one of ours must be told without its size. */
const UNLIKE = 12;

/** Candidates as near as the nearest whose lines are measured. */
const COMPARED = 8;

/** A box is so many times as large as the usual one at most, or as small. */
const LARGER = 6;

/** Beyond this another unit is likelier. */
const MUCH_LARGER = 8;

/** Units that are tried. */
const TRIED = 2;

/** How many times as large as it was read a drawing may be. */
export interface LikelyUnits {
  /** Likelier than that it was read in its unit. */
  readonly before: readonly number[];
  /** Where it is none of ours as it was read. */
  readonly after: readonly number[];
}

/**
 * The units that a drawing may be in, by how long the lines of what has the same ends usually are, the likeliest
 * first.
 * @param ranked the candidates by their signatures, the nearest first.
 * @param unit in which it was read, in mm.
 */
export const likelyUnits = (
  ranked: Iterable<ComparedCandidate>,
  theirs: readonly Line[],
  unit: number,
): LikelyUnits => {
  const none: LikelyUnits = { before: [], after: [] };
  if (theirs.length < FEWEST_LINES) return none;
  const draw = drawLines(Number.POSITIVE_INFINITY);
  const sought = totalLength(theirs);
  const nearest: ComparedCandidate[] = [];
  for (const each of ranked) {
    if (each.unlike > Math.min(UNLIKE, nearest[0]?.unlike ?? UNLIKE) || nearest.length >= COMPARED) break;
    nearest.push(each);
  }
  const larger = nearest.flatMap(({ candidate: { entry, given } }) => {
    const usual = draw(entry, given);
    return usual ? [totalLength(usual) / sought] : [];
  });
  if (!larger.length) return none;
  const timesOff = (times: number): number =>
    Math.exp(Math.min(...larger.map((each) => Math.abs(Math.log(each / times)))));
  const likely = otherUnits(unit)
    .filter((times) => timesOff(times) < LARGER)
    .sort((a, b) => timesOff(a) - timesOff(b))
    .slice(0, TRIED);
  return timesOff(1) > MUCH_LARGER ? { before: likely, after: [] } : { before: [], after: likely };
};
