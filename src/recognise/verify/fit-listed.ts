import { knownVariables } from '../catalogue/candidates.ts';
import { drawLines } from '../catalogue/drawer.ts';
import { freeParameters } from '../catalogue/parameters.ts';
import { type FitOptions, fitCandidate } from '../fit/fit-candidate.ts';
import { clipped, type FitProblem, fitParameters, largest, withMask } from '../fit/least-squares.ts';
import type { ListedCandidate } from '../fit/shortlist.ts';
import { nearestRound, nearestWhole, simplest } from '../fit/simplest.ts';
import { shiftedProblem } from '../fit/sized.ts';
import { type Allowed, FEW, fewest, isFew, type Recognition, ROUNDING, recognised, type Search } from './at-values.ts';

/** At this distance of the lines, in mm, sizes are off by less than half a millimetre. */
const HALF_ROUND = 1;

/**
 * The values of a candidate at which it differs least.
 * @param allowed wrong lines; fewer take less time.
 * @param known a candidate with few differences: the longest fit is skipped, and an id of its template is tried at its sizes.
 */
export const fitted = (candidate: ListedCandidate, search: Search, allowed: Allowed, known?: Recognition) => {
  const { target, draw, tolerance } = search;
  const { entry, near } = candidate;
  const asListed = atRoundSizes(candidate, search);
  if (asListed?.differences === 0 && asListed.deviation <= ROUNDING) return asListed;
  if (known?.entry.template === entry.template)
    return fewest([asListed, recognised(entry, knownVariables(entry, known.changed), search)]);
  const fit = (options: Omit<FitOptions, 'tolerance'>): Recognition | undefined => {
    const values = fitCandidate(candidate, target, draw, { tolerance, ...options });
    return values && recognised(entry, values, search);
  };
  const asMany = near.countDifference === 0;
  if (allowed !== 'none' && asListed && asListed.differences > 0 && asListed.differences <= FEW) {
    // Only a setting, or a board near the usual one, can still improve it: they move few lines.
    return asMany ? fewest([asListed, fit({ robust: false })]) : asListed;
  }
  // A sound drawing gets the whole fit: only that one crosses a step of the drawing.
  const whole = asMany ? fit({ robust: false }) : undefined;
  if (whole?.differences === 0 || allowed !== 'defect') return whole;
  // A setting may hide part of a defect, so the usual settings are tried first.
  const best = fewest([isFew(asListed, search) ? asListed : undefined, fit({ robust: true, sizesOnly: true }), whole]);
  if (known || isFew(best, search)) return best;
  const robust = fewest([best, fit({ robust: true })]);
  return robust || near.countDifference > ENDS_OF_ONE ? robust : fit({ robust: false });
};

/** Ends of one line that is drawn in addition; all lines of our drawing may still match. */
const ENDS_OF_ONE = 2;

/** The listed sizes, rounded: boxes are made with round numbers. */
const atRoundSizes = ({ entry, at, gap, parameters }: ListedCandidate, search: Search): Recognition | undefined => {
  const tried = [nearestRound(at, parameters), ...(gap < HALF_ROUND ? [nearestWhole(at, parameters)] : [])];
  return fewest(tried.map((round) => recognised(entry, parameters.values(round), search)));
};

const SHARPENING_ROUNDS = 6;

/** Refines the sizes of a drawing with a defect, round ones within the tolerance too. Lines farther off belong to the defect. */
export const sharpened = (found: Recognition, search: Search): Recognition => {
  const { target, tolerance } = search;
  const { entry } = found;
  const sizes = Object.fromEntries(Object.entries(found.values).filter(([name]) => name in entry.template.size));
  const parameters = freeParameters(entry, { ...sizes, ...found.changed });
  const { start, values, place } = parameters;
  const drawn = (at: readonly number[]) => drawLines(entry, values(at));
  const match = target.nearestMatch(drawn(start) ?? []);
  if (!match) return found;
  const shifted = shiftedProblem(parameters, drawn, match.points);
  const shift = [start.length, start.length + 1];
  const placed = fitParameters(clipped(shifted), [...start, 0, 0], SHARPENING_ROUNDS, shift)!.at;
  const isOff = shifted.of(placed)!.map((gap) => Math.abs(gap) > tolerance);
  const rest = withMask(shifted, isOff);
  if (largest(rest.of(placed)!) <= ROUNDING) return found;
  const refined = fitParameters(rest, placed, SHARPENING_ROUNDS, [...parameters.sizes, ...shift]);
  if (!refined || largest(refined.residuals) > ROUNDING) return found;
  const middle = refined.at.slice(-2);
  const still: FitProblem = { of: (at) => rest.of([...at, ...middle]), within: (at) => place(values(at)) };
  const sharper = recognised(entry, simplest(still, refined.at.slice(0, -2), parameters), search);
  return sharper && sharper.differences <= found.differences ? sharper : found;
};
