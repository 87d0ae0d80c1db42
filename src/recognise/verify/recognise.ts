import { once } from '../../geometry/index.ts';
import type { Dieline, Line } from '../../sheet/index.ts';
import type { Catalogue } from '../../template/index.ts';
import { drawWithin } from '../catalogue/drawer.ts';
import { likelyUnits } from '../catalogue/orientation.ts';
import type { ComparedCandidate } from '../catalogue/signature-index.ts';
import { DEFECT } from '../fit/one-defect.ts';
import { boxArea, theirPieces } from '../fit/pieces.ts';
import type { ListedCandidate } from '../fit/shortlist.ts';
import { undo } from '../lines/alignment.ts';
import { firstOf } from '../lines/once.ts';
import { UnionFind } from '../lines/union-find.ts';
import { FEW, fewest, type Recognition } from './at-values.ts';
import { otherChoicesOf, recogniseStraight, type Turn, type Turns, turnOf, turnsOf } from './recognise-straight.ts';

/** Most pieces of a drawing one of which may be a scrap. Of a box of many parts, the smallest is likely one of them. */
const WITH_SCRAP = 3;

/** The drawing without its smallest piece, and without what hangs together around all others, where that has few lines. */
const withoutExtra = (theirs: Dieline): Dieline[] => {
  const pieces = theirPieces(theirs);
  return [pieces.length > 1 && pieces.length <= WITH_SCRAP ? pieces.at(-1)!.lines : [], frameOf(theirs)]
    .filter(({ length }) => length > 0 && length <= DEFECT)
    .map((extra) => ({ ...theirs, lines: theirs.lines.filter((line) => !extra.includes(line)) }));
};

/** The lines of a frame: they hang together, and all others lie inside. */
const frameOf = ({ lines }: Dieline): readonly Line[] => {
  const groups = UnionFind.sharing(lines, ({ from, to }) => [from, to]);
  const whole = boxArea(lines);
  return groups.length > 1 ? (groups.find((group) => boxArea(group) >= whole) ?? []) : [];
};

/** Budget of drawn lines for a whole search. Nearly every drawing of ours is recognised with half of it. */
const SEARCH_BUDGET = 300_000;

/** Candidates with other choices that may be far off: their signatures are exact. */
const UNNAMED_FAR = 6;

/** Candidates in another unit that may be far off: only a drawing with few differences shows its unit. */
const RESIZED_FAR = 4;

/** Other choices are tried first when their signature differs in so many fewer counts than that of any id. */
const CLEARLY_NEARER = 3;

/**
 * Finds the template and the variables of a drawing in any rotation or unit, with one defect, a small piece beside it or a frame around.
 * The ids with the nearest signatures are brought to its size, and the nearest of those are fitted; the same with one or two other
 * choices each, first where their signatures are clearly nearer. Undefined when none fits.
 * @param theirs lines, each place drawn once.
 * @param unit in which they were read, in mm.
 */
export const recognise = (catalogue: Catalogue, theirs: Dieline, tolerance: number, unit = 1) => {
  const turns = turnsOf(catalogue, theirs, tolerance, drawWithin(SEARCH_BUDGET));
  const others = turns.map((turn) => once(() => otherChoicesOf(turn)));
  // No defect of an id is nearer than a drawing without one.
  const least = leastOf(turns[0].ranked);
  const likelier = least > CLEARLY_NEARER && leastOf(others[0]!()) <= least - CLEARLY_NEARER;
  const unnamed = once(() => recogniseUnnamed(turns, others, !likelier));
  if (likelier && unnamed()?.differences === 0) return unnamed();
  const found = recogniseAll(turns, unit);
  // Other choices explain more only where they are nearer.
  if (found && (found.differences <= FEW || leastOf(others[0]!()) >= least)) return found;
  return (found ? undefined : recogniseWithoutExtra(turns[0], theirs, unit)) ?? fewest([found, unnamed()]);
};

/** Counts by which the nearest candidate differs. */
const leastOf = (ranked: Iterable<ComparedCandidate>): number =>
  firstOf(ranked, ({ unlike }) => unlike) ?? Number.POSITIVE_INFINITY;

/** With fewer lines, a frame and a defect together would explain another drawing, such as a plate with holes. */
const FEWEST_WITH_DEFECT = 12;

/** Recognises the drawing without a piece or a frame that does not belong to the box. */
const recogniseWithoutExtra = ({ catalogue, tolerance, draw }: Turn, theirs: Dieline, unit: number) =>
  firstOf(withoutExtra(theirs), (rest) => {
    const within = recogniseAll(turnsOf(catalogue, rest, tolerance, draw), unit);
    if (!within || (within.differences > 0 && rest.lines.length < FEWEST_WITH_DEFECT)) return undefined;
    return { ...within, differences: within.differences + theirs.lines.length - rest.lines.length };
  });

/**
 * Recognises other choices of an id, for choices that no id names. More differences would show another drawing.
 * @param others candidates with other choices for each rotation.
 * @param namedAreNear false when the named ids are clearly farther off.
 */
const recogniseUnnamed = (
  turns: Turns,
  others: readonly (() => readonly ComparedCandidate[])[],
  namedAreNear: boolean,
): Recognition | undefined =>
  firstOf(turns.entries(), ([k, turn]) => {
    const candidates = others[k]!();
    const ranked = namedAreNear ? nearIdsFirst(candidates, turn.listed()) : candidates;
    const found = recogniseStraight(turnOf({ ...turn, ranked, allowed: 'few' }, UNNAMED_FAR));
    return found && found.differences <= FEW ? found : undefined;
  });

/** Candidates with as many differing counts, the choices of ids first that are near: many choices add no count. */
const nearIdsFirst = (ranked: readonly ComparedCandidate[], listed: readonly ListedCandidate[]) => {
  const places = new Map(listed.map(({ entry }, place) => [entry.id, place]));
  const placeOf = ({ candidate }: ComparedCandidate): number =>
    places.get(candidate.entry.id.split(',')[0]!) ?? listed.length;
  return ranked.toSorted((a, b) => a.unlike - b.unlike || placeOf(a) - placeOf(b));
};

/** Every piece belongs to the box. */
const recogniseAll = (turns: Turns, unit: number): Recognition | undefined => {
  const [{ theirs, ranked }] = turns;
  const { before, after } = likelyUnits(ranked, theirs.lines, unit);
  return firstOf([...before, 1, ...after], (times) =>
    firstOf(turns, (rotated) => (times === 1 ? recogniseStraight(rotated) : inOtherUnit(rotated, times))),
  );
};

/** Recognises a drawing at another scale. Only a result with few differences shows that the unit was read wrongly. */
const inOtherUnit = (turn: Turn, times: number): Recognition | undefined => {
  const theirs = undo(turn.theirs, { degrees: 0, scale: 1 / times });
  const found = recogniseStraight(turnOf({ ...turn, theirs, allowed: 'few' }, RESIZED_FAR));
  return found && found.differences <= FEW ? { ...found, scale: found.scale / times } : undefined;
};
