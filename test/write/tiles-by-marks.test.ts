import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, type PDFRawStream } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { flatten, type Point } from '../../src/geometry/index.ts';
import { dieline } from '../../src/index.ts';

const POINT = 25.4 / 72;
/** Maximum deviation of a line from the drawing, in mm. */
const CLOSE = 0.01;

type Segment = readonly [from: Point, to: Point];

/** Content of a printed page, in mm from its lower left corner. */
interface Page {
  readonly row: number;
  readonly column: number;
  /** The lines of the drawing inside the printed field, by kind. */
  readonly lines: ReadonlyMap<string, readonly Segment[]>;
  /** The centres of the crosses on the seams with a neighbour. */
  readonly crosses: Readonly<Record<'left' | 'right' | 'top' | 'bottom', readonly Point[]>>;
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];

const textOf = (stream: unknown): string =>
  new TextDecoder('latin1').decode(decodePDFRawStream(stream as PDFRawStream).decode());

/** The straight pieces of all paths, in mm, by layer. Curves become chords. */
const pathsIn = (operators: string): Map<string, Segment[]> => {
  const found = new Map<string, Segment[]>();
  let [layer, numbers]: [string, number[]] = ['', []];
  let [start, at]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  for (const word of operators.split(/\s+/)) {
    if (word.startsWith('/')) layer = word.slice(1);
    const ends: Point[] = [];
    for (let k = 0; k + 1 < numbers.length; k += 2) ends.push([numbers[k]! * POINT, numbers[k + 1]! * POINT]);
    const own = found.get(layer) ?? found.set(layer, []).get(layer)!;
    if (word === 'm') start = ends[0]!;
    if (word === 'h' || word === 's') own.push([at, start]);
    if (word === 'l') own.push([at, ends[0]!]);
    if (word === 'c') {
      const [a, [b, c, d]] = [at, ends as [Point, Point, Point]];
      const spot = (t: number): Point => {
        const shares = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
        const sum = (axis: 0 | 1): number => [a, b, c, d].reduce((all, p, k) => all + p[axis] * shares[k]!, 0);
        return [sum(0), sum(1)];
      };
      for (let k = 0; k < 64; k++) own.push([spot(k / 64), spot((k + 1) / 64)]);
    }
    if ('mlc'.includes(word) && ends.length) at = ends.at(-1)!;
    numbers = Number.isNaN(Number(word)) || word === '' ? [] : [...numbers, Number(word)];
  }
  return found;
};

/** The part of a segment inside a rectangle (Liang and Barsky 1984). */
const clipped = ([a, b]: Segment, [left, bottom, right, top]: readonly number[]): Segment[] => {
  const [dx, dy] = minus(b, a);
  let [from, to] = [0, 1];
  for (const [p, q] of [
    [-dx, a[0] - left!],
    [dx, right! - a[0]],
    [-dy, a[1] - bottom!],
    [dy, top! - a[1]],
  ] as const) {
    if (p === 0 && q < 0) return [];
    if (p < 0) from = Math.max(from, q / p);
    if (p > 0) to = Math.min(to, q / p);
  }
  if (from > to) return [];
  const spot = (t: number): Point => [a[0] + dx * t, a[1] + dy * t];
  return [[spot(from), spot(to)]];
};

const pagesOf = async (file: Uint8Array): Promise<Page[]> => {
  const document = await PDFDocument.load(file);
  return document.getPages().map(({ node }): Page => {
    const operators = textOf(document.context.lookup(node.get(PDFName.of('Contents'))));
    const forms = node.Resources()!.lookup(PDFName.of('XObject'), PDFDict);
    const paths = pathsIn(textOf(forms.lookup(PDFName.of('drawing'))));
    const [, x, y, wide, high, dx, dy] = /^q (\S+) (\S+) (\S+) (\S+) re W n 1 0 0 1 (\S+) (\S+) cm \/drawing Do Q/m
      .exec(operators)!
      .map((text) => Number(text) * POINT) as [number, number, number, number, number, number, number];
    const field = [x, y, x + wide, y + high];
    const lines = new Map(
      [...paths].map(([kind, segments]) => [
        kind,
        segments.flatMap(([a, b]) => clipped([plus(a, [dx, dy]), plus(b, [dx, dy])], field)),
      ]),
    );
    const middles = [...pathsIn(operators).values()]
      .flat()
      .filter(([a, b]) => Math.abs(b[0] - a[0] - 8) < CLOSE && a[1] === b[1])
      .map(([a, b]): Point => [(a[0] + b[0]) / 2, a[1]]);
    const beside = (axis: 0 | 1, line: number): Point[] =>
      middles.filter((p) => Math.abs(p[axis] - line) < 6).sort((p, q) => p[1 - axis]! - q[1 - axis]!);
    const [, row, column] = /row (\d+) of \d+, column (\d+) of/.exec(operators)!.map(Number);
    return {
      row: row!,
      column: column!,
      lines,
      crosses: { left: beside(0, x), right: beside(0, x + wide), bottom: beside(1, y), top: beside(1, y + high) },
    };
  });
};

