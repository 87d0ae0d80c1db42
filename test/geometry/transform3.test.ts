import { describe, expect, it } from 'vitest';
import {
  add3,
  apply,
  compose,
  cosSin,
  cross3,
  dot3,
  fromMotion,
  identity,
  inverse,
  length3,
  lerp3,
  normalize3,
  type Point3,
  rotationAbout,
  scale3,
  subtract3,
  tanDegrees,
  toDegrees,
  toRadians,
  translation,
} from '../../src/geometry/index.ts';

const close = (a: readonly number[], b: readonly number[]): void =>
  a.forEach((v, k) => {
    expect(v).toBeCloseTo(b[k]!, 12);
  });

describe('angles', () => {
  it('convert both ways', () => {
    expect(toDegrees(Math.PI)).toBe(180);
    expect(toRadians(90)).toBe(Math.PI / 2);
    expect(tanDegrees(45)).toBeCloseTo(1, 15);
  });

  it('cosine and sine are exact at multiples of 90, on either side of zero', () => {
    expect([0, 90, 180, 270, 360, -90, -180].map((angle) => cosSin(angle).map((v) => v + 0))).toEqual([
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ]);
    close(cosSin(30), [Math.sqrt(3) / 2, 0.5]);
  });
});

describe('vectors', () => {
  it('add, subtract, scale and measure', () => {
    expect(add3([1, 2, 3], [4, 5, 6])).toEqual([5, 7, 9]);
    expect(subtract3([4, 5, 6], [1, 2, 3])).toEqual([3, 3, 3]);
    expect(scale3([1, 2, 3], -2)).toEqual([-2, -4, -6]);
    expect(dot3([1, 2, 3], [4, 5, 6])).toBe(32);
    expect(cross3([1, 0, 0], [0, 1, 0])).toEqual([0, 0, 1]);
    expect(length3([2, 3, 6])).toBe(7);
    expect(lerp3([0, 0, 0], [10, 20, 30], 0.1)).toEqual([1, 2, 3]);
  });

  it('a direction has length 1, and the zero vector stays', () => {
    expect(normalize3([0, 0, -4])).toEqual([0, 0, -1]);
    expect(normalize3([0, 0, 0])).toEqual([0, 0, 0]);
  });
});

describe('transforms', () => {
  const turned = rotationAbout([10, 0], [10, 50], 30, 2);
  const moved = fromMotion({ cos: 0, sin: 1, x: 5, y: -7 });

  it('compose does the inner one first', () => {
    const p: Point3 = apply(moved, [3, 4]);
    close(apply(compose(turned, moved), [3, 4]), apply(turned, [p[0], p[1]], p[2]));
  });

  it('inverse undoes', () => close(compose(inverse(turned), turned), identity));

  it('translation shifts', () => expect(apply(translation([1, 2, 3]), [10, 20], 30)).toEqual([11, 22, 33]));

  it('a positive rotation moves the left of its line away from the print, about its height', () => {
    expect(apply(rotationAbout([0, 0], [0, 10], 90), [-5, 3])).toEqual([0, 3, -5]);
    close(apply(rotationAbout([0, 0], [0, 10], 90, 2), [-5, 3], 2), [0, 3, -3]);
  });
});
