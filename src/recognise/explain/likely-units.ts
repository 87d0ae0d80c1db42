import type { Line } from '../../sheet/index.ts';
import { totalLength } from '../lines/typed-curve.ts';
import { drawLines } from './drawer.ts';
import type { ComparedCandidate } from './signature-index.ts';
import { otherUnits } from './wrong-unit.ts';

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

/** Units that are tried. */
const TRIED = 2;

/** Likely scales of a drawing against the unit in which it was read. */
export interface LikelyUnits {
  /** Scales that are likelier than 1. */
  readonly before: readonly number[];
  /** Scales to try when no template matches at scale 1. */
  readonly after: readonly number[];
}

/**
 * The likely units of a drawing, by the usual line lengths of the candidates with the same ends, the likeliest
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
  const timesOff = (times: number): number =>
    Math.exp(Math.min(...larger.map((each) => Math.abs(Math.log(each / times)))));
  const likely = otherUnits(unit)
    .filter((times) => timesOff(times) < LARGER)
    .sort((a, b) => timesOff(a) - timesOff(b))
    .slice(0, TRIED);
  return timesOff(1) > MUCH_LARGER ? { before: likely, after: [] } : { before: [], after: likely };
};
