import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arc,
  type Curve,
  connected,
  cornerTable,
  faceWalks,
  PlanarGraph,
  type Point,
  straight,
  takeLoose,
} from '../../src/geometry/index.ts';

/** A graph of curves whose corners are named by their position. */
const graphOf = (...curves: Curve[]): PlanarGraph => {
  const corners = new Map<string, number>();
  const number = ([x, y]: Point): number => {
    const key = `${x} ${y}`;
    if (!corners.has(key)) corners.set(key, corners.size);
    return corners.get(key)!;
  };
  const lines = curves.map((curve) => ({ from: number(curve.from), to: number(curve.to), curve }));
  return new PlanarGraph(lines, cornerTable(corners.size));
};

const ring = (...points: Point[]): Curve[] => points.map((p, k) => straight(p, points[(k + 1) % points.length]!));
const all = (): boolean => true;
const square = ring([0, 0], [10, 0], [10, 10], [0, 10]);

describe('a planar graph', () => {
  it('numbers the corners of its own lines and leaves the table as it was', () => {
    const table = cornerTable(1000);
    const line = { from: 990, to: 7, curve: straight([0, 0], [1, 0]) };
    const graph = new PlanarGraph([line, { ...line, from: 7, to: 400 }], table);
    expect([...graph.tail]).toEqual([0, 1, 1, 2]);
    expect([...graph.degree]).toEqual([1, 2, 1]);
    expect(table.every((number) => number === -1)).toBe(true);
    for (const from of [1000, -1, 0.5])
      expect(() => new PlanarGraph([{ ...line, from }], table), String(from)).toThrow(RangeError);
  });

  it('walks around each face with the face on the left', () => {
    const graph = graphOf(...square, straight([0, 0], [10, 10]));
    const walks = faceWalks(graph, all);
    expect(walks.map(({ area }) => area).sort((a, b) => a - b)).toEqual([-100, 50, 50]);
    for (const { halves } of walks)
      expect(halves.map((half) => graph.head(half))).toEqual(
        [...halves.slice(1), halves[0]!].map((h) => graph.tail[h]),
      );
  });

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'orders lines that leave in one direction by their curvature (direction %d)',
    (heading) => {
      const turned = ([x, y]: Point): Point => [
        x * Math.cos(heading) - y * Math.sin(heading),
        x * Math.sin(heading) + y * Math.cos(heading),
      ];
      /** Leaves the origin along the heading, to the left where the radius is positive. */
      const bent = (radius: number): Curve =>
        arc(
          [0, 0],
          turned([Math.abs(radius) * Math.sin(1), radius * (1 - Math.cos(1))]),
          Math.sign(radius) * Math.tan(1 / 4),
        );
      const level = turned([9, 0]);
      const cubic = (c2: Point): Curve => ({
        kind: 'cubic',
        from: [0, 0],
        c1: turned([3, 0]),
        c2: turned(c2),
        to: turned([8, c2[1]]),
      });
      const order = [bent(-4), cubic([6, -1]), bent(-40), straight([0, 0], level), bent(50), bent(5), bent(2)];
      const shuffled = [3, 0, 6, 1, 5, 2, 4];
      const graph = graphOf(...shuffled.map((k) => order[k]!));
      const fan = graph.around(graph.tail[0]!, all).map((half) => shuffled[half >> 1]!);
      const first = fan.indexOf(0);
      expect([...fan.slice(first), ...fan.slice(0, first)]).toEqual([0, 1, 2, 3, 4, 5, 6]);
    },
  );

  it('continues smoothly below half a thousandth of a degree and not above', () => {
    const bent = (angle: number): boolean => {
      const graph = graphOf(
        straight([0, 0], [10, 0]),
        straight([10, 0], [10 + 20 * Math.cos(angle), 20 * Math.sin(angle)]),
      );
      return graph.smooth(0, 2) && graph.smooth(3, 1);
    };
    for (const angle of [0, 5e-6, -5e-6]) expect(bent(angle), String(angle)).toBe(true);
    for (const angle of [2e-5, -2e-5, 1e-3, 0.1, Math.PI / 2]) expect(bent(angle), String(angle)).toBe(false);
  });

  it('removes exactly the lines that lead to a loose end', () => {
    const tail = [straight([10, 10], [12, 12]), straight([12, 12], [14, 12]), straight([12, 12], [12, 15])];
    const bridge = straight([0, 0], [-5, 0]);
    const graph = graphOf(...square, ...tail, bridge, ...ring([-5, 0], [-9, 2], [-9, -2]));
    const taken = new Uint8Array(graph.size);
    const left = takeLoose(graph, taken);
    expect([...taken]).toEqual([0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0]);
    for (let half = 0; half < 2 * graph.size; half++)
      if (!taken[half >> 1]) expect(left[graph.tail[half]!]).toBeGreaterThan(1);
  });

  it('numbers connected components', () => {
    const graph = graphOf(
      ...square,
      straight([20, 0], [30, 0]),
      straight([30, 0], [30, 5]),
      straight([10, 10], [20, 20]),
    );
    expect([...connected(graph)]).toEqual([0, 0, 0, 0, 4, 4, 0]);
  });

  it('has faces whose areas add up to zero for any lines', () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }));
    fc.assert(
      fc.property(fc.uniqueArray(point, { minLength: 3, maxLength: 9, selector: String }), (points) => {
        const graph = graphOf(...ring(...points.map(([x, y]): Point => [x + y / 7, y - x / 11])));
        const halves = faceWalks(graph, all).flatMap((walk) => walk.halves);
        expect([...halves].sort((a, b) => a - b)).toEqual(Array.from({ length: 2 * graph.size }, (_, k) => k));
      }),
    );
  });
});
