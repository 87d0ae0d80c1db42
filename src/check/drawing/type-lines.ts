import { bends, type LineType } from '../../board/index.ts';
import { isAnnotation, type LineKind } from '../../formats/index.ts';
import type { Reading, ReadLine } from '../../formats/reading/index.ts';
import { type Curve, distance, length, type Point, straight } from '../../geometry/index.ts';
import {
  closeOutlines,
  limitOf,
  NearestCurve,
  type PlanarEdge,
  type PlanarFaces,
  planarFaces,
  regionsAs,
  regionsOf,
  toPlanar,
  totalLength,
  WELD,
  withinSteps,
} from '../../recognise/lines/index.ts';
import { isOpen, type LineClass, lineClasses, lookKey } from './line-classes.ts';

/** A class of lines with the type that it was read as, and why. */
export interface TypedClass extends LineClass {
  readonly kind: LineKind;
  /** Why, to follow "because"; undefined where nothing tells, and `kind` is a guess. */
  readonly because: string | undefined;
}

/** Lines of a file, each with its type. */
export interface TypedLines {
  readonly lines: readonly ReadLine[];
  /** The classes of lines whose type no name tells. */
  readonly classes: readonly TypedClass[];
}

/** Steps to find the types of the lines of a file, at most. */
const TYPE_STEPS = 5_000_000;

/**
 * Tells the types of lines that have no known name, for each class of lines of one look. What encloses board is a cut, what divides it a
 * crease, what lies outside of it no line of the tool. Of all types of the classes, those are taken with which most lines lie as lines of
 * their type do. A colour is a witness: it decides where the geometry does not.
 */
export const typeLines = (all: Reading['lines']): TypedLines => {
  if (!all.some(isOpen)) return { lines: all, classes: [] };
  let classes: readonly TypedClass[] | undefined;
  limitOf(() => {
    withinSteps(TYPE_STEPS, () => {
      classes = typed(all, lineClasses(all));
      // Lines of one colour may be told apart by unknown names.
      const unsure = new Set(guessedLines(classes).map(({ look }) => lookKey(look)));
      const split = lineClasses(all, (look) => unsure.has(lookKey(look)));
      if (split.length > classes.length) classes = typed(all, split);
    });
  });
  classes ??= byColourAlone(lineClasses(all));
  const kinds = new Map(classes.flatMap(({ lines, kind }) => lines.map((line) => [line, kind] as const)));
  const lines = all.map((line) => {
    const { byColour: _, ...own } = line;
    return kinds.has(line) ? { ...own, kind: kinds.get(line) } : line;
  });
  return { lines, classes };
};

const guessedLines = (classes: readonly TypedClass[]): ReadLine[] =>
  classes.flatMap(({ because, lines }) => (because === undefined ? lines : []));

/** The reading with the types that are sure. */
export const withSureTypes = <R extends Pick<Reading, 'lines'>>(reading: R): R => {
  const { lines, classes } = typeLines(reading.lines);
  const guessed = new Set(guessedLines(classes));
  return {
    ...reading,
    lines: reading.lines.map((own, k) => (guessed.has(own) ? { ...own, kind: undefined } : lines[k]!)),
  };
};

/** What a class may be: a cut, a line that bends the board, or no line of the tool. */
type Role = 'cut' | 'bend' | 'beside';

/** How much of a class lies as lines of its role do, by weight and by length, as shares. */
interface Standing {
  readonly weight: number;
  readonly share: number;
  /** True for a class of cuts around the board, as the border of a page. */
  readonly isFrame: boolean;
}

const colourKind = ({ lines: [line] }: LineClass): LineKind | undefined => (line!.byColour ? line!.kind : undefined);

const roleOfKind = (kind: LineKind): Role =>
  kind === 'cut' ? 'cut' : isAnnotation(kind) || kind === 'bleed' ? 'beside' : 'bend';

/** A role that the colour tells too counts so much more; a mm by which an outline is open weighs against its class as so many of lines. */
const [COLOUR_WEIGHT, GAP_WEIGHT] = [1.15, 2] as const;

/** Classes that are tried as the cut, the longest first. */
const TRIED = 8;

const ROLES: readonly Role[] = ['bend', 'cut', 'beside'];

