import svgpath from 'svgpath';
import { arc, type Curve, cross, distance, type Point, straight } from '../../../geometry/index.ts';
import { ellipse, quadratic } from '../../reading/affine.ts';

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

/** An arc given by its ends (SVG 2, B.2.4: conversion from endpoints to centre). */
const arcTo = (from: Point, [rx, ry, rotation, large, sweep, x, y]: ArcTo): Curve[] => {
  const to: Point = [x, y];
  const [a, b] = [Math.abs(rx), Math.abs(ry)];
  const chord = distance(from, to);
  if (chord === 0) return [];
  if (a === 0 || b === 0) return [straight(from, to)];
  if (a === b) {
    // A radius too small for its ends is enlarged until it reaches them (SVG 2, B.2.5).
    const half = Math.asin(Math.min(1, chord / (2 * a)));
    const angle = large ? 2 * Math.PI - 2 * half : 2 * half;
    return [arc(from, to, (sweep ? 1 : -1) * Math.tan(angle / 4))];
  }
  const phi = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [dx, dy] = [(from[0] - x) / 2, (from[1] - y) / 2];
  const p: Point = [cos * dx + sin * dy, -sin * dx + cos * dy];
  const reach = Math.max(1, Math.hypot(p[0] / a, p[1] / b));
  const [ra, rb] = [a * reach, b * reach];
  const spare = ra ** 2 * rb ** 2 - ra ** 2 * p[1] ** 2 - rb ** 2 * p[0] ** 2;
  const k = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, spare / (ra ** 2 * p[1] ** 2 + rb ** 2 * p[0] ** 2)));
  const c: Point = [(k * ra * p[1]) / rb, (-k * rb * p[0]) / ra];
  const centre: Point = [cos * c[0] - sin * c[1] + (from[0] + x) / 2, sin * c[0] + cos * c[1] + (from[1] + y) / 2];
  const unit = (q: Point): Point => [(q[0] - c[0]) / ra, (q[1] - c[1]) / rb];
  const [s, e] = [unit(p), unit([-p[0], -p[1]])];
  const begin = Math.atan2(s[1], s[0]);
  let angle = Math.atan2(cross(s, e), s[0] * e[0] + s[1] * e[1]);
  if (sweep && angle < 0) angle += 2 * Math.PI;
  if (!sweep && angle > 0) angle -= 2 * Math.PI;
  const parts = ellipse(centre, [ra * cos, ra * sin], [-rb * sin, rb * cos], begin, angle);
  // The given ends are exact, computed ones are not.
  return parts.map((part, i) => ({ ...part, ...(i === 0 && { from }), ...(i === parts.length - 1 && { to }) }));
};

/** Where the parser stopped. Its messages end with the index. */
const stopOf = (message: string): string => {
  const at = /\(at pos (\d+)\)$/.exec(message)?.[1];
  return at === undefined ? '' : ` after ${at} characters`;
};
