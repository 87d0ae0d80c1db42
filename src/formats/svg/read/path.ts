import svgpath from 'svgpath';
import { arc, type Curve, cosSin, distance, type Point, straight } from '../../../geometry/index.ts';
import { type Affine, applyAffine, invertAffine, quadratic, transformCurve } from '../../reading/affine.ts';

/** The curves of path data, y down as in the file; arcs that are not circular become cubics. Throws Error with the fault of the data. */
export const svgPathCurves = (data: string): Curve[] => {
  const path = svgpath(data);
  const { err } = path as unknown as { readonly err: string };
  if (err) throw new Error(`data that cannot be read${stopOf(err)}`);
  const curves: Curve[] = [];
  let start: Point = [0, 0];
  path
    .abs()
    .unshort()
    .iterate((segment, _, x, y) => {
      const [letter, ...n] = segment as readonly [string, ...number[]];
      if (letter === 'M') start = [n[0]!, n[1]!];
      else curves.push(...SEGMENTS[letter.toUpperCase()]!([x, y], n, start));
    });
  return curves;
};

/** The curves of a segment by its letter, from a point with absolute numbers. `start`: where the outline begins. */
const SEGMENTS: Readonly<Record<string, (from: Point, n: readonly number[], start: Point) => Curve[]>> = {
  L: (from, [x, y]) => [straight(from, [x!, y!])],
  H: (from, [x]) => [straight(from, [x!, from[1]])],
  V: (from, [y]) => [straight(from, [from[0], y!])],
  C: (from, [a, b, c, d, x, y]) => [{ kind: 'cubic', from, c1: [a!, b!], c2: [c!, d!], to: [x!, y!] }],
  Q: (from, [a, b, x, y]) => [quadratic(from, [a!, b!], [x!, y!])],
  A: (from, n) => arcTo(from, n as unknown as ArcTo),
  Z: (from, _, start) => (distance(from, start) > 0 ? [straight(from, start)] : []),
};

type ArcTo = readonly [rx: number, ry: number, turn: number, large: number, sweep: number, x: number, y: number];

/** An arc given by its ends: an arc of a circle, as the ellipse is one before it is stretched and rotated. */
const arcTo = (from: Point, [rx, ry, rotation, large, sweep, x, y]: ArcTo): Curve[] => {
  const to: Point = [x, y];
  const [a, b] = [Math.abs(rx), Math.abs(ry)];
  if (distance(from, to) === 0) return [];
  if (a === 0 || b === 0) return [straight(from, to)];
  const circular = (p: Point, q: Point, radius: number): Curve => {
    // A radius too small for its ends is enlarged until it reaches them (SVG 2, B.2.5).
    const half = Math.asin(Math.min(1, distance(p, q) / (2 * radius)));
    const angle = large ? 2 * Math.PI - 2 * half : 2 * half;
    return arc(p, q, (sweep ? 1 : -1) * Math.tan(angle / 4));
  };
  if (a === b) return [circular(from, to, a)];
  const [cos, sin] = cosSin(rotation);
  const place: Affine = [a * cos, a * sin, -b * sin, b * cos, 0, 0];
  const back = invertAffine(place)!;
  const parts = transformCurve(place, circular(applyAffine(back, from), applyAffine(back, to), 1));
  // The given ends are exact, computed ones are not.
  return parts.map((part, i) => ({ ...part, ...(i === 0 && { from }), ...(i === parts.length - 1 && { to }) }));
};

/** Where the parser stopped. Its messages end with the index. */
const stopOf = (message: string): string => {
  const at = /\(at pos (\d+)\)$/.exec(message)?.[1];
  return at === undefined ? '' : ` after ${at} characters`;
};
