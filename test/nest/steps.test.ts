import { describe, expect, it } from 'vitest';
import { turnedKinds } from '../../src/nest/kinds.ts';
import { prepare } from '../../src/nest/nest.ts';
import { lay } from '../../src/nest/patterns.ts';
import { faultsOf } from '../../src/nest/verify.ts';
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
});
