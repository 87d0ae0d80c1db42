import type { Point } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';
import type { Entry } from '../../template/index.ts';
import type { DrawLines } from '../catalogue/drawer.ts';
import { signatureOf } from '../catalogue/signature.ts';
import type { ComparedCandidate } from '../catalogue/signature-index.ts';
import { isMet } from './board.ts';
import type { StartedCandidate } from './fit-candidate.ts';
import further from './further.json' with { type: 'json' };
import { exceededByQuarter, farOff } from './least-squares.ts';
import { bringToSize } from './size-fit.ts';
import { MetDrawings, type Sized } from './sized.ts';
import type { Match, Target } from './target.ts';

/** A candidate whose sizes were brought near theirs. */
export interface ListedCandidate extends StartedCandidate {
  /** How it lies on theirs. */
  readonly near: Match;
  readonly at: readonly number[];
  /** Of our centre against theirs, in mm. */
  readonly shift: Point;
  /** Distances of points of our lines from theirs in mm, the farthest first; and their upper quartile. */
  readonly gaps: readonly number[];
  readonly gap: number;
  /** Counts of its signature that differ. */
  readonly unlike: number;
}

const LISTED = 24;

/** How many candidates may be tried and found far off: the right one is hardly farther down. */
const FAR = 9;

/** The same for candidates with more differing counts than these: of 1,100 drawings with and without a defect, three had more. */
const [UNLIKELY, UNLIKELY_FAR] = [14, 4] as const;

/** Counts that may differ through a defect or another size, and that as a share of all counts. */
const [UNLIKE, UNLIKE_SHARE] = [34, 0.4] as const;

/** The same through a few lines: each has two ends, and may cut two more off. */
const FEW_UNLIKE = 12;

/** When this share of points is within this distance in mm, so many more counts may differ: slants at a border of two kinds vary. */
const FURTHER = further;

/** Distance in mm that weighs as much as one differing count. */
const UNLIKE_GAP = 0.05;

/** Distance in mm that weighs as much as one count of pieces that is not the usual one. */
const UNUSUAL_GAP = 0.01;

/** Counts that another board and a defect may change, and templates whose board is fitted, which takes long: fewer in a short search. */
const [BOARD_UNLIKE, BOARD_FITS, FEW_BOARD_FITS] = [10, 6, 2] as const;

/** An orientation with this many more differing counts than the other one is skipped. */
const CLEARLY_TURNED = 6;

/** Candidates of one template that may be far off; its other ids are hardly nearer. A window that does not belong makes some look so. */
const FAR_OF_ONE = 4;

/**
 * The likely candidates, nearest first: those with the nearest counts are brought to its size and compared by lines. Only these are drawn.
 * @param ranked the candidates by their signatures, the nearest first.
 * @param theirs the lines of the target.
 * @param few given for a drawing with at most a few differing lines: how many candidates may be far off.
 */
export const shortlist = (
  ranked: Iterable<ComparedCandidate>,
  theirs: readonly Line[],
  target: Target,
  draw: DrawLines,
  few?: number,
): ListedCandidate[] => {
  const most = few ?? FAR;
  const counts = signatureOf(theirs).reduce((sum, count) => sum + count, 0);
  let last = few === undefined ? Math.max(UNLIKE, UNLIKE_SHARE * counts) : FEW_UNLIKE;
  const listed: ListedCandidate[] = [];
  const far = new Map<Entry['template'], number>();
  const boardFits = few === undefined ? BOARD_FITS : FEW_BOARD_FITS;
  /** Templates whose board was fitted. */
  const boards = new Set<Entry['template']>();
  const met = new MetDrawings();
  let tried = 0;
  let nearestBegun = Number.POSITIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  let nearest: Sized | undefined;
  const farAt = (unlike: number): number => (unlike > UNLIKELY ? Math.min(most, UNLIKELY_FAR) : most);
  for (const { candidate, asItLies, turned, unlike } of ranked) {
    if (unlike > last || listed.length >= LISTED || tried - listed.length - met.farAgain >= farAt(unlike)) break;
    const { template } = candidate.entry;
    const farBefore = far.get(template) ?? 0;
    if (farBefore >= FAR_OF_ONE) continue;
    tried++;
    const admits = (match: Match): boolean =>
      match.turned ? turned <= asItLies + CLEARLY_TURNED : asItLies <= turned + CLEARLY_TURNED;
    least = Math.min(least, unlike);
    const isOff = !nearest || !isMet(nearest.gaps);
    const board = isOff && unlike <= BOARD_UNLIKE && boards.size < boardFits && !boards.has(template);
    if (board) boards.add(template);
    // With the least differing counts a candidate may begin far off: its usual sizes may differ more.
    const limit = unlike > least ? nearestBegun : Number.POSITIVE_INFINITY;
    const sized = bringToSize(candidate, target, draw, { admits, nearestBegun: limit, nearest, board, met });
    if (!sized) {
      far.set(template, farBefore + 1);
      continue;
    }
    const gap = exceededByQuarter(sized.gaps);
    const { parameters, at, match, shift, gaps, begun } = sized;
    nearestBegun = Math.min(nearestBegun, begun);
    if (!nearest || gap < exceededByQuarter(nearest.gaps)) nearest = sized;
    listed.push({ ...candidate, unlike, at, near: match, parameters, shift, gaps, gap });
    const further = FURTHER.find(({ share, within }) => withinShare(gaps, within) >= share);
    if (further) last = Math.min(last, unlike + further.unlike);
  }
  // In whole micrometres: among those that draw the same, rounding decides nothing.
  const farness = ({ gaps, unlike, given }: ListedCandidate): number =>
    Math.round(1000 * (farOff(gaps) + UNLIKE_GAP * unlike + UNUSUAL_GAP * Object.keys(given).length));
  return listed.sort((a, b) => farness(a) - farness(b));
};

const withinShare = (gaps: readonly number[], limit: number): number =>
  gaps.length ? gaps.filter((gap) => gap <= limit).length / gaps.length : 0;
