import type { Line } from '../../sheet/index.ts';
import type { Entry } from '../../template/index.ts';
import type { DrawLines } from './drawer.ts';
import type { RankedCandidate } from './fit-candidate.ts';
import { MAX_GAP } from './near-lines.ts';
import { signatureOf } from './signature.ts';
import type { ComparedCandidate } from './signature-index.ts';
import { bringToSize, exceededByQuarter, type Sized, withinShare } from './size-fit.ts';
import type { Match, Target } from './target.ts';

/** A candidate whose sizes were brought near theirs. */
export interface ListedCandidate extends RankedCandidate {
  readonly at: readonly number[];
  /** Distance of our lines from theirs in mm: the upper quartile. */
  readonly gap: number;
  /** Counts of its signature that differ. */
  readonly unlike: number;
}

/** Candidates that are listed, and those that are tried and found far off: hardly one of their template is farther down than that. */
const [LISTED, FAR] = [24, 20] as const;

/** Counts that may differ by a defect and by another size, and the share of all counts. */
const [UNLIKE, UNLIKE_SHARE] = [34, 0.4] as const;

/**
 * Once so large a share of the points is within so many mm, candidates are listed whose counts are so much more unlike. What
 * draws the same has the same counts, but for slants that are nearly of another kind.
 */
const FURTHER = [
  { share: 1, within: 0.01, unlike: 1 },
  { share: 0.88, within: 0.05, unlike: 4 },
  { share: 0.75, within: 0.1, unlike: 4 },
  { share: 0.75, within: 0.5, unlike: 8 },
  { share: 0.75, within: 1, unlike: 12 },
] as const;

/** A count that is unlike weighs as much as this distance, in mm. */
const UNLIKE_GAP = 0.05;

/** A way to lie that has so many more counts unlike than the other is left out. */
const CLEARLY_TURNED = 6;

/** Candidates of one template that may be far off: what the others draw is hardly nearer. */
const FAR_OF_ONE = 2;

/**
 * The candidates that a drawing may be of, the nearest first: those whose counts are nearest are brought to its size, and
 * compared line by line. Only these are drawn.
 * @param ranked the candidates by their signatures, the nearest first.
 * @param theirs the lines of the target.
 */
export const shortlist = (
  ranked: Iterable<ComparedCandidate>,
  theirs: readonly Line[],
  target: Target,
  draw: DrawLines,
): ListedCandidate[] => {
  let last = Math.max(UNLIKE, UNLIKE_SHARE * signatureOf(theirs).reduce((sum, count) => sum + count, 0));
  const listed: ListedCandidate[] = [];
  const far = new Map<Entry['template'], number>();
  let tried = 0;
  let nearestBegun = Number.POSITIVE_INFINITY;
  let nearest: Sized | undefined;
  for (const { candidate, asItLies, turned, unlike } of ranked) {
    if (unlike > last || listed.length >= LISTED || tried - listed.length >= FAR) break;
    const { template } = candidate.entry;
    const farBefore = far.get(template) ?? 0;
    if (farBefore >= FAR_OF_ONE) continue;
    tried++;
    const admits = (match: Match): boolean =>
      match.turned ? turned <= asItLies + CLEARLY_TURNED : asItLies <= turned + CLEARLY_TURNED;
    const sized = bringToSize(candidate, target, draw, { admits, nearestBegun, nearest });
    const gap = sized ? exceededByQuarter(sized.gaps) : MAX_GAP;
    if (!sized || gap >= MAX_GAP) {
      far.set(template, farBefore + 1);
      continue;
    }
    const { parameters, at, match, gaps, begun } = sized;
    nearestBegun = Math.min(nearestBegun, begun);
    if (!nearest || gap < exceededByQuarter(nearest.gaps)) nearest = sized;
    listed.push({ ...candidate, unlike, at, near: match, parameters: () => parameters, gap });
    const further = FURTHER.find(({ share, within }) => withinShare(gaps, within) >= share);
    if (further) last = Math.min(last, unlike + further.unlike);
  }
  return listed.sort((a, b) => a.gap - b.gap + UNLIKE_GAP * (a.unlike - b.unlike));
};
