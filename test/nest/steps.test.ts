import { describe, expect, it } from 'vitest';
import { prepare } from '../../src/nest/nest.ts';
import { Kinds, turnedKinds } from '../../src/nest/outline/kinds.ts';
import { faultsOf } from '../../src/nest/outline/verify.ts';
import { lay } from '../../src/nest/patterns.ts';
import { onTop } from '../../src/nest/rows/layers.ts';
import { rise, straightRow } from '../../src/nest/rows/row.ts';
import { cutOut } from './shapes.ts';

type Corner = [x: number, y: number];

/** A sector of a ring, the blank of a cup wrap, in straight pieces. Lengths in mm, angle in radians. */
const sector = (inner: number, wide: number, half: number) => {
  const steps = 12;
  const at = (radius: number, k: number): Corner => {
    const angle = half * (1 - (2 * k) / steps);
    return [radius * Math.sin(angle), radius * Math.cos(angle)];
  };
  const arc = (radius: number): Corner[] => Array.from({ length: steps + 1 }, (_, k) => at(radius, k));
  return cutOut(...arc(inner + wide), ...arc(inner).reverse());
};

describe('steps between blanks', () => {
  // Each of these lost up to two thirds of its blanks to the final test: a step was one micrometre short.
  it.each([
    [60, 40, 1.1, 3, 21],
    [60, 66, 0.5, 0, 35],
    [60, 66, 1.4, 0, 8],
    [60, 105, 0.8, 3, 8],
    [70, 53, 1.4, 0, 10],
  ])(
    'of a ring sector (%d, %d mm; %d) with a gutter of %d mm pass the exact test',
    (inner, wide, half, gutter, count) => {
      const { job } = prepare(sector(inner, wide, half), { width: 700, height: 500 }, { gutter });
      const kinds = turnedKinds(job.loop, job.gutter);
      const { spots } = lay('straight', { ...job, fits: kinds, kinds: [0, 2] });
      expect(faultsOf(kinds.all, spots, job)).toEqual([]);
      expect(spots).toHaveLength(count);
    },
  );

  // A micrometre along such an edge is a millimetre across it, so rounding takes more than some micrometres.
  it.each([
    [[100_001, 836_000, 99_000, 437_000, 57_000, 762_000, 0, 382_000], 0, -184],
    [[100_001, 568_000, 99_000, 205_000, 50_000, 498_000, 2, 780_000], 2, -953],
    [[100_000, 788_000, 99_000, 246_000, 45_000, 776_000, 2, 507_000], 0, -21],
  ])('pass it beside a nearly upright edge: %j', (corners, above, shift) => {
    const kinds = new Kinds([Int32Array.of(0, 0, 100_000, 0, ...corners)], { x: 0, y: 0 });
    const [lower, upper] = [0, above].map((kind) => straightRow(kinds, kind, 0, 1));
    const { y } = onTop(kinds, [{ row: lower!, x: 0, y: 0 }], upper!, shift);
    expect(kinds.clear(0, above, shift, y)).toBe(true);
    expect(kinds.clear(0, above, shift, Math.floor(rise(kinds, lower!, upper!, shift)))).toBe(false);
  });
});
