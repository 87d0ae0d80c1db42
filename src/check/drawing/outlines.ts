import { length, type Point, pointAt } from '../../geometry/index.ts';
import { UnionFind } from '../union-find.ts';
import { type Finding, somePlaces } from './finding.ts';
import type { PlanarDrawing, PlanarEdge } from './planar.ts';
import { OUTSIDE, type Regions } from './regions.ts';

/** Edges that hang together. */
const chainsOf = (edges: readonly PlanarEdge[], nodes: number): PlanarEdge[][] => {
  const joined = new UnionFind(nodes);
  for (const { from, to } of edges) joined.join(from, to);
  return joined.groups(edges, ({ from }) => from);
};

const nodesOf = (edges: readonly PlanarEdge[]): Set<number> => new Set(edges.flatMap(({ from, to }) => [from, to]));

/**
 * Is every piece of board cut out all round? Cuts outside of every piece are an outline that does not close; an outline
 * along a crease is not cut there.
 * @param known lines of findings that explain an open outline: gaps, and doubles beside a line.
 */
export const findOpenOutlines = (
  { edges, nodes }: PlanarDrawing,
  { left, right, all }: Regions,
  known: ReadonlySet<number>,
  place: (line: number) => string,
): Finding[] => {
  if (!edges.some(({ line }) => line === 'cut'))
    return [
      { kind: 'nothing cut', text: 'No line is a cut', ...(nodes[0] && { at: nodes[0] }), places: [], marks: [] },
    ];
  const outside = (k: number): boolean => left[k] === OUTSIDE && right[k] === OUTSIDE;
  const stray = chainsOf(
    edges.filter(({ line }, k) => line === 'cut' && outside(k)),
    nodes.length,
  );
  const uncut = chainsOf(
    edges.filter(
      ({ line }, k) => line !== 'cut' && left[k] !== right[k] && (left[k] === OUTSIDE || right[k] === OUTSIDE),
    ),
    nodes.length,
  );
  // Where an outline is open, the crease behind it has become the edge of the board.
  const open = nodesOf(stray.flat());
  const uncutAlone = uncut.filter((chain) => ![...nodesOf(chain)].some((node) => open.has(node)));
  const pieces = all.some(({ kind }) => kind === 'piece');
  return [
    ...stray
      .filter((chain) => !chain.some(({ of }) => known.has(of)))
      .map((chain) => openOutline(chain, nodes, pieces, place)),
    ...uncutAlone.map((chain) => uncutOutline(chain, place)),
  ];
};

const openOutline = (
  chain: readonly PlanarEdge[],
  nodes: readonly Point[],
  pieces: boolean,
  place: (line: number) => string,
): Finding => {
  const size = chain.reduce((sum, { curve }) => sum + length(curve), 0);
  return {
    kind: 'open outline',
    text: pieces
      ? `Cuts of ${size.toFixed(2)} mm lie outside of every closed outline`
      : `No outline closes: cuts of ${size.toFixed(2)} mm end in the open`,
    at: nodes[freeEnd(chain)]!,
    size,
    places: somePlaces(chain.map(({ of }) => place(of))),
    marks: chain.map(({ curve }) => curve),
  };
};

/** A corner where the chain ends, or its first one where it has no end. */
const freeEnd = (chain: readonly PlanarEdge[]): number => {
  const seen = new Map<number, number>();
  for (const { from, to } of chain) for (const node of [from, to]) seen.set(node, (seen.get(node) ?? 0) + 1);
  return [...seen].find(([, times]) => times === 1)?.[0] ?? chain[0]!.from;
};

const uncutOutline = (chain: readonly PlanarEdge[], place: (line: number) => string): Finding => {
  const size = chain.reduce((sum, { curve }) => sum + length(curve), 0);
  const [first] = chain;
  return {
    kind: 'outline not cut',
    text: `The outline runs along a ${first!.line} for ${size.toFixed(2)} mm: the piece would not come out`,
    at: pointAt(first!.curve, 0.5),
    size,
    places: somePlaces(chain.map(({ of }) => place(of))),
    marks: chain.map(({ curve }) => curve),
  };
};

/** How many slits there are: cuts with the same piece on both sides that hang together. */
export const countSlits = ({ edges, nodes }: PlanarDrawing, { left, right, all }: Regions): number =>
  chainsOf(
    edges.filter(({ line }, k) => line === 'cut' && left[k] === right[k] && all[left[k]!]!.kind === 'piece'),
    nodes.length,
  ).length;
