import { describe, expect, it } from 'vitest';
import {
  gridFor,
  grow,
  intersect,
  type Point,
  type Ring,
  regionArea,
  ringArea,
  ringsOf,
  subtract,
  unite,
} from '../../src/geometry/index.ts';

const square = (x: number, y: number, side: number): Ring => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];

describe('polygon', () => {
  it('unites, subtracts and intersects by area', () => {
    const [a, b] = [square(0, 0, 10), square(6, 6, 10)];
    expect(regionArea(unite([a, b]))).toBeCloseTo(184, 9);
    expect(regionArea(subtract([a], [b]))).toBeCloseTo(84, 9);
    expect(regionArea(intersect([a], [b]))).toBeCloseTo(16, 9);
    expect(intersect([a], [square(20, 0, 5)])).toEqual([]);
    expect(unite([])).toEqual([]);
  });

  it('recognises holes by their orientation and returns them clockwise', () => {
    const [region, ...more] = subtract([square(0, 0, 10)], [square(2, 2, 3)]);
    expect(more).toEqual([]);
    expect(region!.holes).toHaveLength(1);
    expect(ringArea(region!.outer)).toBeCloseTo(100, 9);
    expect(ringArea(region!.holes[0]!)).toBeCloseTo(-9, 9);
    expect(regionArea(unite(ringsOf([region!])))).toBeCloseTo(91, 9);
  });

  it('grows outlines and shrinks holes, sharp or round', () => {
    const frame = ringsOf(subtract([square(0, 0, 10)], [square(2, 2, 6)]));
    expect(regionArea(grow(frame, 1))).toBeCloseTo(144 - 16, 9);
    expect(regionArea(grow([square(0, 0, 10)], -2))).toBeCloseTo(36, 9);
    expect(grow([square(0, 0, 10)], -5.1)).toEqual([]);
    const rounded = regionArea(grow([square(0, 0, 10)], 1, 'round'));
    expect(Math.abs(rounded - (140 + Math.PI))).toBeLessThan(0.05);
  });

  it('works in ten-thousandths up to 4,745 mm and coarser beyond', () => {
    expect(gridFor([square(-4745, -4745, 9490)])).toBe(10_000);
    expect(gridFor([square(0, 0, 4746)])).toBe(1000);
    expect(gridFor([square(0, 0, 90_000)])).toBe(100);
    expect(regionArea(subtract([square(0, 0, 20_000)], [square(0, 0, 10_000)]))).toBeCloseTo(3e8, 3);
    expect(() =>
      unite([
        [
          [0, 0],
          [Number.NaN, 1],
          [1, 1],
        ] as Point[],
      ]),
    ).toThrow('finite');
  });
});
