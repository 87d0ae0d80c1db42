import { bends, type LineType } from '../../board/index.ts';
import { type Box, boundsOf, isInside, length, type Point, pointAt } from '../../geometry/index.ts';
import { isLine, type Reading } from '../../read/index.ts';
import { NearestCurve } from '../compare/nearest-curve.ts';
import type { TypedCurve } from '../typed-curve.ts';
import { findDoubled } from './doubled.ts';
import { type BoardPiece, boardPieces, type DrawnFace, walkFaces } from './faces.ts';
import type { Finding } from './finding.ts';
import { type PlanarDrawing, toPlanar, WELD } from './planar.ts';

/** What a drawing is, as far as can be told without its template. In mm and mm². */
export interface Facts {
  readonly pieces: number;
  readonly panels: number;
  readonly holes: number;
  /** Cuts that end in the board: real slits. */
  readonly slits: number;
  readonly width: number;
  readonly height: number;
  readonly area: number;
  /** Of each piece, the largest first. */
  readonly areas: readonly number[];
  readonly lengths: Readonly<Partial<Record<LineType, number>>>;
}

export interface Audit {
  readonly findings: readonly Finding[];
  readonly facts: Facts;
}

/** A free end nearer than this to another line was meant to reach it, in mm; slits keep farther away from creases. */
const MISSED_GAP = 0.8;

/**
 * Is a drawing sound by itself? Its outline closed by cuts alone, nothing drawn twice or across another line, no end that
 * just misses what it was meant to reach.
 */
export const auditDrawing = (reading: Pick<Reading, 'lines' | 'skipped'>): Audit => {
  const strokes = reading.lines.filter(isLine).filter(({ kind }) => kind !== 'bleed');
  const lines = strokes.map(({ kind, curve }) => ({ line: kind, curve }));
  const place = (k: number): string => strokes[k]!.place;
  const findings: Finding[] = unknownLines(reading);

  const twice = findDoubled(lines, place);
  findings.push(...twice.findings);
  const kept = lines.map((line, k) => ({ ...line, k })).filter(({ k }) => !twice.again.has(k));
  const graph = toPlanar(kept);
  const of = (n: number): string => place(kept[n]!.k);
  for (const { at, lines: pair } of graph.crossed) {
    // A cut before a crease, whichever was drawn first.
    const [a, b] = pair.map((n) => kept[n]!.line).sort((p, q) => Number(bends(p)) - Number(bends(q)));
    // Creases cross one another in bags: board folds both ways there.
    if (bends(a!)) continue;
    findings.push({ kind: 'crossing', text: `a ${a} runs across a ${b}`, at, places: pair.map(of) });
  }
  const ends = looseEnds(graph, of);
  findings.push(...ends.findings);
  const boards = boardPieces(walkFaces(graph));
  findings.push(...outlines(graph, boards, ends.slits, of));

  const box = boundsOf(lines.filter(({ line }) => line === 'cut').map(({ curve }) => curve));
  return { findings, facts: factsOf(kept, boards, ends.slits.length, box) };
};

const factsOf = (lines: readonly TypedCurve[], boards: readonly BoardPiece[], slits: number, box: Box): Facts => {
  const lengths: Partial<Record<LineType, number>> = {};
  for (const { line, curve } of lines) lengths[line] = (lengths[line] ?? 0) + length(curve);
  const areas = boards.map(({ area }) => area);
  const some = box.right >= box.left;
  return {
    pieces: boards.length,
    panels: boards.reduce((sum, { panels }) => sum + panels.length, 0),
    holes: boards.reduce((sum, { holes }) => sum + holes.length, 0),
    slits,
    width: some ? box.right - box.left : 0,
    height: some ? box.top - box.bottom : 0,
    area: areas.reduce((sum, area) => sum + area, 0),
    areas,
    lengths,
  };
};

/** Lines that were not read, and lines of an unknown type, by what they look like. */
const unknownLines = ({ lines, skipped }: Pick<Reading, 'lines' | 'skipped'>): Finding[] => {
  const looks = new Map<string, { count: number; at: Point; place: string; map: string | undefined }>();
  for (const { kind, look, curve, place } of lines) {
    if (kind !== undefined) continue;
    const { names, ink, colour } = look;
    const name = [names[0] && `named ${names[0]}`, ink && `in ${ink}`, colour].filter(Boolean).join(', ');
    const known = looks.get(name);
    if (known) known.count++;
    else looks.set(name, { count: 1, at: curve.from, place, map: names[0] ?? ink ?? colour });
  }
  return [
    ...skipped.map(
      ({ what, count, place }): Finding => ({
        kind: 'skipped line',
        text: `${count} line${count > 1 ? 's were' : ' was'} not read: ${what}`,
        places: [place],
      }),
    ),
    ...[...looks].map(
      ([name, { count, at, place, map }]): Finding => ({
        kind: 'unknown line',
        text:
          `${count} line${count > 1 ? 's' : ''} (${name || 'without a name or colour'}) ${count > 1 ? 'have' : 'has'} an unknown line type.` +
          (map === undefined ? '' : ` Map ${count > 1 ? 'them' : 'it'}: --kind '${map}=crease'`),
        at,
        places: [place],
      }),
    ),
  ];
};

