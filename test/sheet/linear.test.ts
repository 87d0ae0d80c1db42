import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Blank, onePart } from '../../src/board/index.ts';
import { type Point, straight } from '../../src/geometry/index.ts';
import { CellIndex } from '../../src/sheet/cell-index.ts';
import { arrange, draw } from '../../src/sheet/index.ts';
import { placeAll } from '../../src/sheet/labels/label.ts';
import { LabelContext } from '../../src/sheet/labels/label-context.ts';
import { findStops, holdCorners } from '../../src/sheet/stops.ts';
import { comb, holes, strip } from './combs.ts';

afterEach(() => vi.restoreAllMocks());

/** Number of lines of a drawing, and number of corners examined for it. */
const looks = (blank: Blank): { lines: number; looked: number } => {
  let looked = 0;
  const { select } = CellIndex.prototype;
  vi.spyOn(CellIndex.prototype, 'select').mockImplementation(function (this: CellIndex, ...box) {
    const count = select.apply(this, box);
    looked += count;
    return count;
  });
  const { lines } = draw(blank);
  vi.restoreAllMocks();
  return { lines: lines.length, looked };
};

describe('the number of corners that drawing examines grows linearly with the lines', () => {
  it.each([
    ['a comb', comb, 100],
    ['holes', holes, 200],
    ['a strip', strip, 100],
  ] as const)('%s', (_, blank, count) => {
    const small = looks(blank(count));
    const large = looks(blank(8 * count));
    expect(large.lines).toBeGreaterThan(7 * small.lines);
    // Rows and columns of a field of holes are as long as its side: for eight times the lines, √8 times the searches are allowed.
    const growth = blank === holes ? Math.sqrt(8) : 1.3;
    expect(large.looked / large.lines).toBeLessThan(growth * (small.looked / small.lines + 4));
    expect(large.looked / large.lines).toBeLessThan(150);
  });
});

/** A comb and a strip of the same size, however many lines they have: a narrow drawing takes longer. */
describe('the number of searches for a free label does not grow with the lines', () => {
  it.each([
    ['a comb', (count: number) => comb(count, 100 / count), 100],
    ['holes', holes, 200],
    ['a strip', (count: number) => strip(count, 250 / count), 50],
  ] as const)('%s', (_, blank, count) => {
    const times = (of: Blank): { labels: number; looks: number } => {
      const looks = vi.spyOn(LabelContext.prototype, 'linesThrough');
      const { labels, context } = placeAll(arrange(onePart(of)), 'mm', { length: 1234 });
      const all = { labels: labels.length, looks: looks.mock.calls.length + context.tries };
      vi.restoreAllMocks();
      return all;
    };
    const small = times(blank(count));
    const large = times(blank(8 * count));
    expect(large.labels).toBe(small.labels);
    expect(small.looks).toBeGreaterThan(2);
    expect(large.looks).toBeLessThanOrEqual(2 * small.looks);
  });
});

const indexOf = (nodes: readonly Point[]): CellIndex => {
  const index = new CellIndex();
  holdCorners(index, nodes);
  return index;
};

describe('an index of corners', () => {
  it('selects all corners of a box, in a point, a row and a cloud', () => {
    const clouds = [
      [[3, 3]],
      [0, 1, 2, 3, 4, 5, 6, 7].map((k) => [k, 5]),
      Array.from({ length: 200 }, (_, k) => [(k * 37) % 101, (k * 53) % 97]),
    ] as [number, number][][];
    for (const nodes of clouds) {
      const index = indexOf(nodes);
      for (const [x, y] of nodes)
        for (const [width, height] of [
          [0, 0],
          [5, 200],
          [200, 5],
        ] as const) {
          const count = index.select(x - width, y - height, x + width, y + height);
          const found = new Set(index.selected.slice(0, count));
          nodes.forEach(([u, v], n) => {
            if (Math.abs(u - x) <= width && Math.abs(v - y) <= height) expect(found.has(n)).toBe(true);
          });
        }
    }
    expect(() => indexOf([]).select(0, 0, 1, 1)).not.toThrow();
  });
});

it('corners on a line come in the order of the line, in either direction', () => {
  const nodes: Point[] = [
    [0, 0],
    [100, 0],
    [70, 0],
    [20, 0],
    [45, 0],
  ];
  const index = indexOf(nodes);
  const along = (from: 0 | 1, to: 0 | 1) => {
    const stops = findStops(straight(nodes[from]!, nodes[to]!), from, to, nodes, index);
    return stops.map(({ node }) => node);
  };
  expect([along(0, 1), along(1, 0)]).toEqual([
    [3, 4, 2],
    [2, 4, 3],
  ]);
});
