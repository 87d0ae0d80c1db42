import type { Dieline, Line } from '../../sheet/index.ts';
import type { Catalogue } from '../../template/index.ts';
import { SCALE_ROUNDING, undo } from '../compare/similarity.ts';
import { totalLength } from '../typed-curve.ts';
import { UnionFind } from '../union-find.ts';
import { alikeTo } from './alike.ts';
import { entriesWithOneOtherChoice, knownVariables } from './candidates.ts';
import { sizesBehindScale } from './common-scale.ts';
import { drawLines } from './drawer.ts';
import {
  atRoundSizes,
  atSizesAround,
  FEW,
  fewest,
  fitted,
  isFew,
  type Recognition,
  ROUNDING,
  recognised,
  type Search,
} from './fit-listed.ts';
import { likelyTurns } from './likely-turns.ts';
import { likelyUnits } from './likely-units.ts';
import { once } from './once.ts';
import { DEFECT } from './one-defect.ts';
import { withOtherChoices } from './other-choices.ts';
import { sharpened } from './sharpen.ts';
import { type ListedCandidate, shortlist } from './shortlist.ts';
import { signatureOf } from './signature.ts';
import { type ComparedCandidate, signatureIndexOf } from './signature-index.ts';
import { nearestWhole } from './simplest.ts';
import { Target } from './target.ts';
import { boxArea, theirPieces } from './their-pieces.ts';
import { scaleToOurs } from './verify.ts';

/** Budgets of drawn lines: to find candidates, and to fit them. The right candidate needs half of them. */
const [LISTING_BUDGET, FITTING_BUDGET] = [60_000, 40_000] as const;

/** Budget of drawn lines for other choices of the nearest ids. */
const CHOICES_BUDGET = 10_000;

/** Candidates with other choices that may be far off: their signatures are exact. */
const UNNAMED_FAR = 6;

/** Candidates in another unit that may be far off: only a drawing with few differences shows its unit. */
const RESIZED_FAR = 4;

/** Other choices are tried first when their signature differs in so many fewer counts than that of any id. */
const CLEARLY_NEARER = 3;

/** Candidates that may be drawn at another scale. */
const SCALED = 3;

/** Candidates that are fitted, and how much farther off than the first one their lines may be, in mm. */
const [FITTED, FARTHER] = [6, 3] as const;

/** After a candidate with few differences, the next one is fitted only when it starts as near, within so many mm. */
const AS_NEAR = 0.5;

/** Lines of a drawing at another scale or in another unit are this near to ours at other sizes, in mm. */
const NEARLY_OURS = 3;

/** Siblings that are compared. */
const SIBLINGS = 3;

/** Most pieces of one box. A drawing with more is a layout. */
const MAX_PIECES = 12;

/** A drawing, rotated like ours except for quarter turns, with its candidates. */
interface Question {
  readonly catalogue: Catalogue;
  readonly drawing: Dieline;
  /** Candidates by signature, the nearest first. A scale does not change signatures. */
  readonly ranked: Iterable<ComparedCandidate>;
  /** In mm. */
  readonly tolerance: number;
  readonly target: Target;
  /** The likely candidates at the size of the drawing, the nearest first. */
  readonly listed: () => readonly ListedCandidate[];
}

/**
 * @param most how many candidates may be far off.
 */
const questionOf = (
  { catalogue, drawing, ranked, tolerance }: Omit<Question, 'target' | 'listed'>,
  most?: number,
): Question => {
  const target = new Target(drawing, true);
  const isBox = target.pieces > 0 && target.pieces <= MAX_PIECES;
  const listed = once(() => (isBox ? shortlist(ranked, drawing.lines, target, drawLines(LISTING_BUDGET), most) : []));
  return { catalogue, drawing, ranked, tolerance, target, listed };
};

/** A drawing in its likely rotations. */
type Turns = readonly [Question, ...(readonly Question[])];

/**
 * Finds the template and the variables of a drawing: with one defect, a small piece beside it or a frame around it, in any rotation,
 * and when it was read in another unit than it was drawn in. Each id has a known signature. The nearest ids are brought to the size
 * of the drawing, and the nearest of those are fitted; the same with one or two other choices each, first where their signatures are
 * clearly nearer. Undefined when none fits.
 * @param theirs lines, each place drawn once.
 * @param unit in which they were read, in mm.
 */
export const recognise = (
  catalogue: Catalogue,
  theirs: Dieline,
  tolerance: number,
  unit = 1,
): Recognition | undefined => {
  const turns = questionsOf(catalogue, theirs, tolerance);
  const others = turns.map((question) => once(() => otherChoicesOf(question)));
  // No defect of an id is nearer than a drawing without one.
  const least = leastOf(turns[0]);
  const likelier = least > CLEARLY_NEARER && leastOf(others[0]!()) <= least - CLEARLY_NEARER;
  const unnamed = once(() => recogniseUnnamed(others, likelier ? undefined : turns));
  if (likelier && unnamed()?.differences === 0) return unnamed();
  const found = recogniseAll(turns, unit);
  // Other choices explain more only where they are nearer.
  if (found && (found.differences <= FEW || leastOf(others[0]!()) >= least)) return found;
  const within = found ? undefined : withoutExtra(catalogue, theirs, tolerance, unit);
  return within ?? fewest([found, unnamed()]);
};

