import { describe, expect, it } from 'vitest';
import type { Point } from '../../src/geometry/index.ts';
import { blanksOf } from '../../src/nest/index.ts';
import { turnedKinds } from '../../src/nest/outline/kinds.ts';
import { exactPairsOf } from '../../src/nest/rows/rows.ts';
import type { Dieline } from '../../src/sheet/index.ts';
import { comb, cutOut } from './shapes.ts';

/** Offset of the second blank and the period of each pair, in mm. */
const pairs = (drawing: Dieline, base: 0 | 1, gutter = 0): number[][] =>
  exactPairsOf(turnedKinds(blanksOf(drawing)[0]!.loop, { x: 1000 * gutter, y: 1000 * gutter }), [base, base + 2]).map(
    ({ x, y, period }) => [x / 1000, y / 1000, period / 1000],
  );

describe('pairs that interlock exactly', () => {
  const e = comb(2, 100, 100, 200);

  it('lie as deep in one another as they go', () => {
    // Standing, the arms of an E go down to the floor of the other, and the pair is as long as six arms.
    expect(pairs(e, 0)).toContainEqual([100, 100, 600]);
    // On its side, the next pair follows behind the backs.
    expect(pairs(e, 1)).toEqual([
      [100, -100, 400],
      [100, 100, 400],
    ]);
  });

  it('follow in the gaps of one another', () => {
    // An H on its side has a gap on the left and on the right.
    const h = cutOut(
      ...([
        [0, 0],
        [100, 0],
        [100, 100],
        [200, 100],
        [200, 0],
        [300, 0],
        [300, 300],
        [200, 300],
        [200, 200],
        [100, 200],
        [100, 300],
        [0, 300],
      ] as const),
    );
    expect(pairs(h, 1)).toContainEqual([200, 100, 400]);
  });

  it('are those of blanks alone whose arms are as wide as their gaps', () => {
    const corners = (gap: number): Point[] => [
      [0, 0],
      [200 + gap, 0],
      [200 + gap, 200],
      [100 + gap, 200],
      [100 + gap, 100],
      [100, 100],
      [100, 200],
      [0, 200],
    ];
    const u = (gap: number): Dieline => cutOut(...corners(gap));
    const onItsSide = (gap: number): Dieline =>
      cutOut(
        ...corners(gap)
          .map(([x, y]): Point => [y, x])
          .reverse(),
      );
    expect(pairs(u(100), 0)).not.toEqual([]);
    expect(pairs(onItsSide(100), 0)).toEqual([
      [100, 100, 300],
      [100, -100, 300],
    ]);
    expect(pairs(onItsSide(99), 0)).toEqual([]);
    for (const gap of [99, 99.999, 100.001, 101]) expect(pairs(u(gap), 0)).toEqual([]);
    // A gap also takes the gutter on both sides.
    expect(pairs(u(106), 0, 3)).not.toEqual([]);
    expect(pairs(u(100), 0, 3)).toEqual([]);
  });
});
