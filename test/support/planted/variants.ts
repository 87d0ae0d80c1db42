import { type Curve, flatten, mapCurve, reverse, straight, subcurve } from '../../../src/geometry/index.ts';
import type { LineType } from '../../../src/index.ts';
import type { Dieline } from '../../../src/sheet/index.ts';
import { serviceDxf, serviceSvg, type Written } from '../../check/service-dxf.ts';
import { binaryDxf } from '../binary-dxf.ts';
import { cf2Bytes } from '../cf2-bytes.ts';
import { between, type Random } from './boxes.ts';

/** The same drawing in another file. */
export interface Variant {
  readonly name: string;
  readonly write: (lines: readonly Written[], random: Random) => string | Uint8Array;
}

const moved = (lines: readonly Written[], f: (curve: Curve) => Curve): Written[] =>
  lines.map(({ layer, curve }) => ({ layer, curve: f(curve) }));
/** Turned about the origin, in radians. */
export const turned = (lines: readonly Written[], angle: number): Written[] => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return moved(lines, (c) => mapCurve(c, ([x, y]) => [cos * x - sin * y, sin * x + cos * y]));
};
const chords = (curve: Curve): Curve[] => {
  const points = [curve.from, ...flatten(curve, 0.005)];
  return points.slice(1).map((to, k) => straight(points[k]!, to));
};
const asDieline = (lines: readonly Written[]): Dieline => {
  const nodes = lines.flatMap(({ curve }) => [curve.from, curve.to]);
  const drawn = lines.map(({ layer, curve }, k) => ({
    line: layer as LineType,
    curve,
    from: 2 * k,
    to: 2 * k + 1,
    panels: [],
    part: 0,
  }));
  return { nodes, lines: drawn, parts: ['default'] };
};
const named = (lines: readonly Written[], names: Readonly<Record<string, string>>): Written[] =>
  lines.map(({ layer, curve }) => ({ layer: names[layer] ?? layer, curve }));

/** Forty files must be the same, and sound: these in several boxes. */
export const variants: readonly Variant[] = [
  { name: 'DXF as the service writes it', write: (lines) => serviceDxf(lines) },
  { name: 'SVG as the service writes it', write: (lines) => serviceSvg(lines) },
  {
    name: 'lines in any order',
    write: (lines, random) =>
      serviceDxf(
        lines
          .map((line) => ({ line, at: random() }))
          .sort((a, b) => a.at - b.at)
          .map(({ line }) => line),
      ),
  },
  {
    name: 'lines drawn backwards',
    write: (lines, random) =>
      serviceDxf(lines.map((line) => (random() < 0.5 ? line : { ...line, curve: reverse(line.curve) }))),
  },
  {
    name: 'lines split elsewhere',
    write: (lines, random) =>
      serviceDxf(
        lines.flatMap(({ layer, curve }) => {
          const t = between(random, 0.2, 0.8);
          return [subcurve(curve, 0, t), subcurve(curve, t, 1)].map((part) => ({ layer, curve: part }));
        }),
      ),
  },
  {
    name: 'moved',
    write: (lines, random) => {
      const [dx, dy] = [between(random, -2000, 2000), between(random, -2000, 2000)];
      return serviceDxf(moved(lines, (c) => mapCurve(c, ([x, y]) => [x + dx, y + dy])));
    },
  },
  { name: 'turned by a quarter', write: (lines) => serviceDxf(turned(lines, Math.PI / 2)) },
  { name: 'turned by a half', write: (lines) => serviceDxf(turned(lines, Math.PI)) },
  { name: 'turned by ten degrees', write: (lines) => serviceDxf(turned(lines, Math.PI / 18)) },
  { name: 'turned by any angle', write: (lines, random) => serviceDxf(turned(lines, between(random, 0.1, 3))) },
  {
    name: 'arcs as fine chords',
    write: (lines) => serviceDxf(lines.flatMap(({ layer, curve }) => chords(curve).map((c) => ({ layer, curve: c })))),
  },
  { name: 'binary DXF', write: (lines) => binaryDxf(serviceDxf(lines), 2) },
  { name: 'CF2', write: (lines) => cf2Bytes(asDieline(lines), []) },
  { name: 'DXF without its EOF', write: (lines) => serviceDxf(lines).replace(/0\nEOF\n$/, '') },
  {
    name: 'layers of another maker',
    write: (lines) => serviceDxf(named(lines, { cut: 'Knife', crease: 'FOLD LINES', perforation: 'perf.' })),
  },
  {
    name: 'colours of a converter',
    write: (lines) =>
      serviceSvg(lines)
        .replaceAll(/ id="(crease|cut|perforation)"/g, '')
        .replace('#00FF00', '#00a651')
        .replace('#FF0000', '#ed1c24')
        .replace('#FFFF00', '#fff200'),
  },
  { name: 'DXF in UTF-16', write: (lines) => Buffer.from(`\ufeff${serviceDxf(lines)}`, 'utf16le') },
  {
    name: 'a polyline of a single vertex beside it',
    write: (lines) =>
      serviceDxf(lines).replace(/0\nENDSEC\n0\nEOF\n$/, `0\nLWPOLYLINE\n8\ncut\n90\n1\n70\n0\n10\n4\n20\n4\n$&`),
  },
];
