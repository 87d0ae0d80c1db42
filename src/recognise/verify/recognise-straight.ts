import { drawWithin } from '../catalogue/drawer.ts';
import { signatureIndexOf } from '../catalogue/signature-index.ts';
import type { ListedCandidate } from '../fit/shortlist.ts';
import { nearestRound } from '../fit/simplest.ts';
import { undo } from '../lines/alignment.ts';
import { alikeTo, plainest } from './alike.ts';
import { type Allowed, FEW, isFew, type Recognition, ROUNDING, type Search } from './at-values.ts';
import { atRoundSizes, fitted, sharpened } from './fit-listed.ts';
import { areWhole, plainScale, scaleBehind } from './scale.ts';
import { type Turn, turnOf } from './turns.ts';

/** Budget of drawn lines to fit candidates. The right one needs half of it. */
const FITTING_BUDGET = 50_000;

const FITTED = 6;

/** After a candidate with few differences, the next one is fitted only when it starts as near, within so many mm. */
const AS_NEAR = 0.5;

/** The candidate that differs least from the drawing as it is rotated, at its best sizes and at a scale that makes these whole. */
export const recogniseStraight = (turn: Turn): Recognition | undefined => {
  const listed = turn.listed();
  const [first] = listed;
  if (!first) return undefined;
  const search = searchOf(turn);
  // Odd sizes may come from a scale.
  const atRound = isFew(atRoundSizes(first, search), search) && !isOddInAnotherBoard(first);
  const scaled = (): Recognition | undefined => {
    const scale = scaleBehind(listed, search);
    return scale === undefined ? undefined : atOwnScale(turn, scale);
  };
  const early = atRound ? undefined : scaled();
  if (early) return early;
  const best = atBestSizes(turn, listed, search);
  if (!best) return undefined;
  // A scale of almost 1 changes a setting as well as the sizes.
  const late = atRound && changesSettings(best) ? scaled() : undefined;
  if (late && late.differences <= best.differences && !changesSettings(late)) return late;
  const scale = plainScale(best);
  return (scale === undefined ? undefined : atOwnScale(turn, scale)) ?? best;
};

const searchOf = ({ draw, drawing: theirs, target, tolerance }: Turn): Search => ({
  ...{ theirs, target, tolerance },
  draw: drawWithin(FITTING_BUDGET, draw),
});

/** A drawing at another scale is the drawing at its own scale: the same ids draw it. */
const atOwnScale = (turn: Turn, scale: number): Recognition | undefined => {
  const straight = turnOf({ ...turn, drawing: undo(turn.drawing, { degrees: 0, scale }), allowed: 'few' });
  const best = atBestSizes(straight, straight.listed(), searchOf(straight));
  return best && best.differences <= FEW && hasWholeSizes(best) ? { ...best, scale } : undefined;
};

/** Only whole sizes speak for a scale. */
const hasWholeSizes = ({ entry, values }: Recognition): boolean =>
  Object.keys(entry.template.size).every((name) => name === 'material' || Number.isInteger(values[name]));

const atBestSizes = (
  { catalogue, allowed }: Turn,
  listed: readonly ListedCandidate[],
  search: Search,
): Recognition | undefined => {
  let best = bestOf(listed, search, allowed);
  if (best && best.deviation > ROUNDING) best = sharpened(best, search);
  return (
    best && plainest(best, alikeTo(best, listed, signatureIndexOf(catalogue).alike(best.entry), search), catalogue)
  );
};

/** True for odd sizes in another board than the usual one: a scale may explain both. */
const isOddInAnotherBoard = ({ at, parameters }: ListedCandidate): boolean => {
  const { board, start } = parameters;
  return at[board] !== start[board] && !areWhole(nearestRound(at, parameters), parameters);
};

const changesSettings = ({ changed, entry }: Recognition): boolean =>
  Object.keys(changed).some((name) => !(name in entry.template.size));

const bestOf = (listed: readonly ListedCandidate[], search: Search, allowed: Allowed): Recognition | undefined => {
  let best: Recognition | undefined;
  let bestGap = Number.POSITIVE_INFINITY;
  const failed: ListedCandidate[] = [];
  let tried = 0;
  for (const candidate of listed) {
    if (tried === FITTED) break;
    if (isFew(best, search) && candidate.gap > bestGap + AS_NEAR) break;
    // An id that draws the same as one that does not fit does not fit either.
    if (failed.some((other) => isTwin(other, candidate))) continue;
    tried++;
    const found = fitted(candidate, search, allowed, isFew(best, search) ? best : undefined);
    if (!found) failed.push(candidate);
    if (!found?.oneDefect || (best && found.differences >= best.differences)) continue;
    [best, bestGap] = [found, candidate.gap];
    if (best.differences === 0) break;
  }
  return best;
};

/** True for two candidates whose lines are as far from theirs, point by point. */
const isTwin = ({ gaps: a }: ListedCandidate, { gaps: b }: ListedCandidate): boolean =>
  a.length === b.length && a.every((gap, k) => Math.abs(gap - b[k]!) < TWIN);

/** Distances that differ by less are the same, in mm. */
const TWIN = 1e-6;
