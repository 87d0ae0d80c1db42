import type { LineKind, Reading } from '../../src/formats/reading/index.ts';
import type { Curve, Point } from '../../src/geometry/index.ts';
import { circle, straight } from '../../src/geometry/index.ts';

/** Lines that are as hostile to a check as so many can be. */
export type HostileLines = (count: number) => readonly Curve[];

const times = <T>(count: number, make: (k: number) => T): T[] =>
  Array.from({ length: Math.floor(count) }, (_, k) => make(k));
const line = (a: number, b: number, c: number, d: number): Curve => straight([a, b], [c, d]);
const around = (radius: number, angle: number): Point => [radius * Math.cos(angle), radius * Math.sin(angle)];
const square = (x: number, y: number, side: number): Curve[] => [
  line(x, y, x + side, y),
  line(x + side, y, x + side, y + side),
  line(x + side, y + side, x, y + side),
  line(x, y + side, x, y),
];
/** Numbers from 0 to 1 without a pattern, equal in every run. */
const scattered = (k: number): number => (Math.abs(Math.sin(k + 1) * 43758.5453) * 1e4) % 1;
const bow = (from: Point, c1: Point, c2: Point, to: Point): Curve => ({ kind: 'cubic', from, c1, c2, to });
const anywhere = (k: number, size: number): Point => [size * scattered(2 * k), size * scattered(2 * k + 1)];

export const HOSTILE: Readonly<Record<string, HostileLines>> = {
  'lines a thousandth apart': (n) => times(n, (k) => line(0, k / 1000, 100, k / 1000)),
  'lines a quarter apart': (n) => times(n, (k) => line(0, k / 4, 100, k / 4)),
  'equal lines': (n) => times(n, () => line(0, 0, 100, 0)),
  'a lattice': (n) => times(n, (k) => (k % 2 ? line(0, k, n, k) : line(k, 0, k, n))),
  'all through one point': (n) =>
    times(n, (k) => straight(around(100, (Math.PI * k) / n), around(-100, (Math.PI * k) / n))),
  'all from one point': (n) => times(n, (k) => straight([0, 0], around(100, (2 * Math.PI * k) / n))),
  'a comb': (n) => [line(0, 0, n, 0), ...times(n - 1, (k) => line(k, 0, k, 50))],
  'a fine comb': (n) => [line(0, 0, n / 20, 0), ...times(n - 1, (k) => line(k / 20, 0, k / 20, 50))],
  'lines across one': (n) => [line(0, 0, n, 0), ...times(n - 1, (k) => line(k, -5, k, 5))],
  'lines one after another that overlap': (n) => times(n, (k) => line(k, 0, n + k, 0)),
  'a spiral of arcs': (n) =>
    times(n, (k): Curve => {
      const [from, to] = [k % 2 ? -1 - k / 2 : 1 + k / 2, k % 2 ? 1.5 + k / 2 : -1.5 - k / 2];
      return { kind: 'arc', from: [from, 0], to: [to, 0], bulge: 1 };
    }),
  'arcs between two points': (n) =>
    times(n, (k): Curve => ({ kind: 'arc', from: [0, 0], to: [100, 0], bulge: (k + 1) / n })),
  'arcs of a kilometre': (n) => times(n, (k): Curve => ({ kind: 'arc', from: [9e5, k], to: [0, 9e5 + k], bulge: 0.4 })),
  'arcs that end on one line': (n) => [
    line(0, 0, 1000, 0),
    ...times(
      n,
      (k): Curve => ({ kind: 'arc', from: [(1000 * k) / n, 0], to: [(1000 * k) / n + (k % 5), 5], bulge: 0.5 }),
    ),
  ],
  'tiny circles': (n) => times(n / 2, (k) => circle([2 * (k % 200), 2 * Math.floor(k / 200)], 0.05)).flat(),
  'one circle, ever again': (n) => times(n / 2, () => circle([0, 0], 0.05)).flat(),
  'circles in circles': (n) => times(n / 2, (k) => circle([0, 0], 1 + k / 2)).flat(),
  'squares in squares': (n) => times(n / 4, (k) => square(-k, -k, 2 * k + 1)).flat(),
  'squares beside squares': (n) => times(n / 4, (k) => square(12 * (k % 100), 12 * Math.floor(k / 100), 10)).flat(),
  'squares that lack a side': (n) =>
    times(n / 3, (k) => square(12 * (k % 100), 12 * Math.floor(k / 100), 10).slice(1)).flat(),
  'outlines beside their copies': (n) =>
    times(n / 8, (k) => {
      const [x, y] = [12 * (k % 100), 12 * Math.floor(k / 100)];
      return [...square(x, y, 10), ...square(x + 0.1 + k / 1e4, y + 0.1, 10)];
    }).flat(),
  'narrow slots': (n) =>
    times(n / 3, (k) => [
      line(k / 2, 0, k / 2, 50),
      line(k / 2 + 0.2, 0, k / 2 + 0.2, 50),
      line(k / 2, 0, k / 2 + 0.2, 0),
    ]).flat(),
  'loose ends': (n) =>
    times(n, (k) => line(3 * (k % 100), 3 * Math.floor(k / 100), 3 * (k % 100) + 1, 3 * Math.floor(k / 100) + 1)),
  'chords of one circle': (n) =>
    times(n, (k) => straight(around(100, (2 * Math.PI * k) / n), around(100, (2 * Math.PI * (k + 1)) / n))),
  'a mesh': (n) => {
    const side = Math.ceil(Math.sqrt(n / 2));
    return times(n, (k) => {
      const [x, y] = [5 * (Math.floor(k / 2) % side), 5 * Math.floor(k / 2 / side)];
      return k % 2 ? line(x, y, x + 5, y) : line(x, y, x, y + 5);
    });
  },
  'lines from anywhere to anywhere': (n) => times(n, (k) => straight(anywhere(2 * k, 1000), anywhere(2 * k + 1, 1000))),
  'the same over a kilometre': (n) => times(n, (k) => straight(anywhere(2 * k, 1e6), anywhere(2 * k + 1, 1e6))),
  'dust in a micrometre': (n) => times(n, (k) => straight(anywhere(2 * k, 1e-3), anywhere(2 * k + 1, 1e-3))),
  'dust in a millimetre': (n) =>
    times(n, (k) => {
      const [x, y] = anywhere(k, 1);
      return line(x, y, x + scattered(k) / 10, y + scattered(k + 9) / 10);
    }),
  'curves from anywhere to anywhere': (n) =>
    times(n, (k) =>
      bow(anywhere(4 * k, 1000), anywhere(4 * k + 1, 1000), anywhere(4 * k + 2, 1000), anywhere(4 * k + 3, 1000)),
    ),
  'curves of a kilometre': (n) =>
    times(n, (k) =>
      bow(anywhere(4 * k, 1e6), anywhere(4 * k + 1, 1e6), anywhere(4 * k + 2, 1e6), anywhere(4 * k + 3, 1e6)),
    ),
  'waves beside waves': (n) =>
    times(n, (k) => bow([0, k / 100], [30, 50 + k / 100], [60, k / 100 - 50], [90, k / 100])),
};

/** What a reader makes of lines of one kind. */
export const readingOf = (curves: readonly Curve[], kind: LineKind | undefined): Reading => ({
  format: 'dxf',
  unit: { mm: 1, from: 'the test' },
  texts: [],
  skipped: [],
  notes: [],
  lines: curves.map((curve, k) => ({ kind, curve, look: { names: [`L${k % 300}`] }, place: `line ${k}` })),
});
