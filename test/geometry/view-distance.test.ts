import { expect, it } from 'vitest';
import { dot3, normalize3, type Point3, viewDistance } from '../../src/geometry/index.ts';

const SIDES: Point3 = [300, 80, 200];
const LENS = { fov: 28, aspect: 1.6 };

it.each<[string, Point3]>([
  ['before it', [0, 0, 1]],
  ['aslant', normalize3([2, 1, 3])],
  ['above it', [0, 1, 0]],
  ['below it', [0, -1, 0]],
])('a camera %s is as near as possible with all of a box in view', (_, back) => {
  const far = viewDistance(SIDES, back, LENS, 1);
  const right: Point3 = Math.abs(back[1]) === 1 ? [1, 0, 0] : normalize3([back[2], 0, -back[0]]);
  const up: Point3 = [
    back[1] * right[2] - back[2] * right[1],
    back[2] * right[0] - back[0] * right[2],
    back[0] * right[1] - back[1] * right[0],
  ];
  const tall = Math.tan((14 * Math.PI) / 180);
  const corners = [-1, 1].flatMap((i) =>
    [-1, 1].flatMap((j) => [-1, 1].map((k): Point3 => [150 * i, 40 * j, 100 * k])),
  );
  /** Distance of the corners from the centre of the picture; 1 is its edge. */
  const out = corners.flatMap((corner) => {
    const depth = far - dot3(corner, back);
    return [dot3(corner, right) / (1.6 * tall * depth), dot3(corner, up) / (tall * depth)].map(Math.abs);
  });
  expect(Math.max(...out)).toBeCloseTo(1, 9);
});

it('leaves a margin', () =>
  expect(viewDistance([2, 2, 0], [0, 0, 1], { fov: 90, aspect: 1 }, 1.5)).toBeCloseTo(1.5, 9));
