import {
  arc,
  type Curve,
  length,
  mapCurve,
  type Point,
  pointAt,
  reverse,
  straight,
  subcurve,
} from '../../../src/geometry/index.ts';
import type { Written } from '../../check/service-dxf.ts';
import {
  ASYMMETRIC,
  between,
  creases,
  middleOf,
  normalOf,
  oneOf,
  outerCuts,
  type Random,
  ROUNDED,
  type Tube,
} from './boxes.ts';

/** A kind of fault, planted in a sound drawing. */
export interface Fault {
  readonly name: string;
  /** What must be said of it. */
  readonly says: RegExp;
  /** The findings without a template, exactly, or how many; undefined for a drawing that is sound by itself. */
  readonly findings?: readonly string[] | 'one' | 'any';
  /** The boxes that it can be planted in, if not in any. */
  readonly ids?: readonly Tube[];
  readonly plant: (lines: readonly Written[], random: Random) => Written[];
}

const shifted = (curve: Curve, [x, y]: Point, by: number): Curve =>
  mapCurve(curve, ([a, b]) => [a + by * x, b + by * y]);

/** Edits one of the lines that are chosen. */
const edit =
  (choose: (lines: readonly Written[]) => number[], f: (line: Written, random: Random) => Written[]): Fault['plant'] =>
  (lines, random) => {
    const k = oneOf(random, choose(lines));
    return lines.flatMap((line, i) => (i === k ? f(line, random) : [line]));
  };
const add =
  (choose: (lines: readonly Written[]) => number[], f: (line: Written, random: Random) => Written[]): Fault['plant'] =>
  (lines, random) => [...lines, ...f(lines[oneOf(random, choose(lines))]!, random)];
const all =
  (f: (curve: Curve, random: Random) => Curve): Fault['plant'] =>
  (lines, random) =>
    lines.map(({ layer, curve }) => ({ layer, curve: f(curve, random) }));

/** The copy of a line about its first end, at such an angle that its other end is as far away as that. */
const rotated = (curve: Curve, gap: number): Curve => {
  const angle = gap / Math.hypot(curve.to[0] - curve.from[0], curve.to[1] - curve.from[1]);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = curve.from;
  return mapCurve(curve, ([a, b]) => [x + cos * (a - x) - sin * (b - y), y + sin * (a - x) + cos * (b - y)]);
};

/** A square cut from its lower left corner, in mm. */
export const square = ([x, y]: Point, side: number): Written[] => {
  const corners: Point[] = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ];
  return corners.map((from, k) => ({ layer: 'cut', curve: straight(from, corners[(k + 1) % 4]!) }));
};

const sign = (random: Random): 1 | -1 => (random() < 0.5 ? 1 : -1);

/** Long arcs of cuts. */
const arcs = (lines: readonly Written[]): number[] =>
  lines.flatMap(({ layer, curve }, k) => (layer === 'cut' && curve.kind === 'arc' && length(curve) > 4 ? [k] : []));

/** The middle of the first panel: inside the board of every tube. */
const inPanel = (lines: readonly Written[]): Point => {
  const [a, b] = lines
    .filter(({ layer, curve }) => layer === 'crease' && curve.kind === 'line' && curve.from[0] === curve.to[0])
    .sort((p, q) => middleOf(p)[0] - middleOf(q)[0]);
  return [(middleOf(a!)[0] + middleOf(b!)[0]) / 2, middleOf(a!)[1]];
};

