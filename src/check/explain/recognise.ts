import type { Dieline } from '../../sheet/index.ts';
import type { Catalogue } from '../../template/index.ts';
import { undo } from '../compare/similarity.ts';
import { totalLength } from '../typed-curve.ts';
import { alikeTo } from './alike.ts';
import { type Candidate, knownVariables, unusualCandidates, usualCandidates } from './candidates.ts';
import { sizesBehindScale } from './common-scale.ts';
import { drawLines } from './drawer.ts';
import { FEW, fewest, fitted, isFew, type Recognition, ROUNDING, recognised, type Search } from './fit-listed.ts';
import { likelyTurns } from './likely-turns.ts';
import { likelyUnits } from './likely-units.ts';
import { sharpened } from './sharpen.ts';
import { type ListedCandidate, shortlist } from './shortlist.ts';
import { likeSignatures } from './signature-index.ts';
import { Target } from './target.ts';
import { scaleToOurs } from './verify.ts';

/** Lines drawn at most to find the candidates, and to fit them. */
const [LISTING_BUDGET, FITTING_BUDGET] = [100_000, 60_000] as const;

/** Candidates that may be drawn at another scale. */
const SCALED = 3;

/** Candidates that are fitted, and how much farther than the first of them their lines may be, in mm. */
const [FITTED, FARTHER] = [6, 3] as const;

/** After few differences the next candidate must be as near before it was fitted, within so many mm. */
const AS_NEAR = 0.5;

/** Lines of a drawing at another scale or in another unit are this near to ours at other sizes, in mm. */
const NEARLY_OURS = 3;

/** Siblings that are compared. */
const SIBLINGS = 3;

/** Pieces of a drawing that may be one of ours: more are a layout. */
const MAX_PIECES = 12;

/** All that a drawing may be of. */
interface Known {
  /** The named ids as they usually are. */
  readonly usual: readonly Candidate[];
  /** With other counts of pieces and other allowances: other templates, as it were. */
  readonly unusual: readonly Candidate[];
}

/**
 * Finds the template and the variables of a drawing, also where it has a defect, however it is turned, and where it was read in
 * another unit than it was drawn in. Of all ids a signature is known; those that are nearest are brought to the size of the
 * drawing, and the nearest of them fitted. Undefined where none fits.
 * @param theirs lines, each place drawn once.
 * @param unit in which they were read, in mm.
 */
export const recognise = (
  catalogue: Catalogue,
  theirs: Dieline,
  tolerance: number,
  unit = 1,
): Recognition | undefined => {
  const known: Known = { usual: usualCandidates(catalogue), unusual: unusualCandidates(catalogue) };
  const turns = likelyTurns(theirs);
  const { before, after } = likelyUnits([...known.usual, ...known.unusual], turns[0]!.lines, unit);
  return firstOf([...before, 1, ...after], (times) =>
    firstOf(turns, (straight) =>
      times === 1
        ? recogniseStraight(known, straight, tolerance, Number.POSITIVE_INFINITY)
        : inOtherUnit(known, straight, tolerance, times),
    ),
  );
};

/** A drawing that must be so many times as large: only one with few differences says that its unit was read wrongly. */
const inOtherUnit = (known: Known, straight: Dieline, tolerance: number, times: number): Recognition | undefined => {
  const found = recogniseStraight(known, undo(straight, { degrees: 0, scale: 1 / times }), tolerance, NEARLY_OURS);
  return found && found.differences <= FEW ? { ...found, scale: found.scale / times } : undefined;
};

/**
 * @param theirs turned as ours is drawn, but for quarter turns.
 * @param farthest in mm: candidates that are not nearer at their best sizes are not fitted.
 */
const recogniseStraight = (
  { usual, unusual }: Known,
  theirs: Dieline,
  tolerance: number,
  farthest: number,
): Recognition | undefined => {
  const target = new Target(theirs, true);
  if (target.pieces === 0 || target.pieces > MAX_PIECES) return undefined;
  const search: Search = { theirs, target, draw: drawLines(FITTING_BUDGET), tolerance };
  const listed = shortlist([...usual, ...unusual], theirs.lines, target, drawLines(LISTING_BUDGET)).filter(
    ({ gap }) => gap < farthest,
  );
  const scaled = firstOf(listed.slice(0, SCALED), (candidate) => behindScale(candidate, search));
  if (scaled) {
    const straight = undo(theirs, { degrees: 0, scale: scaled.scale });
    return {
      ...scaled,
      alike: alikeTo(scaled, [], likeSignatures(scaled.entry, usual), { ...search, theirs: straight }),
    };
  }
  let best = bestOf(listed, search);
  if (best && best.differences > 0) best = nearestSibling(best, usual, search);
  if (best && best.deviation > ROUNDING) best = sharpened(best, search);
  if (!best) return undefined;
  const { entry } = best;
  const siblings = usual.some((other) => other.entry === entry) ? usual : unusual;
  return { ...best, alike: alikeTo(best, listed, likeSignatures(entry, siblings), search) };
};

/**
 * Of the ids of its template that are as long as theirs the one that differs least at its variables: far from the usual ones, one with
 * a feature too many is found first.
 */
const nearestSibling = (best: Recognition, all: readonly Candidate[], { theirs, tolerance }: Search): Recognition => {
  const draw = drawLines(Number.POSITIVE_INFINITY);
  const sought = totalLength(theirs.lines);
  const siblings = all
    .filter(({ entry }) => entry.template === best.entry.template && entry !== best.entry)
    .flatMap(({ entry }) => {
      const given = knownVariables(entry, best.changed);
      const lines = draw(entry, given);
      return lines ? [{ entry, given, off: Math.abs(totalLength(lines) - sought) }] : [];
    })
    .sort((a, b) => a.off - b.off)
    .slice(0, SIBLINGS);
  return fewest([best, ...siblings.map(({ entry, given }) => recognised(entry, given, theirs, tolerance))]) ?? best;
};

/** The first result there is. */
const firstOf = <T, R>(all: readonly T[], make: (one: T) => R | undefined): R | undefined => {
  for (const one of all) {
    const made = make(one);
    if (made !== undefined) return made;
  }
  return undefined;
};

/** A candidate at round sizes and another scale, where all but a few lines are theirs. */
const behindScale = (
  candidate: ListedCandidate,
  { theirs, target, draw, tolerance }: Search,
): Recognition | undefined => {
  const sizes = candidate.gap < NEARLY_OURS ? sizesBehindScale(candidate, target, draw) : undefined;
  const values = sizes && candidate.parameters().values(sizes);
  const scale = values && scaleToOurs(candidate.entry, values, theirs);
  if (!scale) return undefined;
  const found = recognised(candidate.entry, values, undo(theirs, { degrees: 0, scale }), tolerance);
  return found && found.differences <= FEW ? { ...found, scale } : undefined;
};

const bestOf = (listed: readonly ListedCandidate[], search: Search): Recognition | undefined => {
  const [first] = listed;
  let best: Recognition | undefined;
  let bestGap = Number.POSITIVE_INFINITY;
  for (const candidate of listed.slice(0, FITTED)) {
    if (candidate.gap > first!.gap + FARTHER) break;
    if (isFew(best, search) && candidate.gap > bestGap + AS_NEAR) break;
    const found = fitted(candidate, search, { defect: true, ...(isFew(best, search) && { known: best }) });
    if (!found?.oneDefect || (best && found.differences >= best.differences)) continue;
    [best, bestGap] = [found, candidate.gap];
    if (best.differences === 0) break;
  }
  return best;
};
