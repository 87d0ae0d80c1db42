import { describe, expect, test } from 'vitest';
import { type Chain, chains } from '../../src/formats/index.ts';
import { distance, enclosedArea } from '../../src/geometry/index.ts';
import type { Dieline } from '../../src/sheet/index.ts';
import { linesOf } from './lines-of.ts';
import { samples } from './samples.ts';

const cuts = (dieline: Dieline): Chain[] => chains(dieline).filter(({ line }) => line === 'cut');
/** Area enclosed by the closed cuts, in mm², and number of lines of each open run. */
const shape = (dieline: Dieline): { areas: number[]; runs: number[] } => ({
  areas: cuts(dieline).flatMap(({ closed, curves }) => (closed ? Math.abs(enclosedArea(curves)) : [])),
  runs: cuts(dieline).flatMap(({ closed, curves }) => (closed ? [] : curves.length)),
});

describe.each(Object.entries(samples))('%s', (_, dieline) => {
  test('has each line in one chain, head to tail', () => {
    const all = chains(dieline);
    expect(all.flatMap((chain) => linesOf(chain, dieline)).sort((a, b) => a - b)).toEqual(
      dieline.lines.map((_, k) => k),
    );
    for (const chain of all) {
      const { curves, closed, line, part } = chain;
      curves.forEach((curve, i) => {
        const next = curves[(i + 1) % curves.length]!;
        if (closed || i + 1 < curves.length) expect(distance(curve.to, next.from)).toBeLessThan(1e-3);
      });
      for (const k of linesOf(chain, dieline)) expect(dieline.lines[k]).toMatchObject({ line, part });
    }
  });

  test('ends with the outer contour of each part', () => {
    dieline.parts.forEach((_, part) => {
      const here = cuts(dieline).filter((chain) => chain.part === part);
      const areas = here.map(({ closed, curves }) => (closed ? Math.abs(enclosedArea(curves)) : 0));
      expect(areas.at(-1)).toBe(Math.max(...areas));
    });
  });
});

test('the outer contour is the border of the board', () => {
  const near = (...numbers: number[]) => numbers.map((n) => expect.closeTo(n, 6));
  const hole = Math.PI * 64;
  expect(shape(samples.neighbours)).toEqual({ areas: near(2 * 50 * 30 + 2 * 50 * 20), runs: [1] });
  expect(shape(samples.keyhole)).toEqual({ areas: near(hole, 2400), runs: [1] });
  expect(shape(samples.touching).areas).toHaveLength(2);
  expect(shape(samples.touching).areas.at(-1)).toBeCloseTo(2400, 6);
  expect(shape(samples.eight)).toEqual({ areas: near(Math.PI * 25, Math.PI * 25, 2400), runs: [] });
  expect(shape(samples.spectacles)).toEqual({ areas: near(Math.PI * 25, Math.PI * 25, 2400), runs: [1] });
  expect(shape(samples.kissing)).toEqual({ areas: near(hole, 2400), runs: [] });
  expect(shape(samples.halved)).toEqual({ areas: near(2400), runs: [1] });
  expect(shape(samples.forked)).toEqual({ areas: near(2400), runs: [1, 1, 1, 1, 1, 1] });
  expect(shape(samples.tangent)).toEqual({ areas: near(hole, 2400), runs: [1] });
});

test('fold lines continue only where they are smooth', () => {
  const lines = samples.rich.lines.filter(({ line }) => line === 'crease');
  expect(chains(samples.rich).filter(({ line }) => line === 'crease')).toHaveLength(lines.length);
});

test('an empty drawing has no chains, and an unknown corner is named', () => {
  expect(chains({ nodes: [], lines: [], parts: [] })).toEqual([]);
  expect(() => chains({ ...samples.halved, nodes: [] })).toThrow('which does not exist');
});
