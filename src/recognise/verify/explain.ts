import type { Dieline } from '../../sheet/index.ts';
import { type Catalogue, type Entry, variables } from '../../template/index.ts';
import { type Candidate, variations } from '../catalogue/candidates.ts';
import { type DrawLines, drawWithin, type VariableValues } from '../catalogue/drawer.ts';
import { unitRatio } from '../catalogue/orientation.ts';
import { freeParameters } from '../catalogue/parameters.ts';
import { fitCandidate } from '../fit/fit-candidate.ts';
import { nearer } from '../fit/pairings.ts';
import { Target } from '../fit/target.ts';
import { undo } from '../lines/alignment.ts';
import { withoutBleed } from '../lines/curves.ts';
import { firstOf } from '../lines/once.ts';
import { type Explanation, similarityToOurs, verify } from './at-values.ts';
import { compare, isSame } from './compare.ts';
import { recognise } from './recognise.ts';

/** Budget of drawn lines to fit the claimed template and its variations. */
const BUDGET = 200_000;

/** Steps from the given entry to other choices, and how many are followed and fitted at each step. */
const [STEPS, FOLLOWED, FITTED] = [3, 3, 3] as const;

/** Finds what makes their drawing: the claimed template at other values, then choices, then any other. Undefined beyond `tolerance` mm. */
export const explain = (
  catalogue: Catalogue,
  theirs: Dieline,
  claimed: { readonly id: string; readonly values: VariableValues },
  tolerance: number,
): Explanation | undefined => {
  const own = catalogue.find(claimed.id);
  if (!own) return undefined;
  const given = withoutDefaults(own, claimed.values);
  const inUnit = inOtherUnit(own, given, theirs, tolerance);
  if (inUnit) return inUnit;
  const target = new Target(theirs);
  const draw = drawWithin(BUDGET);
  const near = firstOf(likelyFirst(catalogue, { entry: own, given }, target, draw), (candidate) => {
    const { entry, given: start } = candidate;
    const parameters = freeParameters(entry, start);
    const values = fitCandidate({ ...candidate, parameters }, target, draw, { tolerance, robust: false });
    return values && verify(entry, values, given, theirs, tolerance);
  });
  if (near) return near;
  const found = recognise(catalogue, theirs, tolerance);
  return (
    found && verify(found.entry, { ...sizesOf(found.entry, found.values), ...found.changed }, given, theirs, tolerance)
  );
};

const sizesOf = ({ template }: Entry, values: VariableValues): VariableValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(template.size, name)));

/** The claimed template, then its variations whose ends are nearest. The next ones are drawn only when the last one failed. */
function* likelyFirst(catalogue: Catalogue, claimed: Candidate, target: Target, draw: DrawLines): Generator<Candidate> {
  const keyOf = ({ entry, given }: Candidate): string => `${entry.id} ${JSON.stringify(given)}`;
  const seen = new Set([keyOf(claimed)]);
  // Even with another count of ends: at other sizes the counts may agree.
  yield claimed;
  let followed = [claimed];
  for (let step = 0; step < STEPS && followed.length; step++) {
    const near = followed
      .flatMap((one) => variations(catalogue, one))
      .filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)))
      .flatMap((one) => {
        const [match] = target.matches(draw(one.entry, one.given) ?? []);
        return match ? [{ one, match }] : [];
      })
      .sort((a, b) => nearer(a.match, b.match));
    for (const { one } of near.filter(({ match }) => match.countDifference === 0).slice(0, FITTED)) yield one;
    followed = near.slice(0, FOLLOWED).map(({ one }) => one);
  }
}

/** The sizes, and settings that differ from their defaults. A setting at its default was not requested, so it follows the sizes. */
export const withoutDefaults = (entry: Entry, values: VariableValues, near = 1e-9): VariableValues => {
  const { id, template } = entry;
  const sizes = sizesOf(entry, values);
  const usual = variables(template, id, sizes);
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => name in sizes || !(Math.abs(value - (usual[name]?.value ?? value)) <= near),
    ),
  );
};

/** The given variables at another scale, for a file whose unit was read wrongly. */
const inOtherUnit = (own: Entry, given: VariableValues, theirs: Dieline, tolerance: number) => {
  const found = similarityToOurs(own, given, theirs);
  const times = found && unitRatio(1 / found.scale);
  const same = times && verify(own, given, given, undo(theirs, { degrees: 0, scale: 1 / times }), tolerance);
  return same ? { ...same, times } : undefined;
};

/** A value that many others could stand for is not shown: others, in mm, and the same drawing. */
const OTHER = 0.2;

/** Finds the settings at known sizes, and those that no other value could stand for; undefined beyond `tolerance` mm. @param drawAt - our drawing; undefined for impossible values. */
export const fitSettings = (
  entry: Entry,
  start: VariableValues,
  drawAt: (values: VariableValues) => Dieline | undefined,
  theirs: Dieline,
  tolerance: number,
) => {
  const target = new Target(theirs);
  const fit = (from: VariableValues, fixed: VariableValues): VariableValues | undefined => {
    const names = Object.keys(from).filter((name) => !(name in fixed));
    const values = (at: readonly number[]): VariableValues => ({
      ...fixed,
      ...Object.fromEntries(names.map((name, k) => [name, at[k]!])),
    });
    const place = (of: VariableValues): readonly number[] => names.map((name) => of[name]!);
    const parameters = { names, start: place(from), sizes: [], board: names.indexOf('material'), values, place };
    const lines = (of: VariableValues) => {
      const drawn = drawAt(of);
      return drawn && withoutBleed(drawn.lines);
    };
    const options = { tolerance, robust: false };
    const found = fitCandidate({ entry, given: from, parameters }, target, (_, of) => lines(of), options);
    const ours = found && drawAt(found);
    return ours && isSame(compare(theirs, ours, tolerance)) ? found : undefined;
  };
  const values = fit(start, {});
  const isShown = (name: string): boolean =>
    ![OTHER, -OTHER].some((by) => fit(values!, { [name]: values![name]! + by }));
  return values && { values, shown: Object.keys(values).filter(isShown) };
};