export const faults: readonly Fault[] = [
  {
    name: 'a cut drawn twice',
    says: /A cut of .* is drawn twice/,
    findings: ['duplicate'],
    plant: edit(outerCuts, (line) => [line, line]),
  },
  {
    name: 'a crease drawn twice, there and back',
    says: /A crease of .* is drawn twice/,
    findings: ['duplicate'],
    plant: edit(creases, (line) => [line, { ...line, curve: reverse(line.curve) }]),
  },
  {
    name: 'a part of a cut drawn twice',
    says: /Two cuts lie on one another/,
    findings: ['overlap'],
    plant: edit(outerCuts, (line, random) => {
      const from = between(random, 0.1, 0.4);
      return [line, { ...line, curve: subcurve(line.curve, from, from + 0.4) }];
    }),
  },
  {
    name: 'two cuts beside one another',
    says: /Two cuts run beside one another/,
    findings: ['double line'],
    plant: edit(outerCuts, (line, random) => [
      line,
      { ...line, curve: shifted(line.curve, normalOf(line.curve), sign(random) * between(random, 0.006, 0.29)) },
    ]),
  },
  {
    name: 'two creases beside one another',
    says: /Two creases run beside one another/,
    findings: ['double line'],
    plant: edit(creases, (line, random) => [
      line,
      { ...line, curve: shifted(line.curve, normalOf(line.curve), sign(random) * between(random, 0.006, 0.29)) },
    ]),
  },
  {
    name: 'a crease and its copy that sticks out',
    says: /Two creases run beside one another/,
    findings: ['double line'],
    plant: edit(creases, (line, random) => {
      const { from, to } = shifted(line.curve, normalOf(line.curve), sign(random) * between(random, 0.006, 0.25));
      const out = between(random, 0.05, 0.25) / Math.hypot(to[0] - from[0], to[1] - from[1]);
      const [dx, dy] = [out * (to[0] - from[0]), out * (to[1] - from[1])];
      return [line, { ...line, curve: straight([from[0] - dx, from[1] - dy], [to[0] + dx, to[1] + dy]) }];
    }),
  },
  {
    name: 'a cut and its copy at a slight angle',
    says: /Two cuts run beside one another/,
    findings: ['double line'],
    plant: edit(outerCuts, (line, random) => [
      line,
      { ...line, curve: rotated(line.curve, sign(random) * between(random, 0.02, 0.28)) },
    ]),
  },
  {
    name: 'a crease drawn on a cut',
    says: /A crease is drawn on a cut/,
    findings: ['cut along crease'],
    plant: edit(outerCuts, (line) => [line, { ...line, layer: 'crease' }]),
  },
  {
    name: 'a cut drawn on a crease',
    says: /A crease is drawn on a cut/,
    findings: ['cut along crease'],
    plant: edit(creases, (line) => [line, { ...line, layer: 'cut' }]),
  },
  {
    name: 'a small gap in the outline',
    says: /A cut ends 0\.\d{3} mm short of a cut/,
    findings: ['gap'],
    plant: edit(outerCuts, ({ layer, curve }, random) => {
      const size = Math.hypot(curve.to[0] - curve.from[0], curve.to[1] - curve.from[1]);
      return [{ layer, curve: subcurve(curve, 0, 1 - between(random, 0.05, 0.75) / size) }];
    }),
  },
  {
    name: 'a wide gap in the outline',
    says: /lie outside of every closed outline|No outline closes|An outline does not close/,
    findings: ['open outline'],
    plant: edit(outerCuts, ({ layer, curve }) => [
      { layer, curve: subcurve(curve, 0, 0.3) },
      { layer, curve: subcurve(curve, 0.6, 1) },
    ]),
  },
  {
    name: 'a cut missing',
    // Where creases close what is left, the outline runs along them.
    says: /lie outside of every closed outline|No outline closes|An outline does not close|The outline runs along a crease/,
    findings: 'one',
    plant: edit(outerCuts, () => []),
  },
  {
    name: 'a cut that is a crease',
    says: /The outline runs along a crease/,
    findings: ['outline not cut'],
    plant: edit(outerCuts, (line) => [{ ...line, layer: 'crease' }]),
  },
  {
    name: 'a line on an unknown layer',
    says: /unknown line type at .*\. Map it: 'layer7=crease'/,
    findings: ['unknown line'],
    plant: edit(creases, (line) => [{ ...line, layer: 'layer7' }]),
  },
  {
    name: 'a cut across a panel and its creases',
    says: /A cut runs across (a crease|\d+ creases|other lines)/,
    findings: ['crossing'],
    plant: add(creases, ({ curve }, random) => {
      const [x, y] = pointAt(curve, between(random, 0.3, 0.7));
      const [u, v] = normalOf(curve);
      return [{ layer: 'cut', curve: straight([x - 6 * u, y - 6 * v], [x + 5 * u, y + 5 * v]) }];
    }),
  },
  {
    name: 'a crease that ends in the board',
    says: /A crease ends in the board/,
    findings: ['dangling crease'],
    plant: add(creases, ({ curve }, random) => {
      const [x, y] = pointAt(curve, between(random, 0.35, 0.65));
      const [u, v] = normalOf(curve);
      return [{ layer: 'crease', curve: straight([x, y], [x + 7 * u, y + 7 * v]) }];
    }),
  },
  {
    name: 'a crease that just misses its end',
    says: /A crease ends 0\.\d{3} mm short of/,
    findings: ['gap'],
    plant: edit(creases, ({ layer, curve }, random) => {
      const size = Math.hypot(curve.to[0] - curve.from[0], curve.to[1] - curve.from[1]);
      return [{ layer, curve: subcurve(curve, 0, 1 - between(random, 0.1, 0.75) / size) }];
    }),
  },
  {
    name: 'another outline across the blank',
    says: /Two outlines overlap/,
    findings: ['crossing'],
    plant: (lines, random) => {
      const line = lines[oneOf(random, outerCuts(lines))]!;
      const [x, y] = middleOf(line);
      return [...lines, ...square([x - 5, y - 5], 10)];
    },
  },
  {
    name: 'a crease moved',
    says: /from every crease/,
    findings: 'any',
    plant: edit(creases, ({ layer, curve }, random) => [
      { layer, curve: shifted(curve, normalOf(curve), sign(random) * between(random, 0.1, 0.7)) },
    ]),
  },
  { name: 'a crease missing', says: /a crease at .* from every crease/, plant: edit(creases, () => []) },
  {
    name: 'a crease that is a perforation',
    says: /is a (perforation|crease), where/,
    plant: edit(creases, (line) => [{ ...line, layer: 'perforation' }]),
  },
  {
    name: 'a window that does not belong',
    says: /A line of the file, a cut at/,
    plant: (lines, random) => [...lines, ...square(inPanel(lines), between(random, 4, 9))],
  },
  {
    name: 'a slit that does not belong',
    says: /A line of the file, a cut at/,
    plant: (lines, random) => {
      const [x, y] = inPanel(lines);
      return [...lines, { layer: 'cut', curve: straight([x, y], [x + between(random, 3, 9), y + 3]) }];
    },
  },
  {
    name: 'a stray line far away',
    says: /Cuts of 10\.00 mm lie outside of every closed outline/,
    findings: ['open outline'],
    plant: (lines, random) => {
      const x = between(random, 900, 5000);
      return [...lines, { layer: 'cut', curve: straight([x, 40], [x + 10, 40]) }];
    },
  },
  {
    name: 'a straight cut drawn as an arc',
    says: /A line of the (template|file), a cut at .* from every cut/,
    plant: edit(outerCuts, ({ layer, curve }, random) => [
      { layer, curve: arc(curve.from, curve.to, (sign(random) * between(random, 0.4, 2)) / length(curve)) },
    ]),
  },
  {
    name: 'an outline of short lines, one of them too short',
    says: /A cut ends 0\.\d{3} mm short of a cut/,
    findings: ['gap'],
    plant: edit(outerCuts, ({ layer, curve }, random) => {
      const count = Math.floor(length(curve));
      const short = Math.floor(between(random, 1, count - 1));
      return Array.from({ length: count }, (_, k) => ({
        layer,
        curve: subcurve(curve, k / count, (k + (k === short ? 0.6 : 1)) / count),
      }));
    }),
  },
  {
    name: 'another piece beside it',
    says: /It has 2 pieces; the template has 1/,
    plant: (lines, random) => [...lines, ...square([900, 40], between(random, 20, 40))],
  },
  {
    name: 'inches taken for millimetres',
    says: /It is the drawing if a unit of the file is 25\.4 mm, not 1 mm/,
    findings: 'any',
    plant: all((c) => mapCurve(c, ([x, y]) => [x / 25.4, y / 25.4])),
  },
  {
    name: 'mirrored',
    says: /It is mirrored/,
    ids: ASYMMETRIC,
    plant: all((c) => mapCurve(c, ([x, y]) => [-x, y], -1)),
  },
  {
    name: 'mirrored and turned',
    ids: ASYMMETRIC,
    says: /It is mirrored and turned by -?\d+(\.\d+)?°/,
    plant: (lines, random) => {
      const angle = between(random, 0.2, 1.2);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return lines.map(({ layer, curve }) => ({
        layer,
        curve: mapCurve(curve, ([x, y]) => [-cos * x - sin * y, -sin * x + cos * y], -1),
      }));
    },
  },
  {
    name: 'scaled by a little',
    says: /It is scaled to (99|100)\.\d+ %/,
    plant: (lines, random) => {
      const times = oneOf(random, [0.995, 0.997, 1.004, 1.006]);
      return lines.map(({ layer, curve }) => ({ layer, curve: mapCurve(curve, ([x, y]) => [times * x, times * y]) }));
    },
  },
  {
    name: 'an arc drawn twice',
    says: /A cut of .* is drawn twice/,
    findings: ['duplicate'],
    ids: ROUNDED,
    plant: edit(arcs, (line) => [line, line]),
  },
  {
    name: 'all drawn twice',
    says: /\d+ lines of .* in all are drawn twice/,
    findings: ['duplicate'],
    plant: (lines) => [...lines, ...lines],
  },
  {
    name: 'an arc and its shifted copy',
    says: /Two cuts run beside one another/,
    findings: ['double line'],
    ids: ROUNDED,
    plant: edit(arcs, (line, random) => [
      line,
      { ...line, curve: shifted(line.curve, [0.6, 0.8], sign(random) * between(random, 0.03, 0.08)) },
    ]),
  },
  {
    name: 'a cut and its copy, shifted along itself',
    says: /Two cuts lie on one another|Lines lie on one another in 2 places/,
    findings: ['overlap'],
    plant: edit(outerCuts, (line, random) => {
      const [x, y] = normalOf(line.curve);
      return [line, { ...line, curve: shifted(line.curve, [y, -x], sign(random) * between(random, 0.06, 0.25)) }];
    }),
  },
  {
    name: 'an arc that bulges the other way',
    says: /A line of the (template|file), a cut at .* from every cut/,
    findings: 'any',
    ids: ROUNDED,
    plant: edit(arcs, ({ layer, curve }) => [
      { layer, curve: curve.kind === 'arc' ? arc(curve.from, curve.to, -curve.bulge) : curve },
    ]),
  },
  {
    name: 'an arc drawn as its chord',
    says: /A line of the template, a cut at .* from every cut/,
    ids: ROUNDED,
    plant: edit(arcs, ({ layer, curve }) => [{ layer, curve: straight(curve.from, curve.to) }]),
  },
  {
    name: 'a cut on an unknown layer',
    says: /Map it: 'layer7=cut'/,
    findings: 'any',
    plant: edit(outerCuts, (line) => [{ ...line, layer: 'layer7' }]),
  },
];
