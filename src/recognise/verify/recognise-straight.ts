import { once } from '../../geometry/index.ts';
import type { Dieline } from '../../sheet/index.ts';
import type { Catalogue } from '../../template/index.ts';
import { type DrawLines, drawWithin } from '../catalogue/drawer.ts';
import { likelyTurns } from '../catalogue/orientation.ts';
import { withOtherChoices } from '../catalogue/other-choices.ts';
import { signatureOf } from '../catalogue/signature.ts';
import { type ComparedCandidate, signatureIndexOf } from '../catalogue/signature-index.ts';
import { type ListedCandidate, shortlist } from '../fit/shortlist.ts';
import { Target } from '../fit/target.ts';
import { type Similarity, undo } from '../lines/alignment.ts';
import { plainest } from './alike.ts';
import { type Allowed, FEW, isFew, type Recognition, ROUNDING, type Search } from './at-values.ts';
import { fitted, sharpened } from './fit-listed.ts';
import { plainScale, similarityBehind, withOddPanel } from './scale.ts';

/** Budget of drawn lines to find candidates. The right one needs half of it. */
const LISTING_BUDGET = 75_000;

/** Budget of drawn lines for other choices of the nearest ids. */
const CHOICES_BUDGET = 13_000;

/** Most pieces of one box. A drawing with more is a layout. */
const MAX_PIECES = 12;

/** A drawing, rotated like ours except for quarter turns, with its candidates. */
export interface Turn extends Search {
  readonly catalogue: Catalogue;
  /** Candidates by signature, the nearest first. A scale does not change signatures. */
  readonly ranked: Iterable<ComparedCandidate>;
  /** Differences of a result that counts. */
  readonly allowed: Allowed;
  /** The likely candidates at the size of the drawing, the nearest first. */
  readonly listed: () => readonly ListedCandidate[];
}

/** @param few how many candidates may be far off when the drawing differs in a few lines at most. */
export const turnOf = (turn: Omit<Turn, 'target' | 'listed'>, few?: number): Turn => {
  const { theirs, ranked, draw } = turn;
  const target = new Target(theirs);
  const isBox = target.pieces > 0 && target.pieces <= MAX_PIECES;
  const listed = once(() =>
    isBox ? shortlist(ranked, theirs.lines, target, drawWithin(LISTING_BUDGET, draw), few) : [],
  );
  return { ...turn, target, listed };
};

/** A drawing in its likely rotations. */
export type Turns = readonly [Turn, ...(readonly Turn[])];

/** The drawing in its likely rotations, each with its candidates. */
export const turnsOf = (catalogue: Catalogue, drawing: Dieline, tolerance: number, draw: DrawLines): Turns => {
  const index = signatureIndexOf(catalogue);
  return likelyTurns(drawing).map((theirs): Turn => {
    const ranked = index.near(signatureOf(theirs.lines));
    return turnOf({ catalogue, draw, theirs, ranked, tolerance, allowed: 'defect' });
  }) as readonly Turn[] as Turns;
};

/** Candidates for the drawing with one or two other choices than an id has, the nearest first. */
export const otherChoicesOf = ({ catalogue, draw, theirs }: Turn): readonly ComparedCandidate[] => {
  const own = signatureOf(theirs.lines);
  return withOtherChoices(catalogue, signatureIndexOf(catalogue).named(own), own, drawWithin(CHOICES_BUDGET, draw));
};

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
