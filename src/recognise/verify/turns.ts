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
import type { Allowed, Search } from './at-values.ts';

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
