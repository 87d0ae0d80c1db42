import { bends, type LineType } from '../../board/index.ts';
import { isAnnotation } from '../../formats/index.ts';
import type { ReadLine } from '../../formats/reading/index.ts';
import { type Curve, distance, length, type Point, straight } from '../../geometry/index.ts';
import {
  closeOutlines,
  NearestCurve,
  type PlanarEdge,
  type PlanarFaces,
  planarFaces,
  regionsAs,
  toPlanar,
  WELD,
} from '../../recognise/lines/index.ts';
import { isOpen, type LineClass } from './line-classes.ts';
import WEIGHT from './place-weights.json' with { type: 'json' };

/** What a class may be: a cut, a line that bends the board, or no line of the tool. */
export type ClassRole = 'cut' | 'bend' | 'beside';

/** Finds how the classes stand in a drawing with given roles, where the outlines of the known cuts and of one class are closed. */
export const standings = (all: readonly ReadLine[], classes: readonly LineClass[]) => {
  const classOf = new Map(classes.flatMap(({ lines }, c) => lines.map((line) => [line, c] as const)));
  const drawn = all.filter((line) => isOpen(line) || (!isAnnotation(line.kind) && line.kind !== 'bleed'));
  const asRead = drawn.map(({ curve }) => curve);
  const curves = reaching(asRead, (k) => isOpen(drawn[k]!));
  const planar = toPlanar(
    drawn.map((line, k) => ({ curve: curves[k]!, line: isOpen(line) ? 'cut' : (line.kind as LineType) })),
  );
  const classOfEdge = (edge: PlanarEdge): number | undefined => classOf.get(drawn[edge.of]!);
  const asDrawn = planarFaces(planar);
  return (first: number) => {
    const edges = planar.edges.map((edge) =>
      (classOfEdge(edge) ?? first) === first ? edge : { ...edge, line: 'crease' as const },
    );
    const { gaps, drawing: closed } = closeOutlines({ ...planar, edges });
    const bridged = { ...planar, edges: [...planar.edges, ...closed.edges.slice(edges.length)] };
    const gap = gaps.reduce((sum, { size }) => sum + size, 0);
    return { gap, standingOf: standingsIn(gaps.length ? planarFaces(bridged) : asDrawn, classOfEdge, classes.length) };
  };
};

export type Standing = ReturnType<ReturnType<typeof standingsIn>>[number];

/** How much of each class lies as lines of its role do, by weight and by length, as shares; `isFrame` for cuts around the board. */
const standingsIn = (drawing: PlanarFaces, classOf: (edge: PlanarEdge) => number | undefined, count: number) => {
  const of = drawing.edges.map(classOf);
  const sizes = drawing.edges.map(({ curve }) => length(curve));
  return (roles: readonly ClassRole[]) => {
    const types = drawing.edges.map(({ line }, k) => (of[k] === undefined ? line : TYPES[roles[of[k]]!]));
    const placeOf = places(drawing, types);
    const sums = Array.from({ length: count }, (): Partial<Record<PlaceName, number>> => ({}));
    of.forEach((c, k) => {
      if (c === undefined) return;
      const place = placeOf(k);
      sums[c]![place] = (sums[c]![place] ?? 0) + sizes[k]!;
    });
    return sums.map((lengths) => {
      const { slit = 0, shared = 0, frame = 0, border = 0, across = 0, outside = 0 } = lengths;
      const named = Object.entries(lengths) as [PlaceName, number][];
      const size = named.reduce((sum, [, own]) => sum + own, 0);
      const weight = named.reduce((sum, [place, own]) => sum + WEIGHT[place] * own, 0);
      const signs = border + across + frame + outside;
      // Cuts between flaps are slits: they speak for a class that encloses board, but alone they may be anything.
      const share = shared > MOST_SHARED * size ? 0 : (signs < SOME * size ? signs : signs + slit) / size;
      return { weight: weight / size || 0, share: share || 0, isFrame: frame > WHOLE * size };
    });
  };
};

const TYPES: Readonly<Record<ClassRole, LineType | undefined>> = { cut: 'cut', bend: 'crease', beside: undefined };

/**
 * Weights of places: on the border of a piece, between two, a slit; across a piece, ending in it; outside, in a hole or within a piece, and
 * from border to border of a piece without bending it; nowhere that a line of its type lies. A frame just loses against a border.
 */
type PlaceName = keyof typeof WEIGHT;

/** Shares of the cuts of a class: least to enclose board, only to frame the drawing, most to divide board (creases may look the same). */
const [SOME, WHOLE, MOST_SHARED] = [0.25, 0.98, 0.15] as const;

/** Tells how an edge lies for its type. */
const places = (drawing: PlanarFaces, types: readonly (LineType | undefined)[]): ((k: number) => PlaceName) => {
  const { all, left, right } = regionsAs(drawing, types);
  const kindOf = (region: number) => all[region]?.kind ?? 'waste';
  return (k) => {
    const [a, b] = [kindOf(left[k]!), kindOf(right[k]!)];
    const pieces = (a === 'piece' ? 1 : 0) + (b === 'piece' ? 1 : 0);
    const isOne = left[k] === right[k];
    const divides = drawing.faceOf[2 * k] !== drawing.faceOf[2 * k + 1];
    const type = types[k];
    if (type === undefined) {
      if (pieces) return divides ? 'parting' : 'mark';
      return a === 'outside' || a === 'frame' ? 'outside' : 'mark';
    }
    if (bends(type)) {
      if (!isOne || !pieces) return 'nowhere';
      return divides ? 'across' : 'ending';
    }
    if (!pieces) return !isOne && (a === 'frame' || b === 'frame') ? 'frame' : 'nowhere';
    return isOne ? 'slit' : pieces === 1 ? 'border' : 'shared';
  };
};

/** Creases of many makers end short of the cuts by this much at most, in mm, and by this share of their length. */
const [SHORT_OF, SHORT_SHARE] = [3, 0.1] as const;

/** Straight lines whose ends meet no other line are drawn out, to meet what they were meant to reach. */
const reaching = (curves: readonly Curve[], isOwn: (k: number) => boolean): readonly Curve[] => {
  const others = new NearestCurve(curves);
  return curves.map((curve, k) => {
    if (curve.kind !== 'line' || !isOwn(k)) return curve;
    const size = distance(curve.from, curve.to);
    const more = Math.min(SHORT_OF, SHORT_SHARE * size) / size;
    const isFree = (end: Point): boolean => !others.find(end, WELD, (other) => other !== k);
    const beyond = ([x, y]: Point, [u, v]: Point): Point => [x + more * (x - u), y + more * (y - v)];
    const [from, to] = [curve.from, curve.to];
    return straight(isFree(from) ? beyond(from, to) : from, isFree(to) ? beyond(to, from) : to);
  });
};
