import type { Line } from '../../sheet/index.ts';
import { type Catalogue, type Entry, variables } from '../../template/index.ts';
import type { Candidate } from './candidates.ts';
import { type DrawLines, drawLines } from './drawer.ts';
import { type FitProblem, type Fitted, fitParameters } from './fit.ts';
import type { RankedCandidate } from './fit-candidate.ts';
import { type FreeParameters, freeParameters } from './free-parameters.ts';
import { knownSignatures } from './known-signatures.ts';
import { once } from './once.ts';
import { readSignature, type Signature, signatureDifferences, signatureOf } from './signature.ts';
import type { Match, Target } from './target.ts';

/** A candidate whose sizes were brought near theirs. */
export interface ListedCandidate extends RankedCandidate {
  /** How far the lines of ours are from theirs, in mm: three quarters of them are nearer. */
  readonly gap: number;
  /** Counts of its signature that differ. */
  readonly unlike: number;
}

/** Candidates whose sizes are fitted, and those that are drawn to see whether they have as many pieces. */
const [LISTED, DRAWN] = [24, 100] as const;

/** Counts that may differ by a defect and by another size, and the share of all counts. */
const [UNLIKE, UNLIKE_SHARE] = [34, 0.4] as const;

/** Once lines are as near as this, in mm, candidates are listed that have so many counts more unlike. */
const [FOUND, FURTHER] = [0.5, 8] as const;

/** A way to lie that has so many more counts unlike than the other is left out. */
const CLEARLY_TURNED = 6;

/** Rounds of fitting in every orientation; how many of them are fitted further, and in how many rounds. */
const [FIRST_ROUNDS, FINISHED, ROUNDS] = [1, 2, 3] as const;

const signatures = once(
  () =>
    new Map(
      Object.entries(knownSignatures).flatMap(([row, ids]) => {
        const signature = readSignature(row);
        return ids.split(' ').map((id) => [id, signature] as const);
      }),
    ),
);

/** How often lines of each kind end, without drawing where it is known. */
const signatureAt = ({ entry, given }: Candidate, draw: DrawLines): Signature | undefined => {
  const known = Object.keys(given).length ? undefined : signatures().get(entry.id);
  if (known) return known;
  const lines = draw(entry, given);
  return lines && signatureOf(lines);
};

/** Counts that may differ between ids that draw the same: slants that are nearly of another kind. */
const NEARLY = 4;

/** Other entries that may draw the same as this one. */
export const likeSignatures = (own: Entry, all: readonly Candidate[]): Entry[] => {
  const draw = drawLines(Number.POSITIVE_INFINITY);
  const signature = signatureAt({ entry: own, given: {} }, draw);
  return all.flatMap((other) => {
    const theirs = other.entry === own || !signature ? undefined : signatureAt(other, draw);
    return theirs && Math.min(...signatureDifferences(signature!, theirs)) <= NEARLY ? [other.entry] : [];
  });
};

/** The named ids of a catalogue at their usual sizes. */
export const usualCandidates = ({ entries }: Catalogue): Candidate[] => entries.map((entry) => ({ entry, given: {} }));

/** Counts of pieces other than the usual ones, one or two of them changed. */
export const otherCounts = ({ entries }: Catalogue): Candidate[] =>
  entries.flatMap((entry) => {
    const counts = Object.entries(variables(entry.template, entry.id)).filter(([, { kind }]) => kind === 'integer');
    let all: Record<string, number>[] = counts.length ? [{}] : [];
    for (const [name, { min, max }] of counts)
      all = all.flatMap((given) =>
        Array.from({ length: Math.floor(max) - Math.ceil(min) + 1 }, (_, k) => ({
          ...given,
          [name]: Math.ceil(min) + k,
        })),
      );
    return all.map((given) => ({ entry, given }));
  });

/**
 * The candidates that a drawing may be of, the nearest first: those whose counts are nearest are brought to its size, and
 * compared line by line. Only these are drawn.
 * @param theirs the lines of the target.
 */
