import { drawLines } from './drawer.ts';
import { shiftedProblem } from './drawn-problem.ts';
import { type FitProblem, fitParameters, largest } from './fit.ts';
import { type Recognition, ROUNDING, recognised, type Search } from './fit-listed.ts';
import { freeParameters } from './free-parameters.ts';
import { clipped, withMask } from './robust-fit.ts';
import { simplest } from './simplest.ts';

/** Rounds of fitting. */
const ROUNDS = 6;

/**
 * Refines the sizes of a drawing with a defect: round sizes that are off by less than the tolerance fitted as well. Lines farther
 * off belong to the defect and have no influence.
 */
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
  const placed = fitParameters(clipped(shifted), [...start, 0, 0], ROUNDS, shift)!.at;
  const rest = withMask(
    shifted,
    shifted.of(placed)!.map((gap) => Math.abs(gap) > tolerance),
  );
  if (largest(rest.of(placed)!) <= ROUNDING) return found;
  const fitted = fitParameters(rest, placed, ROUNDS, [...parameters.sizes, ...shift]);
  if (!fitted || largest(fitted.residuals) > ROUNDING) return found;
  const middle = fitted.at.slice(-2);
  const still: FitProblem = { of: (at) => rest.of([...at, ...middle]), within: (at) => place(values(at)) };
  const sharper = recognised(entry, simplest(still, fitted.at.slice(0, -2), parameters), search);
  return sharper && sharper.differences <= found.differences ? sharper : found;
};
