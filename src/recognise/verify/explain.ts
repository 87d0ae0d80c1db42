import type { Dieline } from '../../sheet/index.ts';
import { type Catalogue, type Entry, variables } from '../../template/index.ts';
import { type Candidate, otherTemplates, variations } from '../catalogue/candidates.ts';
import { type DrawLines, drawWithin, type VariableValues } from '../catalogue/drawer.ts';
import { unitRatio } from '../catalogue/orientation.ts';
import { fitCandidate, type RankedCandidate } from '../fit/fit-candidate.ts';
import { nearer } from '../fit/pairings.ts';
import { Target } from '../fit/target.ts';
import { undo } from '../lines/alignment.ts';
import { type Explanation, scaleToOurs, verify } from './at-values.ts';
import { rankCandidates } from './rank.ts';

/** Budget of drawn lines for one explanation. */
const BUDGET = 200_000;

/** Steps from the given entry to other choices; how many are followed at each step, fitted at each, and fitted at the end. */
const [STEPS, FOLLOWED, FITTED, FITTED_LAST] = [3, 3, 3, 8] as const;

/**
 * Finds the variables, choices or template that make their drawing. Fits first the given variables, all at once, to the
 * ends of their lines; then other choices of the template, step by step; then other templates, those with as many ends first.
 * Undefined when none is within `tolerance` mm.
 */
export const explain = (
  catalogue: Catalogue,
  theirs: Dieline,
  claimed: { readonly id: string; readonly values: VariableValues },
  tolerance: number,
): Explanation | undefined => {
  const own = catalogue.find(claimed.id);
  if (!own) return undefined;
  const draw = drawWithin(BUDGET);
  const target = new Target(theirs);
  const given = withoutDefaults(own, claimed.values);
  const inUnit = inOtherUnit(own, given, theirs, tolerance);
  if (inUnit) return inUnit;
  for (const candidate of candidatesInOrder(catalogue, own, given, target, draw)) {
    const values = fitCandidate(candidate, target, draw, { tolerance, robust: false });
    const explanation = values && verify(candidate.entry, values, given, theirs, tolerance);
    if (explanation) return explanation;
  }
  return undefined;
};

/** A setting at its default was not requested, so it follows the sizes. */
const withoutDefaults = ({ id, template }: Entry, values: VariableValues): VariableValues => {
  const sizes = Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(template.size, name)));
  const usual = variables(template, id, sizes);
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => name in sizes || !(Math.abs(value - (usual[name]?.value ?? value)) <= 1e-9),
    ),
  );
};

/** Candidates in the order of fitting. The next ones are drawn only when the last one failed. */
function* candidatesInOrder(
  catalogue: Catalogue,
  own: Entry,
  given: VariableValues,
  target: Target,
  draw: DrawLines,
): Generator<RankedCandidate> {
  const seen = new Set<string>();
  const fresh = (all: readonly Candidate[]): Candidate[] =>
    all.filter(({ entry, given: values }) => {
      const key = `${entry.id} ${JSON.stringify(values)}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  let near = rankCandidates(fresh([{ entry: own, given }]), target, draw);
  // The given template goes first, even with another count of ends: at other sizes the counts may agree.
  yield* near;
  const rest: RankedCandidate[] = [];
  const tried = new Set<RankedCandidate>();
  const withSameEnds = (all: readonly RankedCandidate[]): RankedCandidate[] => {
    const first = all.filter(({ near: { countDifference } }) => countDifference === 0).slice(0, FITTED);
    for (const one of first) tried.add(one);
    return first;
  };
  for (let step = 0; step < STEPS && near.length; step++) {
    const next = near.slice(0, FOLLOWED).flatMap((one) => variations(catalogue, one));
    near = rankCandidates(fresh(next), target, draw);
    yield* withSameEnds(near);
    rest.push(...near);
  }
  const others = rankCandidates(otherTemplates(catalogue, own, given), target, draw);
  yield* withSameEnds(others);
  rest.push(...others);
  // A file may split lines where ours does not and so have other ends. Then lines are compared instead of ends.
  yield* rest
    .filter((one) => !tried.has(one))
    .sort((a, b) => nearer(a.near, b.near))
    .slice(0, FITTED_LAST);
}

/** The given variables at another scale, for a file whose unit was read wrongly. */
const inOtherUnit = (
  own: Entry,
  given: VariableValues,
  theirs: Dieline,
  tolerance: number,
): Explanation | undefined => {
  const scale = scaleToOurs(own, given, theirs);
  const times = scale && unitRatio(1 / scale);
  const same = times && verify(own, given, given, undo(theirs, { degrees: 0, scale: 1 / times }), tolerance);
  return same ? { ...same, times } : undefined;
};
