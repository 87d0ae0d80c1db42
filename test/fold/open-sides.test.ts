import { expect, it } from 'vitest';
import type { PixelPoint } from '../../src/fold/picture/hidden.ts';
import { openSides } from '../../src/fold/picture/open-sides.ts';

const square = (x: number, y: number, size = 10): PixelPoint[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

const drawn = [true, true, true, true];
const face = (ring: readonly PixelPoint[], sides = drawn) => ({ ring, drawn: sides });

it('a side is open where later faces only touch it', () => {
  expect(openSides([face(square(0, 0)), face(square(10, 0)), face(square(0, 10).toReversed())])).toEqual([
    drawn,
    drawn,
    drawn,
  ]);
});

it('a side under a later face is not open, whatever the direction of its corners', () => {
  for (const over of [square(5, -5, 20), square(5, -5, 20).toReversed()])
    expect(openSides([face(square(0, 0)), face(over)])[0]).toEqual([false, false, false, true]);
  expect(openSides([face(square(5, -5, 20)), face(square(0, 0))])[0]).toEqual([true, true, true, false]);
});

it('a side that is not drawn is not open, and neither is one too short to see where faces meet', () => {
  expect(openSides([face(square(0, 0), [true, false, true, false])])).toEqual([[true, false, true, false]]);
  const speck = face(square(9.9, 5, 0.2));
  expect(openSides([speck, face(square(0, 0)), face(square(10, 0))])[0]).toEqual([false, false, false, false]);
});

it('a face seen on edge covers nothing', () => {
  const edge: PixelPoint[] = [
    [-5, -5],
    [15, 15],
    [5, 5],
  ];
  expect(openSides([face(square(0, 0)), face(edge)])[0]).toEqual(drawn);
});

it('a side along the seam of two later facets is not open, unless their common side is drawn', () => {
  const under = face(square(5, 0), [false, false, false, true]);
  const low = square(-5, 0);
  const facets = [face(low, [true, false, true, true]), face(square(5, 0), [true, true, true, false])];
  expect(openSides([under, ...facets])[0]).toEqual([false, false, false, false]);
  expect(openSides([under, face(low), face(square(5, 0))])[0]).toEqual([false, false, false, true]);
  expect(openSides([under, facets[0]!])[0]).toEqual([false, false, false, true]);
});