/** Counts by which the nearest candidate differs. */
const leastOf = ({ ranked }: Question): number => {
  for (const { unlike } of ranked) return unlike;
  return Number.POSITIVE_INFINITY;
};

/** Recognises the drawing without a piece or a frame that does not belong to the box. */
const withoutExtra = (
  catalogue: Catalogue,
  theirs: Dieline,
  tolerance: number,
  unit: number,
): Recognition | undefined =>
  firstOf(withoutExtraPiece(theirs), (rest) => {
    const within = recogniseAll(questionsOf(catalogue, rest, tolerance), unit);
    return within && { ...within, differences: within.differences + theirs.lines.length - rest.lines.length };
  });

/**
 * Recognises other choices of an id, for choices that no id names. More differences would show another drawing.
 * @param turns the drawing with named ids; undefined when these are clearly farther off.
 */
const recogniseUnnamed = (others: readonly (() => Question)[], turns: Turns | undefined): Recognition | undefined => {
  for (const [k, make] of others.entries()) {
    const question = make();
    const ranked = turns ? nearIdsFirst(question.ranked, turns[k]!.listed()) : question.ranked;
    const found = recogniseStraight(questionOf({ ...question, ranked }, UNNAMED_FAR));
    if (found && found.differences <= FEW) return found;
  }
  return undefined;
};

/** Candidates with as many differing counts, the choices of ids first that are near: many choices add no count. */
const nearIdsFirst = (ranked: Iterable<ComparedCandidate>, listed: readonly ListedCandidate[]): ComparedCandidate[] => {
  const places = new Map(listed.map(({ entry }, place) => [entry.id, place]));
  const placeOf = ({ candidate }: ComparedCandidate): number =>
    places.get(candidate.entry.id.split(',')[0]!) ?? listed.length;
  return [...ranked].sort((a, b) => a.unlike - b.unlike || placeOf(a) - placeOf(b));
};

/** The drawing with candidates of other choices. */
const otherChoicesOf = (question: Question): Question => {
  const own = signatureOf(question.drawing.lines);
  const named = signatureIndexOf(question.catalogue).named(own);
  return { ...question, ranked: withOtherChoices(question.catalogue, named, own, drawLines(CHOICES_BUDGET)) };
};

/** Most pieces of a drawing one of which may be a scrap. Of a box of many parts, the smallest is likely one of them. */
const WITH_SCRAP = 3;

/** The drawing without its smallest piece, and without what hangs together around all others, where that has few lines. */
const withoutExtraPiece = (theirs: Dieline): Dieline[] => {
  const pieces = theirPieces(theirs, true);
  const scrap = pieces.length > 1 && pieces.length <= WITH_SCRAP ? pieces.at(-1)!.lines : [];
  return [scrap, frameOf(theirs)]
    .filter(({ length }) => length > 0 && length <= DEFECT)
    .map((extra) => ({ ...theirs, lines: theirs.lines.filter((line) => !extra.includes(line)) }));
};

/** The lines of a frame: they hang together, and all others lie inside. */
const frameOf = ({ nodes, lines }: Dieline): readonly Line[] => {
  const joined = new UnionFind(nodes.length);
  for (const { from, to } of lines) joined.join(from, to);
  const groups = joined.groups(lines, ({ from }) => from);
  const whole = boxArea(lines);
  return groups.length > 1 ? (groups.find((group) => boxArea(group) >= whole) ?? []) : [];
};

/** Every piece belongs to the box. */
const recogniseAll = (turns: Turns, unit: number): Recognition | undefined => {
  const [{ drawing, ranked }] = turns;
  const { before, after } = likelyUnits(ranked, drawing.lines, unit);
  return firstOf([...before, 1, ...after], (times) =>
    firstOf(turns, (rotated) => (times === 1 ? recogniseStraight(rotated) : inOtherUnit(rotated, times))),
  );
};

/** The drawing in its likely rotations, each with its candidates. */
const questionsOf = (catalogue: Catalogue, theirs: Dieline, tolerance: number): Turns => {
  const index = signatureIndexOf(catalogue);
  return likelyTurns(theirs).map((drawing): Question => {
    return questionOf({ catalogue, drawing, ranked: index.near(signatureOf(drawing.lines)), tolerance });
  }) as readonly Question[] as Turns;
};

/** Recognises a drawing at another scale. Only a result with few differences shows that the unit was read wrongly. */
const inOtherUnit = (question: Question, times: number): Recognition | undefined => {
  const drawing = undo(question.drawing, { degrees: 0, scale: 1 / times });
  const found = recogniseStraight(questionOf({ ...question, drawing }, RESIZED_FAR), NEARLY_OURS);
  return found && found.differences <= FEW ? { ...found, scale: found.scale / times } : undefined;
};

