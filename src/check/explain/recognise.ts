import { length } from '../../geometry/index.ts';
import type { Dieline } from '../../sheet/index.ts';
import type { Catalogue, Entry } from '../../template/index.ts';
import { undo } from '../compare/similarity.ts';
import { type Candidate, knownVariables, otherCounts, usualCandidates } from './candidates.ts';
import { sizesBehindScale } from './common-scale.ts';
import { type DrawLines, drawLines, type VariableValues } from './drawer.ts';
import { type FitOptions, fitCandidate, type RankedCandidate } from './fit-candidate.ts';
import { likelyTurns } from './likely-turns.ts';
import { type ListedCandidate, shortlist } from './shortlist.ts';
import { likeSignatures } from './signature-index.ts';
import { nearestRound, nearestWhole } from './simplest.ts';
import { Target } from './target.ts';
import { changedFrom, compareAt, type Explanation, scaleToOurs } from './verify.ts';

/** The template of a drawing that names none, and its variables. */
export interface Recognition extends Omit<Explanation, 'times'> {
  readonly entry: Entry;
  /** Lines that differ: 0, or the few of a defect. */
  readonly differences: number;
  /** How many times as large as ours their drawing is: 1, or what makes odd sizes round. */
  readonly scale: number;
  /** Other ids that draw the same. */
  readonly alike: readonly string[];
}

/** Lines drawn at most to find the candidates, and to fit them. */
const [LISTING_BUDGET, FITTING_BUDGET] = [400_000, 220_000] as const;

/** Candidates that may be drawn at another scale. */
const SCALED = 3;

/** Candidates that are fitted, and how much farther than the first of them their lines may be, in mm. */
const [FITTED, FARTHER] = [6, 3] as const;

/** Lines that may differ: a defect makes so many differ, of a small drawing this share, of a large one that. */
const [DEFECT, SHARE_OF_FEW, SHARE_OF_MANY] = [8, 0.15, 0.06] as const;

/** After so few differences, or this share of the lines, the next candidate must be as near before it was fitted, within so many mm. */
const [FEW, FEW_SHARE, AS_NEAR] = [2, 0.08, 0.5] as const;

/** Nearer than this is rounding, of the file and of sizes, in mm: they need not be fitted any further. */
const ROUNDING = 0.005;

/** Lines this near, in mm, are those of sizes that are off by less than half a millimetre. */
const HALF_ROUND = 1;

/** Lines of a drawing at another scale are this near to ours at other sizes, in mm. */
const NEARLY_OURS = 3;

/** Pieces of a drawing that may be one of ours: more are a layout. */
const MAX_PIECES = 12;

/**
 * Finds the template and the variables of a drawing, also where it has a defect and however it is turned. Of all ids a
 * signature is known; those that are nearest are brought to the size of the drawing, and the nearest of them fitted.
 * Undefined where none fits.
 * @param theirs lines, each place drawn once.
 */
export const recognise = (catalogue: Catalogue, theirs: Dieline, tolerance: number): Recognition | undefined => {
  for (const straight of likelyTurns(theirs)) {
    const found = recogniseStraight(catalogue, straight, tolerance);
    if (found) return found;
  }
  return undefined;
};