/** Position of each page when its crosses match those of its neighbours. */
const placed = (pages: readonly Page[]): Point[] => {
  const places: Point[] = [];
  for (const { row, column, crosses } of pages) {
    const offers: Point[] = [];
    for (const [side, other, r, c] of [
      ['left', 'right', row, column - 1],
      ['top', 'bottom', row - 1, column],
    ] as const) {
      const neighbour = pages.findIndex((page) => page.row === r && page.column === c);
      if (neighbour < 0) continue;
      const [mine, theirs] = [crosses[side], pages[neighbour]!.crosses[other]];
      expect([mine.length, theirs.length]).toEqual([2, 2]);
      for (const k of [0, 1]) offers.push(plus(places[neighbour]!, minus(theirs[k]!, mine[k]!)));
    }
    const place = offers[0] ?? [0, 0];
    // All crosses match at the same time.
    for (const offer of offers) expect(Math.hypot(...minus(offer, place))).toBeLessThan(CLOSE);
    places.push(place);
  }
  return places;
};

const beside = (p: Point, [a, b]: Segment): number => {
  const [u, v] = [minus(b, a), minus(p, a)];
  const share = Math.max(0, Math.min(1, (u[0] * v[0] + u[1] * v[1]) / (u[0] ** 2 + u[1] ** 2 || 1)));
  return Math.hypot(v[0] - u[0] * share, v[1] - u[1] * share);
};

/** Points along segments, not more than 5 mm apart. */
const along = (segments: readonly Segment[]): Point[] =>
  segments.flatMap(([a, b]) => {
    const count = Math.max(1, Math.ceil(Math.hypot(...minus(b, a)) / 5));
    return Array.from(
      { length: count + 1 },
      (_, k): Point => plus(a, [((b[0] - a[0]) * k) / count, ((b[1] - a[1]) * k) / count]),
    );
  });

/** The largest distance of a point from the nearest segment. */
const farthest = (points: readonly Point[], segments: readonly Segment[]): number =>
  Math.max(0, ...points.map((p) => Math.min(...segments.map((s) => beside(p, s)))));

const corner = (segments: readonly Segment[]): Point => {
  const ends = segments.flat();
  return [Math.min(...ends.map(([x]) => x)), Math.min(...ends.map(([, y]) => y))];
};

describe('pages aligned by their marks', () => {
  it.each([
    ['becf-10101', { length: 90, width: 90, height: 110 }],
    ['becf-21d01', { length: 200, width: 150, height: 100, material: 3 }],
    ['becf-30101', {}],
  ])('equal the drawing of %s', async (id, size) => {
    const box = dieline(id as 'becf-10101', size);
    const pages = await pagesOf(await box.pdf({ tiles: 'A4' }));
    expect(pages.length).toBeGreaterThan(3);
    const places = placed(pages);
    const kinds = new Set(box.drawing.dieline.lines.map(({ line }) => line));
    const printed = new Map(
      [...kinds].map((kind) => [
        kind,
        pages.flatMap(({ lines }, k) =>
          (lines.get(kind) ?? []).map(([a, b]): Segment => [plus(a, places[k]!), plus(b, places[k]!)]),
        ),
      ]),
    );
    const drawn = new Map(
      [...kinds].map((kind) => [
        kind,
        box.drawing.dieline.lines
          .filter(({ line }) => line === kind)
          .flatMap(({ curve }) => {
            const points = [curve.from, ...flatten(curve, 0.001)];
            return points.slice(1).map((p, k): Segment => [points[k]!, p]);
          }),
      ]),
    );
    const shift = minus(corner(drawn.get('cut')!), corner(printed.get('cut')!));
    for (const kind of kinds) {
      const onTable = printed.get(kind)!.map(([a, b]): Segment => [plus(a, shift), plus(b, shift)]);
      expect(farthest(along(drawn.get(kind)!), onTable), `${kind}: drawn`).toBeLessThan(CLOSE);
      expect(farthest(along(onTable), drawn.get(kind)!), `${kind}: printed`).toBeLessThan(CLOSE);
    }
  });
});