interface Loose {
  readonly node: number;
  readonly at: Point;
}

/** Ends that meet nothing: those that miss a line by a little, creases that end in the board, and slits. */
const looseEnds = (
  { nodes, edges }: PlanarDrawing,
  of: (n: number) => string,
): { readonly findings: Finding[]; readonly slits: Loose[] } => {
  const degree = new Int32Array(nodes.length);
  for (const { from, to } of edges) {
    degree[from]!++;
    degree[to]!++;
  }
  const findings: Finding[] = [];
  const slits: Loose[] = [];
  const said = new Set<string>();
  const near = new NearestCurve(edges.map(({ curve }) => curve));
  edges.forEach((edge, k) => {
    for (const node of [edge.from, edge.to]) {
      if (degree[node] !== 1) continue;
      const at = nodes[node]!;
      const other = near.find(at, MISSED_GAP, k);
      // The far end of a short line is near as well: what matters is what the end does not reach.
      if (other && other.distance > WELD / 2) {
        const key = [k, other.of].sort().join();
        if (said.has(key)) continue;
        said.add(key);
        const size = other.distance;
        findings.push({
          kind: 'gap',
          text: `a ${edge.line} ends ${size.toFixed(3)} mm short of a ${edges[other.of]!.line}`,
          at,
          size,
          places: [of(edge.of), of(edges[other.of]!.of)],
        });
      } else if (edge.line === 'cut') slits.push({ node, at });
      else
        findings.push({
          kind: 'dangling crease',
          text: `a ${edge.line} ends in the board`,
          at,
          places: [of(edge.of)],
        });
    }
  });
  return { findings, slits };
};

/** Is every piece of board cut out all round? */
const outlines = (
  { edges, nodes }: PlanarDrawing,
  boards: readonly BoardPiece[],
  slits: readonly Loose[],
  of: (n: number) => string,
): Finding[] => {
  const findings: Finding[] = [];
  const cuts = edges.filter(({ line }) => line === 'cut');
  if (!cuts.length) return [{ kind: 'nothing cut', text: 'there is no cut line', at: nodes[0] ?? [0, 0], places: [] }];
  for (const { outside } of boards) {
    const uncut = outside.edges.filter((edge, k, all) => edge.line !== 'cut' && !seenTwice(all, k));
    const [first] = uncut;
    if (!first) continue;
    const size = uncut.reduce((sum, { curve }) => sum + length(curve), 0);
    findings.push({
      kind: 'outline not cut',
      text: `the outline runs along a ${first.line} for ${size.toFixed(2)} mm: that piece would not come out`,
      at: pointAt(first.curve, 0.5),
      size,
      places: [of(first.of)],
    });
  }
  if (!boards.length) {
    const at = slits[0]?.at ?? nodes[0] ?? [0, 0];
    findings.push({ kind: 'open outline', text: 'no outline closes', at, places: [] });
  }
  return [...findings, ...strayCuts(cuts, boards, slits, of)];
};

/** A line with the outside on both of its sides hangs out of the piece: it is no part of the outline. */
const seenTwice = (all: DrawnFace['edges'], k: number): boolean => all.indexOf(all[k]!) !== all.lastIndexOf(all[k]!);

/** Cuts that hang on the outside of a piece, or lie beside all pieces: an outline that was to close there, and does not. */
const strayCuts = (
  cuts: PlanarDrawing['edges'],
  boards: readonly BoardPiece[],
  slits: readonly Loose[],
  of: (n: number) => string,
): Finding[] => {
  const known = new Set(
    boards.flatMap(({ panels, holes, outside }) =>
      [...panels, ...holes].flatMap(({ edges }) => edges).concat(outside.edges),
    ),
  );
  const twice = new Set(boards.flatMap(({ outside }) => outside.edges.filter((_, k, all) => seenTwice(all, k))));
  const inside = (p: Point): boolean => boards.some(({ outside }) => isInside(outside.ring, p));
  const stray = cuts.filter((edge) => twice.has(edge) || (!known.has(edge) && !inside(pointAt(edge.curve, 0.5))));
  const [first] = stray;
  if (!first) return [];
  const end = slits.find(({ node }) => stray.some(({ from, to }) => from === node || to === node));
  const size = stray.reduce((sum, { curve }) => sum + length(curve), 0);
  return [
    {
      kind: 'open outline',
      text: `cuts of ${size.toFixed(2)} mm lie outside of every closed outline`,
      at: end?.at ?? first.curve.from,
      size,
      places: [...new Set(stray.slice(0, 4).map((edge) => of(edge.of)))],
    },
  ];
};