const typed = (all: readonly ReadLine[], classes: readonly LineClass[]): readonly TypedClass[] => {
  const drawnWith = standings(all, classes);
  const sizes = classes.map(({ lines }) => totalLength(lines));
  const told = classes.map(colourKind);
  const order = [...classes.keys()].sort((a, b) => sizes[b]! - sizes[a]!);
  const isCutKnown = all.some((line) => !isOpen(line) && line.kind === 'cut');
  let best:
    | { readonly roles: readonly Role[]; readonly weight: number; readonly found: readonly Standing[] }
    | undefined;
  for (const first of [...(isCutKnown ? [-1] : []), ...order.slice(0, TRIED)]) {
    let roles: Role[] = classes.map((_, c) => (c === first ? 'cut' : 'bend'));
    const { standingOf, gap } = drawnWith(first);
    const weigh = (given: readonly Role[]): number =>
      standingOf(given).reduce((sum, { weight: own }, c) => {
        const witness = told[c] && roleOfKind(told[c]) === given[c] ? COLOUR_WEIGHT : 1;
        return sum + own * witness * sizes[c]!;
      }, -GAP_WEIGHT * gap);
    let weight = weigh(roles);
    for (let changed = true; changed; ) {
      changed = false;
      for (const c of order)
        for (const role of c === first ? [] : ROLES) {
          const other = roles.with(c, role);
          const more = role === roles[c] ? 0 : weigh(other);
          if (more > weight + WELD) [roles, weight, changed] = [other, more, true];
        }
    }
    if (!best || weight > best.weight) best = { roles, weight, found: standingOf(roles) };
  }
  const { roles, found } = best!;
  if (!found.some(({ share }, c) => share > 0 && roles[c] === 'cut') && !isCutKnown) return byColourAlone(classes);
  const decided = classes.map((own, c): TypedClass => {
    if (found[c]!.share < SURE_SHARE) return byColour(own, roles[c]!);
    if (found[c]!.isFrame)
      return { ...own, kind: told[c] === 'bleed' ? 'bleed' : 'legend', because: 'they frame the drawing' };
    const witness = told[c] !== undefined && roleOfKind(told[c]) === roles[c];
    const kind = kindOfRole(roles[c]!, told[c]);
    // Where a name tells lines of this type, others without that name may be there by mistake.
    if (!witness && kind !== 'dimensions' && all.some((line) => !isOpen(line) && line.kind === kind))
      return { ...own, kind, because: undefined };
    return { ...own, kind, because: `${BECAUSE[roles[c]!]}${witness ? ', and the colour agrees' : ''}` };
  });
  return withCrease(all, decided, sizes);
};

const BECAUSE = {
  cut: 'they enclose board',
  bend: 'they divide the board',
  beside: 'they lie outside of the board',
} as const satisfies Record<Role, string>;

const kindOfRole = (role: Role, told: LineKind | undefined): LineKind => {
  if (told && roleOfKind(told) === role) return told;
  return role === 'cut' ? 'cut' : role === 'bend' ? 'crease' : 'dimensions';
};

/** What the colour tells, where the geometry tells nothing. Bleed lies outside, which geometry would tell. */
const byColour = (own: LineClass, role: Role): TypedClass => {
  const told = colourKind(own);
  if (told === undefined || told === 'bleed') return { ...own, kind: kindOfRole(role, undefined), because: undefined };
  return { ...own, kind: told, because: 'the colour is usual for it' };
};

/** Where nothing encloses board: what the colours tell if they leave cuts, otherwise the longest lines may be the cut. */
const byColourAlone = (classes: readonly LineClass[]): TypedClass[] => {
  if (classes.some((own) => colourKind(own) === 'cut')) return classes.map((own) => byColour(own, 'bend'));
  const sizes = classes.map(({ lines }) => totalLength(lines));
  const longest = sizes.indexOf(Math.max(...sizes));
  return classes.map((own, c) => ({ ...own, kind: c === longest ? 'cut' : 'crease', because: undefined }));
};

/** A box has creases: where only lines of other types would bend the board, the longest of them are the creases. */
const withCrease = (
  all: readonly ReadLine[],
  classes: readonly TypedClass[],
  sizes: readonly number[],
): readonly TypedClass[] => {
  const isCrease = ({ kind }: { readonly kind: LineKind | undefined }): boolean => kind === 'crease';
  if (classes.some(isCrease) || all.some((line) => !isOpen(line) && isCrease(line))) return classes;
  const bending = [...classes.keys()].filter((c) => roleOfKind(classes[c]!.kind) === 'bend');
  const longest = bending.sort((a, b) => sizes[b]! - sizes[a]!)[0];
  return classes.map((own, c) => (c === longest ? { ...own, kind: 'crease', because: BECAUSE.bend } : own));
};

