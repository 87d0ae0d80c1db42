import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Blank } from '../../src/board/index.ts';
import { chains } from '../../src/formats/index.ts';
import { PlanarGraph } from '../../src/geometry/index.ts';
import { draw } from '../../src/sheet/index.ts';
import { comb, holes, strip } from '../sheet/combs.ts';

afterEach(() => vi.restoreAllMocks());

/** Number of lines of a drawing, and number of line ends examined to join them to outlines. */
const looks = (blank: Blank): { lines: number; looked: number } => {
  const dieline = draw(blank);
  let looked = 0;
  const { leaving, around, head } = PlanarGraph.prototype;
  vi.spyOn(PlanarGraph.prototype, 'leaving').mockImplementation(function (this: PlanarGraph, corner, admit) {
    return leaving.call(this, corner, (half) => {
      looked++;
      return admit(half);
    });
  });
  vi.spyOn(PlanarGraph.prototype, 'around').mockImplementation(function (this: PlanarGraph, corner, admit) {
    return around.call(this, corner, (half) => {
      looked++;
      return admit(half);
    });
  });
  vi.spyOn(PlanarGraph.prototype, 'head').mockImplementation(function (this: PlanarGraph, half) {
    looked++;
    return head.call(this, half);
  });
  const all = chains(dieline);
  vi.restoreAllMocks();
  expect(all.reduce((sum, { curves }) => sum + curves.length, 0)).toBe(dieline.lines.length);
  return { lines: dieline.lines.length, looked };
};

describe('the number of steps to join outlines grows linearly with the lines', () => {
  it.each([
    ['a comb of 800 teeth', comb, 100],
    ['holes', holes, 200],
    ['a strip', strip, 100],
  ] as const)('%s', (_, blank, count) => {
    const small = looks(blank(count));
    const large = looks(blank(8 * count));
    expect(large.lines).toBeGreaterThan(7 * small.lines);
    expect(large.looked / large.lines).toBeLessThan(1.3 * (small.looked / small.lines));
    expect(large.looked / large.lines).toBeLessThan(20);
  });
});
