import { describe, expect, it } from 'vitest';
import { type PixelPoint, visibleFaces } from '../../src/fold/picture/hidden.ts';

const box = (left: number, top: number, right: number, bottom: number): PixelPoint[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

describe('a hidden face', () => {
  const front = box(20, 20, 60, 60);

  it('is completely behind a nearer one', () => {
    expect(visibleFaces([box(30, 30, 50, 50), front], 100, 100)).toEqual([false, true]);
    expect(visibleFaces([front, box(30, 30, 50, 50)], 100, 100)).toEqual([true, true]);
  });

  it('is behind several that share a seam', () => {
    const halves = [box(20, 20, 37.3, 60), box(37.3, 20, 60, 60)];
    expect(visibleFaces([box(30, 30, 50, 50), ...halves], 100, 100)).toEqual([false, true, true]);
    expect(visibleFaces([box(30, 30, 50, 50), halves[0]!, box(39, 20, 60, 60)], 100, 100)[0]).toBe(true);
  });

  it('shows neither its surface nor its border', () => {
    expect(visibleFaces([box(30, 30, 62, 50), front], 100, 100)[0]).toBe(true);
    expect(visibleFaces([box(30, 30, 59.9, 50), front], 100, 100)[0]).toBe(true);
    expect(visibleFaces([box(40, 40, 40.1, 40.1), front], 100, 100)[0]).toBe(false);
    expect(visibleFaces([box(80, 80, 80.1, 80.1), front], 100, 100)[0]).toBe(true);
  });
});