/** Finds how the classes stand in a drawing with given roles, where the outlines of the known cuts and of one class are closed. */
const standings = (
  all: readonly ReadLine[],
  classes: readonly LineClass[],
): ((first: number) => {
  readonly gap: number;
  readonly standingOf: (roles: readonly Role[]) => readonly Standing[];
}) => {
  const classOf = new Map(classes.flatMap(({ lines }, c) => lines.map((line) => [line, c] as const)));
  const drawn = all.filter((line) => isOpen(line) || (!isAnnotation(line.kind) && line.kind !== 'bleed'));
  const curves = reaching(
    drawn.map(({ curve }) => curve),
    (k) => isOpen(drawn[k]!),
  );
  const planar = toPlanar(
    drawn.map((line, k) => ({ curve: curves[k]!, line: isOpen(line) ? 'cut' : (line.kind as LineType) })),
  );
  const classOfEdge = (edge: PlanarEdge): number | undefined => classOf.get(drawn[edge.of]!);
  const asDrawn = planarFaces(planar);
  return (first) => {
    const edges = planar.edges.map((edge) =>
      (classOfEdge(edge) ?? first) === first ? edge : { ...edge, line: 'crease' as const },
    );
    const { gaps, drawing: closed } = closeOutlines({ ...planar, edges }, regionsOf({ ...planar, edges }));
    const bridged = { ...planar, edges: [...planar.edges, ...closed.edges.slice(edges.length)] };
    const gap = gaps.reduce((sum, { size }) => sum + size, 0);
    return { gap, standingOf: standingsIn(gaps.length ? planarFaces(bridged) : asDrawn, classOfEdge, classes.length) };
  };
};

const standingsIn = (
  drawing: PlanarFaces,
  classOf: (edge: PlanarEdge) => number | undefined,
  count: number,
): ((roles: readonly Role[]) => readonly Standing[]) => {
  const of = drawing.edges.map(classOf);
  const sizes = drawing.edges.map(({ curve }) => length(curve));
  return (roles) => {
    const types = drawing.edges.map(({ line }, k) => (of[k] === undefined ? line : TYPES[roles[of[k]]!]));
    const standing = places(drawing, types);
    const sums = Array.from({ length: count }, () => ({
      size: 0,
      weight: 0,
      signs: 0,
      slits: 0,
      frames: 0,
      shared: 0,
    }));
    of.forEach((c, k) => {
      if (c === undefined) return;
      const [own, weight] = [sums[c]!, standing(k)];
      own.size += sizes[k]!;
      own.weight += weight * sizes[k]!;
      if (weight >= WEIGHT.outside) own.signs += sizes[k]!;
      if (weight === WEIGHT.slit) own.slits += sizes[k]!;
      if (weight === WEIGHT.shared) own.shared += sizes[k]!;
      if (weight === WEIGHT.frame) own.frames += sizes[k]!;
    });
    return sums.map(({ size, weight, signs, slits, frames, shared }) => {
      // Cuts between flaps are slits: they speak for a class that encloses board, but alone they may be anything.
      const share = shared > MOST_SHARED * size ? 0 : (signs < SOME * size ? signs : signs + slits) / size;
      return { weight: weight / size || 0, share: share || 0, isFrame: frames > WHOLE * size };
    });
  };
};

const TYPES = { cut: 'cut', bend: 'crease', beside: undefined } as const satisfies Record<Role, LineType | undefined>;

/** Weights of places: on the border of a piece, between two, a slit; across a piece, ending in it; outside, in a hole, in a piece. */
const WEIGHT = {
  border: 1,
  frame: 0.999,
  slit: 0.25,
  shared: 0.3,
  across: 1,
  ending: 0.2,
  outside: 0.6,
  mark: 0.28,
} as const;

/**
 * Shares of a class: that lies as lines of its role do, at least; of cuts that enclose board, at least; of cuts that frame the drawing and do
 * nothing else; of cuts that divide board, at most, because creases may look the same.
 */
const [SURE_SHARE, SOME, WHOLE, MOST_SHARED] = [0.6, 0.25, 0.98, 0.15] as const;

/** Weighs how an edge lies for its type. */
const places = (drawing: PlanarFaces, types: readonly (LineType | undefined)[]): ((k: number) => number) => {
  const { all, left, right } = regionsAs(drawing, types);
  const kindOf = (region: number) => all[region]?.kind ?? 'waste';
  return (k) => {
    const [a, b] = [kindOf(left[k]!), kindOf(right[k]!)];
    const pieces = (a === 'piece' ? 1 : 0) + (b === 'piece' ? 1 : 0);
    const isOne = left[k] === right[k];
    const divides = drawing.faceOf[2 * k] !== drawing.faceOf[2 * k + 1];
    const type = types[k];
    if (type === undefined)
      return pieces ? (divides ? 0.1 : WEIGHT.mark) : a === 'outside' || a === 'frame' ? WEIGHT.outside : WEIGHT.mark;
    if (bends(type)) return isOne && pieces ? (divides ? WEIGHT.across : WEIGHT.ending) : 0;
    if (!pieces) return !isOne && (a === 'frame' || b === 'frame') ? WEIGHT.frame : 0;
    return isOne ? WEIGHT.slit : pieces === 1 ? WEIGHT.border : WEIGHT.shared;
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
