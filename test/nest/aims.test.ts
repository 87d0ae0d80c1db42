import { describe, expect, it } from 'vitest';
import { arc, type Curve, type Point, straight } from '../../src/geometry/index.ts';
import { dieline } from '../../src/index.ts';
import { nest } from '../../src/nest/index.ts';
import type { Dieline } from '../../src/sheet/index.ts';
import { someOf } from '../support/turns.ts';
import { faultsOfNesting } from './proof.ts';
import { cutOut } from './shapes.ts';

/** A drawing of one closed outline. */
const outlined = (...curves: readonly Curve[]): Dieline => ({
  nodes: curves.map(({ from }) => from),
  lines: curves.map((curve, k) => ({
    from: k,
    to: (k + 1) % curves.length,
    curve,
    line: 'cut',
    panels: [],
    part: 0,
  })),
  parts: ['default'],
});

/** The wrap of a paper cup: a sector of a ring, 250 mm wide and 116 mm high. */
const cupSleeve = (): Dieline => {
  const half = (23 * Math.PI) / 180;
  const outer = 125 / Math.sin(half);
  const inner = (outer - 116) / Math.cos(half);
  const at = (radius: number, angle: number): Point => [radius * Math.sin(angle), radius * Math.cos(angle)];
  const bulge = Math.tan(half / 2);
  const [a, b, c, d] = [at(outer, half), at(outer, -half), at(inner, -half), at(inner, half)];
  return outlined(arc(a, b, bulge), straight(b, c), arc(c, d, -bulge), straight(d, a));
};

/** An envelope: four flaps about a panel of 160 × 115 mm. */
const envelopeCross = (): Dieline =>
  cutOut(
    [0, 0],
    [30, -80],
    [130, -80],
    [160, 0],
    [205, 20],
    [205, 95],
    [160, 115],
    [130, 195],
    [30, 195],
    [0, 115],
    [-45, 95],
    [-45, 20],
  );

describe('counts on a sheet of 1000 × 700 mm, turned as they like', () => {
  const boxes = [
    ['a reverse tuck', dieline('becf-10101', { length: 80, width: 40, height: 120 }).drawing, 9, 12],
    ['a snap lock', dieline('becf-10901', { length: 80, width: 50, height: 110 }).drawing, 9, 12],
    ['a cup sleeve', cupSleeve(), 24, 27],
    ['an envelope', envelopeCross(), 8, 11],
  ] as const;
  it.each(someOf(boxes, 1))('%s', (_, drawing, grid, least) => {
    const options = { grain: 'free', evaluations: 12_000_000 } as const;
    const nesting = nest(drawing, { width: 1000, height: 700 }, options);
    const count = (id: string) => nesting.layouts.find((layout) => layout.id === id)!.count;
    expect(Math.max(count('straight-box-0'), count('straight-box-90'))).toBe(grid);
    expect(nesting.best.count).toBeGreaterThanOrEqual(least);
    expect(faultsOfNesting(nesting, options)).toEqual([]);
  });
});
