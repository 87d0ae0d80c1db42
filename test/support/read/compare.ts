import {
  boundsOf,
  type Curve,
  centreForm,
  distance,
  type Point,
  pointAt,
  reverse,
} from '../../../src/geometry/index.ts';
import type { Dieline } from '../../../src/sheet/index.ts';
import { fail, type ReadChain, type Reading } from './reading.ts';

/** How far what is read may be from what was written, in mm. */
const NEAR = 1e-4;

/**
 * Compares a file with the drawing it was written from, line by line: each line is in the file
 * once, between its ends, on its layer, in one piece or several, and nothing else is.
 * `layerOf` says on which layer a type lies, `origin` where the origin of the drawing is in the file.
 */
export const sameLines = (
  { lines }: Dieline,
  { chains }: Pick<Reading, 'chains'>,
  layerOf: (line: string) => string = (line) => line,
  origin: Point = originIn({ lines }, { chains }, layerOf),
): void => {
  const pieces = chains.flatMap(({ curves }, chain) => curves.map((curve, i) => ({ chain, i, curve })));
  const used = new Set<Curve>();
  for (const { curve, line } of lines) {
    const wanted = moved(curve, origin);
    const found = pieces.some(({ chain, i, curve: first }) => {
      const { layer, curves, closed } = chains[chain]!;
      if (layer !== layerOf(line) || used.has(first)) return false;
      const ways = [
        { wanted, at: first.from },
        { wanted: reverse(wanted), at: first.from },
      ];
      return ways.some((way) => {
        if (distance(way.at, way.wanted.from) > NEAR) return false;
        const run: Curve[] = [];
        for (let k = i; k < curves.length + (closed ? i : 0); k++) {
          const piece = curves[k % curves.length]!;
          if (used.has(piece) || !lies(piece, way.wanted)) return false;
          run.push(piece);
          if (distance(piece.to, way.wanted.to) > NEAR) continue;
          for (const p of run) used.add(p);
          return true;
        }
        return false;
      });
    });
    if (!found) fail(`no ${line} from ${wanted.from} to ${wanted.to} in the file`);
  }
  const extra = pieces.find(({ chain, curve }) => chains[chain]!.layer !== layerOf('dimensions') && !used.has(curve));
  if (extra) fail(`the file has a line from ${extra.curve.from} to ${extra.curve.to} more`);
};

/** Where the origin of a drawing is in its file, by the lower left corner of its lines. */
export const originIn = (
  { lines }: Pick<Dieline, 'lines'>,
  { chains }: Pick<Reading, 'chains'>,
  layerOf: (line: string) => string = (line) => line,
): Point => {
  const drawn = boundsOf(lines.map(({ curve }) => curve));
  const read = boundsOf(chains.filter(({ layer }) => layer !== layerOf('dimensions')).flatMap(({ curves }) => curves));
  return [read.left - drawn.left, read.bottom - drawn.bottom];
};

const moved = (c: Curve, [dx, dy]: Point): Curve => {
  const at = ([x, y]: Point): Point => [x + dx, y + dy];
  return c.kind === 'cubic'
    ? { ...c, from: at(c.from), c1: at(c.c1), c2: at(c.c2), to: at(c.to) }
    : { ...c, from: at(c.from), to: at(c.to) };
};

/** Is the piece a part of the whole? Asked at five points. */
const lies = (piece: Curve, whole: Curve): boolean => {
  if (whole.kind === 'cubic' && piece.kind === 'cubic')
    return [0, 0.25, 0.5, 0.75, 1].every((t) => distance(pointAt(piece, t), pointAt(whole, t)) < NEAR);
  return [0, 0.25, 0.5, 0.75, 1].every((t) => away(pointAt(piece, t), whole) < NEAR);
};

/** How far a point is from a line or an arc. */
const away = (p: Point, c: Curve): number => {
  const ends = Math.min(distance(p, c.from), distance(p, c.to));
  if (c.kind === 'line') {
    const long = distance(c.from, c.to);
    const [ux, uy] = [(c.to[0] - c.from[0]) / long, (c.to[1] - c.from[1]) / long];
    const along = (p[0] - c.from[0]) * ux + (p[1] - c.from[1]) * uy;
    return along < 0 || along > long ? ends : Math.abs((p[0] - c.from[0]) * uy - (p[1] - c.from[1]) * ux);
  }
  if (c.kind === 'cubic') return Number.POSITIVE_INFINITY;
  const { centre, radius, start, sweep } = centreForm(c);
  const turn = 2 * Math.PI;
  const angle = Math.atan2(p[1] - centre[1], p[0] - centre[0]) - start;
  const along = (((sweep > 0 ? angle : -angle) % turn) + turn) % turn;
  return along > Math.abs(sweep) ? ends : Math.abs(distance(p, centre) - radius);
};

/** Closed outlines and open runs of a layer. */
export const count = (chains: readonly ReadChain[], layer: string): { closed: number; open: number } => {
  const here = chains.filter((chain) => chain.layer === layer);
  const closed = here.filter((chain) => chain.closed).length;
  return { closed, open: here.length - closed };
};