/** @param theirs turned as ours is drawn, but for quarter turns. */
const recogniseStraight = (catalogue: Catalogue, theirs: Dieline, tolerance: number): Recognition | undefined => {
  const target = new Target(theirs, true);
  if (target.pieces === 0 || target.pieces > MAX_PIECES) return undefined;
  const search: Search = { theirs, target, draw: drawLines(FITTING_BUDGET), tolerance };
  const usual = usualCandidates(catalogue);
  const list = (all: readonly Candidate[]): ListedCandidate[] =>
    shortlist(all, theirs.lines, target, drawLines(LISTING_BUDGET));
  const listed = list(usual);
  const scaled = firstOf(listed.slice(0, SCALED), (candidate) => behindScale(candidate, search));
  if (scaled) {
    const straight = undo(theirs, { degrees: 0, scale: scaled.scale });
    return {
      ...scaled,
      alike: alikeTo(scaled, [], likeSignatures(scaled.entry, usual), { ...search, theirs: straight }),
    };
  }
  let best = bestOf(listed, search);
  // Counts of pieces that are not the usual ones are other templates, as it were.
  if (!isFew(best, search)) best = bestOf(list(otherCounts(catalogue)), search, best);
  return best && { ...best, alike: alikeTo(best, listed, likeSignatures(best.entry, usual), search) };
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

interface Search {
  readonly theirs: Dieline;
  readonly target: Target;
  readonly draw: DrawLines;
  /** In mm. */
  readonly tolerance: number;
}

/** @param known what was found before: only what differs less is better. */
const bestOf = (listed: readonly ListedCandidate[], search: Search, known?: Recognition): Recognition | undefined => {
  const count = search.theirs.lines.length;
  const limit = Math.max(Math.min(DEFECT, SHARE_OF_FEW * count), SHARE_OF_MANY * count);
  const [first] = listed;
  let best = known;
  let bestGap = Number.POSITIVE_INFINITY;
  for (const candidate of listed.slice(0, FITTED)) {
    if (candidate.gap > first!.gap + FARTHER) break;
    if (isFew(best, search) && candidate.gap > bestGap + AS_NEAR) break;
    const found = fitted(candidate, search, { defect: true, ...(isFew(best, search) && { known: best }) });
    if (!found || found.differences > limit || (best && found.differences >= best.differences)) continue;
    [best, bestGap] = [found, candidate.gap];
    if (best.differences === 0) break;
  }
  return best;
};

/**
 * The values of a candidate at which it differs least.
 * @param defect whether a few lines may be off.
 * @param known a candidate with few differences: then the fit that takes longest is left out, and an id of its template is
 * tried at its sizes.
 */
const fitted = (
  candidate: ListedCandidate,
  search: Search,
  { defect, known }: { readonly defect: boolean; readonly known?: Recognition | undefined },
): Recognition | undefined => {
  const { theirs, target, draw, tolerance } = search;
  const { entry, near } = candidate;
  const asListed = atRoundSizes(candidate, search);
  if (asListed?.differences === 0 && asListed.deviation <= ROUNDING) return asListed;
  if (known?.entry.template === entry.template)
    return fewest([asListed, recognised(entry, knownVariables(entry, known.changed), theirs, tolerance)]);
  const fit = (options: Omit<FitOptions, 'tolerance'>, start: RankedCandidate = candidate): Recognition | undefined => {
    const values = fitCandidate(start, target, draw, { tolerance, ...options });
    return values && recognised(entry, values, theirs, tolerance);
  };
  const asMany = near.countDifference === 0;
  if (defect && asListed && asListed.differences > 0 && asListed.differences <= FEW) {
    // Only a setting may be nearer: it moves few lines.
    const at = candidate.parameters().place(asListed.values);
    return fewest([asListed, asMany ? fit({ robust: false, settled: true }, { ...candidate, at }) : undefined]);
  }
  // A sound drawing is fitted whole: only that fit goes beyond a step in what is drawn.
  const whole = asMany ? fit({ robust: false }) : undefined;
  if (whole?.differences === 0 || !defect) return whole;
  // A setting may make up for a defect in part: the usual ones are tried first.
  const best = fewest([isFew(asListed, search) ? asListed : undefined, fit({ robust: true, sizesOnly: true }), whole]);
  if (known || isFew(best, search)) return best;
  const robust = fewest([best, fit({ robust: true })]);
  return robust || near.countDifference > ENDS_OF_ONE ? robust : fit({ robust: false });
};

/** A line that does not belong has so many ends: all of ours are near theirs. */
const ENDS_OF_ONE = 2;

/** The listed sizes, rounded: boxes are made with round numbers. */
const atRoundSizes = (
  { entry, at, gap, parameters: make }: ListedCandidate,
  { theirs, tolerance }: Search,
): Recognition | undefined => {
  const parameters = make();
  const tried = [nearestRound(at, parameters), ...(gap < HALF_ROUND ? [nearestWhole(at, parameters)] : [])];
  return fewest(tried.map((round) => recognised(entry, parameters.values(round), theirs, tolerance)));
};

/** Whether so few lines differ that another candidate would hardly differ less. */
const isFew = (found: Recognition | undefined, { theirs }: Search): boolean =>
  found !== undefined && found.differences <= Math.max(FEW, Math.min(DEFECT, FEW_SHARE * theirs.lines.length));

const fewest = (all: readonly (Recognition | undefined)[]): Recognition | undefined =>
  all.reduce((best, one) => (one && !(best && best.differences <= one.differences) ? one : best), undefined);

const recognised = (
  entry: Entry,
  values: VariableValues,
  theirs: Dieline,
  tolerance: number,
): Recognition | undefined => {
  const compared = compareAt(entry, values, theirs, tolerance);
  if (!compared) return undefined;
  const { comparison, settled } = compared;
  return {
    entry,
    id: entry.id,
    values: settled,
    changed: changedFrom(entry, values, {}),
    deviation: comparison.largest?.distance ?? 0,
    differences: comparison.deviations.length,
    scale: 1,
    alike: [],
  };
};

/** How much the lengths of lines of two drawings may differ that are the same, in mm. */
const SAME_LENGTH = 2;

/** Candidates fitted to see whether they draw the same at other variables, and how near their lines must be before, in mm. */
const [TWINS_FITTED, TWIN_GAP] = [3, 0.2] as const;

/** Other ids whose drawing is as near: at the same variables, or with settings of their own. */
const alikeTo = (
  best: Recognition,
  listed: readonly ListedCandidate[],
  likely: readonly Entry[],
  search: Search,
): string[] => {
  const { entry: own, values, differences } = best;
  const draw = drawLines(Number.POSITIVE_INFINITY);
  const total = (entry: Entry): number =>
    (draw(entry, knownVariables(entry, values)) ?? []).reduce((sum, { curve }) => sum + length(curve), 0);
  const ours = total(own);
  const atSameValues = new Set(
    [...new Set([...listed.map(({ entry }) => entry), ...likely])]
      .filter((entry) => entry !== own && Math.abs(total(entry) - ours) < SAME_LENGTH)
      .filter((entry) => {
        const compared = compareAt(entry, knownVariables(entry, values), search.theirs, search.tolerance);
        return compared !== undefined && compared.comparison.deviations.length <= differences;
      }),
  );
  const fittedTwins = listed
    .filter(({ entry, gap }) => gap < TWIN_GAP && entry !== own && !atSameValues.has(entry))
    .slice(0, TWINS_FITTED)
    .filter(
      (candidate) =>
        (fitted(candidate, search, { defect: differences > 0, known: best })?.differences ??
          Number.POSITIVE_INFINITY) <= differences,
    );
  return [...atSameValues, ...fittedTwins.map(({ entry }) => entry)].map(({ id }) => id);
};
