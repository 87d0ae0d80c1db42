import { type LineKind, UnreadableError } from '../../formats/reading/index.ts';
import { type Curve, length } from '../../geometry/index.ts';
import type { ClosedDrawing, TypedCurve } from '../../recognise/lines/index.ts';
import {
  NearestCurve,
  outsideTest,
  type PlanarDrawing,
  type Regions,
  regionsOf,
  toPlanar,
  UnionFind,
  WELD,
} from '../../recognise/lines/index.ts';
import type { UnknownLook } from './unknown-looks.ts';

/** Lines of known types, the planar drawing of them, and its regions. */
interface DrawnLines {
  readonly lines: readonly TypedCurve[];
  readonly drawing: PlanarDrawing;
  readonly regions: Regions;
}

/** The same with its open outlines closed. */
export type KnownLines = DrawnLines & ClosedDrawing;

/**
 * The most likely kind of the lines of each look, to propose a map of kinds. Where an outline is open, or nothing encloses board, the look
 * that encloses most more is the cut. Lines outside of the board, and those in it that lead to no line of the tool, are dimensions. The
 * others are creases.
 */
export const likelyKinds = (looks: readonly UnknownLook[], known: KnownLines): LineKind[] => {
  if (!looks.length) return [];
  const isBoard = areaOf(known.regions) > 0;
  const outline = isBoard && !known.gaps.length ? undefined : likelyOutline(looks, known.lines);
  const board = outline ?? (isBoard ? known : undefined);
  const cut = outline?.look ?? (isBoard ? undefined : longest(looks)[0]);
  const kindOf = board ? kindFinder(board) : () => 'crease' as const;
  return looks.map((look) => (look === cut ? 'cut' : kindOf(look.curves)));
};

const areaOf = (regions: Regions | undefined): number =>
  regions?.all.reduce((sum, { kind, area }) => sum + (kind === 'piece' ? area : 0), 0) ?? 0;

/** Looks that are tried as the outline, those with the longest lines first. A drawing has no more kinds of lines. */
const MAX_LOOKS_TRIED = 8;

/** Lines of an outline enclose at least so much more board, in mm². */
const LEAST_MORE = 1;

/** The look whose lines enclose most board beyond the known one, and the drawing that has them as cuts. */
const likelyOutline = (
  looks: readonly UnknownLook[],
  known: readonly TypedCurve[],
): (DrawnLines & { readonly look: UnknownLook }) | undefined => {
  let best: (DrawnLines & { readonly look: UnknownLook }) | undefined;
  let most = areaOf(withCuts(known, [])?.regions) + LEAST_MORE;
  for (const look of longest(looks).slice(0, MAX_LOOKS_TRIED)) {
    const board = withCuts(known, look.curves);
    const area = areaOf(board?.regions);
    if (board && area > most) [best, most] = [{ ...board, look }, area];
  }
  return best;
};

const longest = (looks: readonly UnknownLook[]): UnknownLook[] =>
  looks
    .map((look) => ({ look, length: totalLength(look.curves) }))
    .sort((a, b) => b.length - a.length)
    .map(({ look }) => look);

/** The drawing with these curves as cuts; undefined for too many crossings. */
const withCuts = (known: readonly TypedCurve[], curves: readonly Curve[]): DrawnLines | undefined => {
  const lines = [...known, ...curves.map((curve): TypedCurve => ({ curve, line: 'cut' }))];
  try {
    const drawing = toPlanar(lines);
    return { lines, drawing, regions: regionsOf(drawing) };
  } catch (error) {
    if (error instanceof UnreadableError) return undefined;
    throw error;
  }
};

const totalLength = (curves: readonly Curve[]): number => curves.reduce((sum, curve) => sum + length(curve), 0);

/** Curves of a look that are held against the board. */
const MAX_SAMPLED_CURVES = 200;

/** Creases lie in the board, except for a few that a person drew beside it by mistake; and they hang together with other lines. */
const [MOST_OUTSIDE, LEAST_JOINED] = [0.25, 0.5] as const;

/** Tells the kind of curves by where they lie in a drawing that encloses board. */
const kindFinder = ({ lines, drawing, regions }: DrawnLines): ((curves: readonly Curve[]) => LineKind) => {
  const isOutside = outsideTest(drawing, regions);
  const tool = new NearestCurve(lines.map(({ curve }) => curve));
  return (curves) => {
    const step = Math.ceil(curves.length / MAX_SAMPLED_CURVES);
    const some = curves.filter((_, k) => k % step === 0);
    if (totalLength(some.filter(isOutside)) > MOST_OUTSIDE * totalLength(some)) return 'dimensions';
    return totalLength(joined(curves, tool)) < LEAST_JOINED * totalLength(curves) ? 'dimensions' : 'crease';
  };
};

/** Curves that lead from one line of the tool to another, alone or connected with others. */
const joined = (curves: readonly Curve[], tool: NearestCurve): Curve[] => {
  const own = new NearestCurve(curves);
  const groups = new UnionFind(curves.length);
  const held = curves.map(({ from, to }, k) => {
    const ends = [from, to];
    for (const end of ends) groups.join(k, own.find(end, WELD, (other) => other !== k)?.of ?? k);
    return ends.filter((end) => tool.find(end, WELD)).length;
  });
  return groups
    .groups([...curves.keys()], (k) => k)
    .flatMap((group) => (group.reduce((sum, k) => sum + held[k]!, 0) < 2 ? [] : group.map((k) => curves[k]!)));
};
