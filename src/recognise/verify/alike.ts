import { distance } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';
import type { Catalogue, Entry } from '../../template/index.ts';
import { knownVariables } from '../catalogue/candidates.ts';
import { drawLines } from '../catalogue/drawer.ts';
import { signatureIndexOf } from '../catalogue/signature-index.ts';
import { byDistance, exceededByQuarter } from '../fit/least-squares.ts';
import type { ListedCandidate } from '../fit/shortlist.ts';
import type { Target } from '../fit/target.ts';
import { totalLength } from '../lines/curves.ts';
import { type Recognition, ROUNDING, recognised, type Search } from './at-values.ts';
import { fitted } from './fit-listed.ts';

/** Largest difference of the line lengths of two equal drawings, in mm. */
const SAME_LENGTH = 2;

/** How much farther off than the best an id may be that draws the same at the same variables, in mm. */
const TWIN_GAP = 0.2;

/** Candidates fitted to see whether they draw the same at other variables, and how much farther off they may be before, in mm. */
const [TWINS_FITTED, UNFITTED_GAP] = [3, 0.5] as const;

/** Orientations tried, the nearest first. */
const WAYS = 2;

/** Distance of the points of our lines from theirs in mm: the upper quartile. */
const gapTo = (target: Target, ours: readonly Line[]): number => {
  const ways = target.matches(ours).slice(0, WAYS);
  return Math.min(...ways.map(({ points }) => exceededByQuarter(byDistance(points(ours) ?? []))));
};

/** Other ids whose drawing is as near, at the same variables or with other settings. */
const alikeTo = (best: Recognition, listed: readonly ListedCandidate[], catalogue: Catalogue, search: Search) => {
  const { entry: own, values, differences } = best;
  const drawn = (entry: Entry): readonly Line[] => drawLines(entry, knownVariables(entry, values)) ?? [];
  const ours = drawn(own);
  const sought = totalLength(ours);
  const ownGap = gapTo(search.target, ours);
  /** Rules out most other ids without a comparison. */
  const isNear = (lines: readonly Line[]): boolean =>
    Math.abs(totalLength(lines) - sought) < SAME_LENGTH && gapTo(search.target, lines) < ownGap + TWIN_GAP;
  const asNear = (found: Recognition | undefined): found is Recognition =>
    found !== undefined && found.differences <= differences;
  const likely = signatureIndexOf(catalogue).alike(own);
  const atSameValues = [...new Set([...listed.map(({ entry }) => entry), ...likely])]
    .filter((entry) => entry !== own && isNear(drawn(entry)))
    .map((entry) => recognised(entry, knownVariables(entry, values), search))
    .filter(asNear);
  const known = new Set([own, ...atSameValues.map(({ entry }) => entry)]);
  const { gap: near, shift: centre } = listed.find(({ entry }) => entry === own) ?? { gap: 0, shift: [0, 0] };
  const fittedTwins = listed
    .filter(({ entry, gap, shift }) => gap + distance(shift, centre) < near + UNFITTED_GAP && !known.has(entry))
    .slice(0, TWINS_FITTED)
    .map((candidate) => fitted(candidate, search, differences > 0 ? 'defect' : 'none', best))
    .filter(asNear);
  return [...atSameValues, ...fittedTwins];
};

/**
 * Names one of several ids that draw the same, and the others beside it: the fewest changed settings, then the first of the catalogue.
 * @param best the nearest of them. @param listed candidates for the others.
 */
export const plainest = (
  best: Recognition,
  listed: readonly ListedCandidate[],
  catalogue: Catalogue,
  search: Search,
): Recognition => {
  const all = [best, ...alikeTo(best, listed, catalogue, search)];
  const placeOf = ({ id }: Recognition): number => {
    const place = catalogue.entries.findIndex((entry) => entry.id === id);
    return place < 0 ? catalogue.entries.length : place;
  };
  const named = all
    .filter(({ deviation }) => deviation <= best.deviation + ROUNDING)
    .map((one) => ({ one, settings: Object.keys(one.changed).length, place: placeOf(one) }))
    .sort((a, b) => a.settings - b.settings || a.place - b.place)[0]!.one;
  return {
    ...named,
    scale: best.scale,
    alike: all.filter((one) => one !== named).map(({ id, values, changed }) => ({ id, values, changed })),
  };
};
