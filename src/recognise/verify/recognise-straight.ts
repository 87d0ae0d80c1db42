import { drawWithin } from '../catalogue/drawer.ts';
import type { ListedCandidate } from '../fit/shortlist.ts';
import { type Similarity, undo } from '../lines/alignment.ts';
import { plainest } from './alike.ts';
import { type Allowed, FEW, isFew, type Recognition, ROUNDING, type Search } from './at-values.ts';
import { fitted, sharpened } from './fit-listed.ts';
import { plainScale, similarityBehind, withOddPanel } from './scale.ts';
import { type Turn, turnOf } from './turns.ts';

/** Budget of drawn lines to fit candidates. The right one needs half of it. */
const FITTING_BUDGET = 50_000;

const FITTED = 6;

/** After a candidate with few differences, the next one is fitted only when it starts as near, within so many mm. */
const AS_NEAR = 0.5;

/** The candidate that differs least from the drawing as it is rotated, at its best sizes and at a scale that makes these whole. */
export const recogniseStraight = (turn: Turn): Recognition | undefined => {
  const listed = turn.listed();
  if (!listed.length) return undefined;
  const best = atBestSizes(turn, listed, searchOf(turn));
  const isExact = best && !changesSettings(best) && (best.deviation <= ROUNDING || hasSizesIn(HALVES, best));
  // Odd sizes, and settings that follow none, may come from a scale.
  const similarity = isExact ? undefined : similarityBehind(listed, searchOf(turn));
  const scaled = similarity && atOwnScale(turn, similarity);
  const more = scaled ? scaled.differences - (best?.differences ?? Number.POSITIVE_INFINITY) : 1;
  // With a defect in both, odd sizes are as likely as a scale.
  if (more < 0 || (more === 0 && (changesSettings(best!) || best!.differences === 0))) return scaled;
  if (!best) return withOddPanel(listed, searchOf(turn));
  const scale = plainScale(best);
  return (scale === undefined ? undefined : atOwnScale(turn, { degrees: 0, scale })) ?? best;
};

const searchOf = (turn: Turn): Search => ({ ...turn, draw: drawWithin(FITTING_BUDGET, turn.draw) });

/** A drawing at another scale is the drawing at its own scale: the same ids draw it. */
const atOwnScale = (turn: Turn, similarity: Similarity): Recognition | undefined => {
  const { scale, distortion } = similarity;
  const straight = turnOf({ ...turn, theirs: undo(turn.theirs, similarity), allowed: 'few' });
  const best = atBestSizes(straight, straight.listed(), searchOf(straight));
  if (!best || best.differences > FEW || !hasSizesIn(distortion ? HALVES : 1, best)) return undefined;
  return { ...best, scale, ...(distortion && { distortion }) };
};

/** Of a millimetre: boxes have such sizes. */
const HALVES = 0.5;

/** Only sizes in steps of so many mm speak for a scale. */
const hasSizesIn = (mm: number, { entry, values }: Recognition): boolean =>
  Object.keys(entry.template.size).every((name) => name === 'material' || Number.isInteger(values[name]! / mm));

const atBestSizes = ({ catalogue, allowed }: Turn, listed: readonly ListedCandidate[], search: Search) => {
  let best = bestOf(listed, search, allowed);
  if (best && best.deviation > ROUNDING) best = sharpened(best, search);
  return best && plainest(best, listed, catalogue, search);
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