/** @param farthest largest distance in mm, at the best sizes, of a candidate that is fitted. */
const recogniseStraight = (
  { catalogue, drawing: theirs, target, tolerance, listed: list }: Question,
  farthest = Number.POSITIVE_INFINITY,
): Recognition | undefined => {
  const listed = list().filter(({ gap }) => gap < farthest);
  if (!listed.length) return undefined;
  const search: Search = { theirs, target, draw: drawLines(FITTING_BUDGET), tolerance };
  const index = signatureIndexOf(catalogue);
  const [first] = listed;
  // Odd sizes may come from a scale.
  const atRound = first && isFew(atRoundSizes(first, search), search);
  const scaled = atRound ? undefined : firstOf(listed.slice(0, SCALED), (one) => behindScale(one, search));
  if (scaled) {
    const straight = undo(theirs, { degrees: 0, scale: scaled.scale });
    return { ...scaled, alike: alikeTo(scaled, [], index.alike(scaled.entry), { ...search, theirs: straight }) };
  }
  let best = bestOf(listed, search);
  if (best && best.differences > 0) best = nearestSibling(best, catalogue, search);
  if (best && best.deviation > ROUNDING) best = sharpened(best, search);
  if (!best) return undefined;
  return { ...best, alike: alikeTo(best, listed, index.alike(best.entry), search) };
};

/**
 * Takes the id of the template, or its own with one other choice, with the same line length that differs least at its variables. Far
 * from the usual sizes, an id with an extra feature is found first.
 */
const nearestSibling = (best: Recognition, catalogue: Catalogue, search: Search): Recognition => {
  const draw = drawLines(Number.POSITIVE_INFINITY);
  const sought = totalLength(search.theirs.lines);
  const named = best.entry.template.ids.named.map((id) => catalogue.find(id)!);
  const siblings = [...new Set([...named, ...entriesWithOneOtherChoice(catalogue, best.entry)])]
    .filter((entry) => entry.id !== best.entry.id)
    .flatMap((entry) => {
      const given = knownVariables(entry, best.changed);
      const lines = draw(entry, given);
      return lines ? [{ entry, given, off: Math.abs(totalLength(lines) - sought) }] : [];
    })
    .sort((a, b) => a.off - b.off)
    .slice(0, SIBLINGS);
  return fewest([best, ...siblings.map(({ entry, given }) => recognised(entry, given, search))]) ?? best;
};

/** The first result that is not undefined. */
const firstOf = <T, R>(all: readonly T[], make: (one: T) => R | undefined): R | undefined => {
  for (const one of all) {
    const result = make(one);
    if (result !== undefined) return result;
  }
  return undefined;
};

/** A candidate at whole sizes and another scale, when all but a few lines match: the nearest sizes, then those that the scale has made odd. */
const behindScale = (
  candidate: ListedCandidate,
  { theirs, target, draw, tolerance }: Search,
): Recognition | undefined => {
  const { entry, at, gap, parameters: make } = candidate;
  if (gap >= NEARLY_OURS) return undefined;
  const parameters = make();
  const atSizes = (sizes: readonly number[] | undefined): Recognition | undefined => {
    const values = sizes && parameters.values(sizes);
    const scale = values && scaleToOurs(entry, values, theirs);
    if (!scale || Math.abs(scale - 1) < SCALE_ROUNDING) return undefined;
    const unscaled = undo(theirs, { degrees: 0, scale });
    const found = recognised(entry, values, { theirs: unscaled, target: new Target(unscaled, true), tolerance });
    return found && found.differences <= FEW ? { ...found, scale } : undefined;
  };
  return atSizes(nearestWhole(at, parameters)) ?? atSizes(sizesBehindScale(candidate, target, draw));
};

const bestOf = (listed: readonly ListedCandidate[], search: Search): Recognition | undefined => {
  const [first] = listed;
  let best: Recognition | undefined;
  let bestGap = Number.POSITIVE_INFINITY;
  const failed: ListedCandidate[] = [];
  for (const candidate of listed.slice(0, FITTED)) {
    if (candidate.gap > first!.gap + FARTHER) break;
    if (isFew(best, search) && candidate.gap > bestGap + AS_NEAR) break;
    // An id that draws the same as one that does not fit does not fit either.
    if (failed.some((other) => isTwin(other, candidate))) continue;
    const found = fitted(candidate, search, { defect: true, ...(isFew(best, search) && { known: best }) });
    if (!found) failed.push(candidate);
    if (!found?.oneDefect || (best && found.differences >= best.differences)) continue;
    [best, bestGap] = [found, candidate.gap];
    if (best.differences === 0) break;
  }
  if (best) return best;
  const around = firstOf(listed.slice(0, FITTED), (candidate) => {
    const found = atSizesAround(candidate, search);
    return isFew(found, search) ? found : undefined;
  });
  return around?.oneDefect ? around : undefined;
};

/** True for two candidates whose lines are as far from theirs, point by point. */
const isTwin = ({ gaps: a }: ListedCandidate, { gaps: b }: ListedCandidate): boolean =>
  a.length === b.length && a.every((gap, k) => Math.abs(gap - b[k]!) < TWIN);

/** Distances that differ by less are the same, in mm. */
const TWIN = 1e-6;
