import { length } from '../../geometry/index.ts';
import type { Entry } from '../../template/index.ts';
import { knownVariables } from './candidates.ts';
import { drawLines } from './drawer.ts';
import { fitted, type Recognition, type Search } from './fit-listed.ts';
import type { ListedCandidate } from './shortlist.ts';
import { compareAt } from './verify.ts';

/** How much the lengths of lines of two drawings may differ that are the same, in mm. */
const SAME_LENGTH = 2;

/** Candidates fitted to see whether they draw the same at other variables, and how near their lines must be before, in mm. */
const [TWINS_FITTED, TWIN_GAP] = [3, 0.2] as const;

/** Other ids whose drawing is as near: at the same variables, or with settings of their own. */
export const alikeTo = (
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
