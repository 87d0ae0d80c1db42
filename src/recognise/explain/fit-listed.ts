import type { Dieline } from '../../sheet/index.ts';
import type { Entry } from '../../template/index.ts';
import { compare } from '../compare/compare.ts';
import { withoutBleed } from '../lines/without-bleed.ts';
import { knownVariables } from './candidates.ts';
import type { DrawLines, VariableValues } from './drawer.ts';
import { type FitOptions, fitCandidate, type RankedCandidate } from './fit-candidate.ts';
import { DEFECT, isOneDefect } from './one-defect.ts';
import type { ListedCandidate } from './shortlist.ts';
import { nearestRound, nearestWhole } from './simplest.ts';
import type { Target } from './target.ts';
import { changedFrom, drawAt, type Explanation } from './verify.ts';

/** The template of a drawing that names none, and its variables. */
export interface Recognition extends Omit<Explanation, 'times'> {
  readonly entry: Entry;
  /** Lines that differ: 0, or the few of a defect. */
  readonly differences: number;
  /** True when the differences may be a defect. More differences show another drawing. */
  readonly oneDefect: boolean;
  /** Scale of their drawing against ours: 1, or the scale that makes odd sizes round. */
  readonly scale: number;
  /** Other ids that draw the same. */
  readonly alike: readonly AlikeId[];
}

/** An id that draws the same as another one, with its variables. */
export type AlikeId = Pick<Explanation, 'id' | 'values' | 'changed'>;

/** The target of a search and its tolerance. */
export interface Search {
  readonly theirs: Dieline;
  readonly target: Target;
  readonly draw: DrawLines;
  /** In mm. */
  readonly tolerance: number;
}

/** How many lines of a result may be wrong: none, so few that they move no size, or those of one defect. */
export type Allowed = 'none' | 'few' | 'defect';

/** With so few differing lines, or this share of them, another candidate would hardly differ less. */
export const FEW = 2;
const FEW_SHARE = 0.08;

/** Smaller distances are rounding of the file and of sizes, in mm, and need no further fit. */
export const ROUNDING = 0.005;

/** At this distance of the lines, in mm, sizes are off by less than half a millimetre. */
const HALF_ROUND = 1;

/**
 * The values of a candidate at which it differs least.
 * @param allowed wrong lines; fewer take less time.
 * @param known a candidate with few differences. The longest fit is then skipped, and an id of its template is
 * tried at its sizes.
 */
export const fitted = (
  candidate: ListedCandidate,
  search: Search,
  allowed: Allowed,
  known?: Recognition,
): Recognition | undefined => {
  const { target, draw, tolerance } = search;
  const { entry, near } = candidate;
  const asListed = atRoundSizes(candidate, search);
  if (asListed?.differences === 0 && asListed.deviation <= ROUNDING) return asListed;
  if (known?.entry.template === entry.template)
    return fewest([asListed, recognised(entry, knownVariables(entry, known.changed), search)]);
  const fit = (options: Omit<FitOptions, 'tolerance'>, start: RankedCandidate = candidate): Recognition | undefined => {
    const values = fitCandidate(start, target, draw, { tolerance, ...options });
    return values && recognised(entry, values, search);
  };
  const asMany = near.countDifference === 0;
  if (allowed !== 'none' && asListed && asListed.differences > 0 && asListed.differences <= FEW) {
    // Only a setting, or a board near the usual one, can still improve it: they move few lines.
    const at = candidate.parameters().place(asListed.values);
    const settled = asMany ? fit({ robust: false, settled: true }, { ...candidate, at }) : undefined;
    if (!asMany || settled?.differences === 0) return fewest([asListed, settled]);
    return fewest([asListed, settled, fit({ robust: false })]);
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
export const atRoundSizes = (
  { entry, at, gap, parameters: make }: ListedCandidate,
  search: Search,
): Recognition | undefined => {
  const parameters = make();
  const tried = [nearestRound(at, parameters), ...(gap < HALF_ROUND ? [nearestWhole(at, parameters)] : [])];
  return fewest(tried.map((round) => recognised(entry, parameters.values(round), search)));
};

/** Most sizes around the listed ones that are tried: three sizes with three values each. */
const AROUND = 27;

/** Sizes nearer to a whole number are settled, in mm. */
const SETTLED = 0.05;

/**
 * The candidate at the whole sizes around the listed ones. A fit ends beside them where the drawing has steps, as the flaps of a case
 * have at odd widths.
 */
export const atSizesAround = (
  { entry, at, gap, parameters: make }: ListedCandidate,
  search: Search,
): Recognition | undefined => {
  if (gap >= HALF_ROUND) return undefined;
  const parameters = make();
  const open = parameters.sizes.filter((k) => Math.abs(at[k]! - Math.round(at[k]!)) > SETTLED);
  let around: readonly (readonly number[])[] = [nearestWhole(at, parameters)];
  for (const k of open) around = around.flatMap((one) => [0, -1, 1].map((step) => one.with(k, one[k]! + step)));
  let best: Recognition | undefined;
  for (const one of around.slice(0, AROUND)) {
    best = fewest([best, recognised(entry, parameters.values(one), search)]);
    if (best?.differences === 0) break;
  }
  return best;
};

/** True when so few lines differ that another candidate would hardly differ less. */
export const isFew = (found: Recognition | undefined, { theirs }: Search): boolean =>
  found !== undefined && found.differences <= Math.max(FEW, Math.min(DEFECT, FEW_SHARE * theirs.lines.length));

/** The result with the fewest differing lines; the first one among equals. */
export const fewest = (all: readonly (Recognition | undefined)[]): Recognition | undefined =>
  all.reduce((best, one) => (one && !(best && best.differences <= one.differences) ? one : best), undefined);

/** The differences of a candidate at values; undefined when these cannot be made, or differ in more lines than a defect. */
export const recognised = (
  entry: Entry,
  values: VariableValues,
  { theirs, target, tolerance }: Pick<Search, 'theirs' | 'target' | 'tolerance'>,
): Recognition | undefined => {
  const ours = drawAt(entry, values);
  // A comparison of whole drawings takes longer than to see that they are unlike.
  if (!ours || target.isFar(withoutBleed(ours.dieline.lines), tolerance)) return undefined;
  const comparison = compare(theirs, ours.dieline, tolerance);
  return {
    entry,
    id: entry.id,
    values: ours.settled,
    changed: changedFrom(entry, values, {}),
    deviation: comparison.largest?.distance ?? 0,
    differences: comparison.deviations.length,
    oneDefect: isOneDefect(comparison.deviations, theirs.lines),
    scale: 1,
    alike: [],
  };
};
