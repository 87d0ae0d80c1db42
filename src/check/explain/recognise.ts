import type { Dieline } from '../../sheet/index.ts';
import type { Catalogue, Entry } from '../../template/index.ts';
import { knownVariables } from './candidates.ts';
import { type DrawLines, drawLines, type VariableValues } from './drawer.ts';
import { fitCandidate, type RankedCandidate } from './fit-candidate.ts';
import { rankCandidates } from './rank.ts';
import { Target } from './target.ts';
import { changedFrom, compareAt, type Explanation } from './verify.ts';

/** The template of a drawing that names none, and its variables. */
export interface Recognition extends Omit<Explanation, 'times'> {
  readonly entry: Entry;
  /** Lines that differ: 0, or the few of a defect. */
  readonly differences: number;
  /** Other ids that draw the same. */
  readonly alike: readonly string[];
}

/** Lines drawn at most to recognise one drawing. */
const BUDGET = 220_000;

/** Candidates fitted, and further ones after one with few differences was found. */
const [FITTED, FURTHER] = [16, 3] as const;

/** Lines that may differ, and the share of all lines. */
const [FEWEST, SHARE] = [3, 0.06] as const;

/** Pieces of a drawing that may be one of ours: more are a layout. */
const MAX_PIECES = 12;

/** Ids of equal structure that are compared with the one recognised. */
const MAX_ALIKE = 24;

/**
 * Finds the template and the variables of a drawing, also where it has a defect. Every id is drawn once at its default sizes;
 * those with as many ends are fitted first. Undefined where none fits.
 * @param theirs lines, each place drawn once.
 */
export const recognise = (catalogue: Catalogue, theirs: Dieline, tolerance: number): Recognition | undefined => {
  const target = new Target(theirs, true);
  if (target.pieces === 0 || target.pieces > MAX_PIECES) return undefined;
  const draw = drawLines(BUDGET);
  const ranked = rankCandidates(
    catalogue.entries.map((entry) => ({ entry, given: {} })),
    target,
    draw,
  );
  const limit = Math.max(FEWEST, SHARE * theirs.lines.length);
  const best = bestOf(ranked, target, draw, theirs, tolerance, limit);
  return best && { ...best, alike: alikeTo(best, ranked, theirs, tolerance) };
};

const bestOf = (
  ranked: readonly RankedCandidate[],
  target: Target,
  draw: DrawLines,
  theirs: Dieline,
  tolerance: number,
  limit: number,
): Recognition | undefined => {
  let best: Recognition | undefined;
  let further = FURTHER;
  for (const candidate of ranked.filter(({ near }) => near.countDifference <= limit + FEWEST).slice(0, FITTED)) {
    if (best && further-- <= 0) break;
    // A sound drawing is fitted whole: only that fit goes beyond a step in what is drawn.
    const whole =
      candidate.near.countDifference === 0 && fitCandidate(candidate, target, draw, { tolerance, robust: false });
    const values = whole || fitCandidate(candidate, target, draw, { tolerance, robust: true });
    const found = values && recognised(candidate.entry, values, theirs, tolerance);
    if (!found || found.differences > limit || (best && found.differences >= best.differences)) continue;
    best = found;
    if (best.differences === 0) break;
  }
  return best;
};

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
    alike: [],
  };
};

/** Other ids whose drawing is as near at the same variables. */
const alikeTo = (
  { entry: own, values, differences }: Recognition,
  ranked: readonly RankedCandidate[],
  theirs: Dieline,
  tolerance: number,
): string[] => {
  const near = ranked.find(({ entry }) => entry === own)!.near.countDifference;
  return ranked
    .filter(({ entry, near: { countDifference } }) => entry !== own && countDifference === near)
    .slice(0, MAX_ALIKE)
    .filter(({ entry }) => {
      const compared = compareAt(entry, knownVariables(entry, values), theirs, tolerance);
      return compared !== undefined && compared.comparison.deviations.length <= differences;
    })
    .map(({ entry }) => entry.id);
};