export const shortlist = (
  all: readonly Candidate[],
  theirs: readonly Line[],
  target: Target,
  draw: DrawLines,
): ListedCandidate[] => {
  const own = signatureOf(theirs);
  let last = Math.max(UNLIKE, UNLIKE_SHARE * own.reduce((sum, count) => sum + count, 0));
  const ranked = all
    .flatMap((candidate) => {
      const signature = signatureAt(candidate, draw);
      if (!signature) return [];
      const [asItLies, turned] = signatureDifferences(own, signature);
      const unlike = Math.min(asItLies, turned);
      return unlike <= last ? [{ candidate, asItLies, turned, unlike }] : [];
    })
    .sort((a, b) => a.unlike - b.unlike)
    .slice(0, DRAWN);
  const listed: ListedCandidate[] = [];
  for (const { candidate, asItLies, turned, unlike } of ranked) {
    if (unlike > last || listed.length >= LISTED) break;
    const admits = (match: Match): boolean =>
      match.turned ? turned <= asItLies + CLEARLY_TURNED : asItLies <= turned + CLEARLY_TURNED;
    const sized = bringToSize(candidate, target, draw, admits);
    if (!sized) continue;
    listed.push({ ...candidate, ...sized, unlike });
    if (sized.gap < FOUND) last = Math.min(last, unlike + FURTHER);
  }
  return listed.sort((a, b) => a.gap + a.unlike / 20 - b.gap - b.unlike / 20);
};

/** Fits the sizes alone: what is finer follows them. */
const bringToSize = (
  { entry, given }: Candidate,
  target: Target,
  draw: DrawLines,
  admits: (match: Match) => boolean,
): Pick<ListedCandidate, 'gap' | 'parameters' | 'near' | 'at'> | undefined => {
  const parameters = freeParameters(entry, given);
  const drawn = remembered((at) => draw(entry, parameters.values(at)));
  const start = drawn(parameters.start);
  if (!start) return undefined;
  const sizes = sizesIn(parameters, entry);
  const problem = (of: Match['ends']): FitProblem => ({
    of: (at) => {
      const ours = drawn(at);
      return ours && of(ours);
    },
    within: (at) => parameters.place(parameters.values(at)),
  });
  const begun: { readonly match: Match; readonly fitted: Fitted; readonly off: number }[] = [];
  for (const match of target.matches(start).filter(admits)) {
    const fitted = fitParameters(problem(match.ends), parameters.start, FIRST_ROUNDS, sizes);
    if (fitted) begun.push({ match, fitted, off: quantile(fitted.residuals, 0.75) });
  }
  // Far from its size a box may first look nearer upside down.
  const nearest = begun.sort((a, b) => a.off - b.off).slice(0, FINISHED);
  let best: Pick<ListedCandidate, 'gap' | 'parameters' | 'near' | 'at'> | undefined;
  for (const { match, fitted } of nearest) {
    const { at } = fitParameters(problem(match.ends), fitted.at, ROUNDS, sizes) ?? fitted;
    const gap = quantile(problem(match.points).of(at) ?? [], 0.75);
    if (!best || gap < best.gap) best = { gap, at, parameters: () => parameters, near: match };
  }
  return best;
};

const sizesIn = ({ names }: FreeParameters, { template }: Entry): number[] =>
  names.flatMap((name, k) => (Object.hasOwn(template.size, name) && name !== 'material' ? [k] : []));

/** Drawings are asked for again in each orientation. */
const remembered = <T>(make: (at: readonly number[]) => T): ((at: readonly number[]) => T) => {
  const known = new Map<string, T>();
  return (at) => {
    const key = at.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make(at);
    known.set(key, made);
    return made;
  };
};

/** The size that so large a share of the numbers does not exceed; infinite where there is none. */
const quantile = (list: readonly number[], share: number): number =>
  list.map(Math.abs).sort((a, b) => a - b)[Math.floor(share * (list.length - 1))] ?? Number.POSITIVE_INFINITY;
