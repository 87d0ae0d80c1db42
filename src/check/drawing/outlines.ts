import { countOf, length, type Point, pointAt, straight } from '../../geometry/index.ts';
import type { ClosedDrawing, Gap, PlanarDrawing, PlanarEdge, Regions } from '../../recognise/lines/index.ts';
import { OUTSIDE, step, totalLength, UnionFind } from '../../recognise/lines/index.ts';
import { bareFinding, type Finding, type LinePlace, somePlaces } from './finding.ts';

/** Creases around one panel are offset by less than this, in mm. A shorter cut is a step from one crease to the next. */
export const STEP = 8;

const endsOf = ({ from, to }: PlanarEdge) => [from, to];

/**
 * Finds pieces not cut out all round: cuts outside of every piece are an open outline, and an outline along a crease is not cut there.
 * @param known lines of findings that explain an open outline: cuts with a gap, and doubles beside a line.
 */
export const findOpenOutlines = (
  { edges, nodes }: PlanarDrawing,
  { left, right }: Regions,
  closed: Pick<ClosedDrawing, 'gaps' | 'regions'>,
  known: ReadonlySet<number>,
  place: LinePlace,
): Finding[] => {
  if (!edges.some(({ line }) => line === 'cut')) {
    const text = edges.length ? 'No line is a cut' : 'Nothing to check: the drawing has no lines';
    return [bareFinding('nothing cut', text, nodes[0] && { at: nodes[0] })];
  }
  const isStray = (k: number): boolean => left[k] === OUTSIDE && right[k] === OUTSIDE;
  const isBorder = (k: number): boolean => left[k] !== right[k] && (left[k] === OUTSIDE || right[k] === OUTSIDE);
  const { left: leftClosed, right: rightClosed } = closed.regions;
  const isInClosed = (k: number): boolean => leftClosed[k] !== OUTSIDE && leftClosed[k] === rightClosed[k];
  const isInside = (k: number): boolean => leftClosed[k] !== OUTSIDE && rightClosed[k] !== OUTSIDE;
  const stray = edges.filter(({ line }, k) => line === 'cut' && isStray(k) && !isInClosed(k));
  // A double that runs past the outline separates slivers from the outside. A crease inside a closed outline only ends at its gap.
  const uncut = edges.filter(({ line, of }, k) => line !== 'cut' && isBorder(k) && !isInside(k) && !known.has(of));
  const steps = edges.filter(({ line, curve }, k) => line === 'cut' && isBorder(k) && length(curve) < STEP);
  // Everything connected with an open outline may leak, so it is one cause.
  const whole = new UnionFind(nodes.length);
  for (const { from, to } of [...edges, ...closed.gaps]) whole.join(from, to);
  const knownEdges = edges.filter(({ of }) => known.has(of));
  const knownEnds = new Set(knownEdges.flatMap(({ from, to }) => [from, to]));
  const wide = closed.gaps.filter(({ from, to }) => !knownEnds.has(from) && !knownEnds.has(to));
  // A wide gap is a separate cause beside the known ones.
  const unknown = new Set(wide.map(({ from }) => whole.find(from)));
  const explained = new Set(knownEdges.map(({ from }) => whole.find(from)).filter((group) => !unknown.has(group)));
  const open = new Set([...stray, ...wide].map(({ from }) => whole.find(from)));
  const pieces = closed.regions.all.some(({ kind }) => kind === 'piece');
  const gapsOf = byGroup(wide, whole);
  const strayOf = byGroup(stray, whole);
  return [
    ...[...open]
      .filter((group) => !explained.has(group))
      .map((group) => {
        const gaps = gapsOf.get(group);
        return gaps ? openWhere(gaps, edges, nodes, place) : openOutline(strayOf.get(group)!, nodes, pieces, place);
      }),
    // Steps connect others without belonging to the chain.
    ...UnionFind.sharing([...uncut, ...steps], endsOf)
      .map((chain) => chain.filter(({ line }) => line !== 'cut'))
      .filter(([first]) => first && !open.has(whole.find(first.from)))
      .map((chain) => uncutOutline(chain, place)),
  ];
};

const byGroup = <T extends { readonly from: number }>(all: readonly T[], groups: UnionFind) =>
  new Map(groups.groups(all, ({ from }) => from).map((own) => [groups.find(own[0]!.from), own]));

const openOutline = (chain: readonly PlanarEdge[], nodes: readonly Point[], pieces: boolean, place: LinePlace) => {
  const size = totalLength(chain).toFixed(2);
  const text = pieces
    ? `Cuts of ${size} mm lie outside of every closed outline`
    : `No outline closes: cuts of ${size} mm end in the open`;
  return { kind: 'open outline' as const, text, at: nodes[freeEnd(chain)]!, ...ofChain(chain, place) };
};

const ofChain = (chain: readonly PlanarEdge[], place: LinePlace) => ({
  size: totalLength(chain),
  places: somePlaces(chain.map(({ of }) => place(of))),
  marks: chain.map(({ curve }) => curve),
});

/** The finding of an open outline. Marks its gaps and names the lines that end there. */
const openWhere = (gaps: readonly Gap[], edges: readonly PlanarEdge[], nodes: readonly Point[], place: LinePlace) => {
  step(edges.length);
  const widest = gaps.reduce((a, b) => (b.size > a.size ? b : a));
  const ends = new Set(gaps.flatMap(({ from, to }) => [from, to]));
  return {
    kind: 'open outline' as const,
    text: `An outline does not close: ${
      gaps.length === 1
        ? `its ends are ${widest.size.toFixed(2)} mm apart`
        : `it has ${gaps.length} gaps of up to ${widest.size.toFixed(2)} mm`
    }`,
    at: nodes[widest.from]!,
    size: widest.size,
    places: somePlaces(
      edges
        .filter(({ line, from, to }) => line === 'cut' && (ends.has(from) || ends.has(to)))
        .map(({ of }) => place(of)),
    ),
    marks: gaps.map(({ from, to }) => straight(nodes[from]!, nodes[to]!)),
  };
};

/** A corner where the chain ends, or its first one where it has no end. */
const freeEnd = (chain: readonly PlanarEdge[]): number => {
  const ends = countOf(chain.flatMap(({ from, to }) => [from, to]));
  return [...ends].find(([, times]) => times === 1)?.[0] ?? chain[0]!.from;
};

const uncutOutline = (chain: readonly PlanarEdge[], place: LinePlace): Finding => {
  const { line, curve } = chain[0]!;
  const text = `The outline runs along a ${line} for ${totalLength(chain).toFixed(2)} mm: the piece would not come out`;
  return { kind: 'outline not cut', text, at: pointAt(curve, 0.5), ...ofChain(chain, place) };
};

/** The number of slits: connected cuts with the same piece on both sides. */
export const countSlits = ({ edges }: PlanarDrawing, { left, right, all }: Regions): number => {
  const slits = edges.filter(
    ({ line }, k) => line === 'cut' && left[k] === right[k] && all[left[k]!]!.kind === 'piece',
  );
  return UnionFind.sharing(slits, endsOf).length;
};
