import { describe, expect, it } from 'vitest';
import {
  blanksOf,
  fitsTurned,
  leastSheet,
  type NestOptions,
  nest,
  nestMixed,
  type Sheet,
  sheetForSet,
} from '../../src/nest/index.ts';
import { cutOut, ell } from './shapes.ts';

const strip = cutOut([0, 0], [300.2, 0], [300.2, 40], [0, 40]);
const [blank] = blanksOf(strip);
const small: Sheet = { width: 100, height: 70, gripper: 12, margins: { left: 5, right: 5, top: 5, bottom: 3 } };

const grains: readonly Pick<NestOptions, 'grain' | 'board' | 'blankGrain' | 'sheetGrain'>[] = [
  {},
  { grain: 'free' },
  { sheetGrain: 'x' },
  { sheetGrain: 'y' },
  { blankGrain: 'x' },
  { blankGrain: 'y' },
  { blankGrain: 'y', sheetGrain: 'x' },
  { board: 'corrugated', sheetGrain: 'x' },
  { board: 'corrugated', blankGrain: 'x' },
];

describe('the least sheet', () => {
  it.each(grains)('holds one blank with %o, and margins', (options) => {
    for (const given of [small, { ...small, width: 70, height: 100 }]) {
      const least = leastSheet([blank!], given, options);
      const count = (sheet: Sheet) =>
        nest(strip, sheet, { ...options, layouts: ['straight-box-0', 'straight-box-90'] }).best.count;
      expect(count({ ...given, ...least })).toBeGreaterThan(0);
    }
  });

  it('is as small as whole millimetres allow, and lies as the given one', () => {
    expect(leastSheet([blank!], small, {})).toEqual({ width: 311, height: 57 });
    expect(leastSheet([blank!], small, { grain: 'free' })).toEqual({ width: 311, height: 57 });
    expect(leastSheet([blank!], { ...small, width: 50 }, { grain: 'free' })).toEqual({ width: 50, height: 318 });
  });
});

describe('the least sheet for several blanks', () => {
  it('holds one of each', () => {
    const upright = cutOut([0, 0], [30, 0], [30, 120], [0, 120]);
    const both = [blank!, blanksOf(upright)[0]!];
    expect(leastSheet(both, small, {})).toEqual({ width: 311, height: 137 });
  });

  it.each(grains)('holds a set with %o, a gutter and margins', (options) => {
    const boxes = [
      { name: 'a', drawing: strip, ratio: 5 },
      { name: 'b', drawing: ell(90, 120, 30), ratio: 2 },
    ];
    const gutter = { x: 3, y: 4 };
    const nestOn = (sheet: Sheet) => nestMixed(boxes, sheet, { ...options, gutter, evaluations: 0 });
    const { blanks } = nestOn(small);
    expect(nestOn({ ...small, ...sheetForSet(blanks, gutter, small, options) }).sets).toBeGreaterThan(0);
  });
});

describe('a quarter turn', () => {
  it('is of use only where it makes a blank fit', () => {
    const upright = { width: 60, height: 400 };
    expect(fitsTurned(blank!, upright, {})).toBe(true);
    expect(fitsTurned(blank!, upright, { grain: 'free' })).toBe(false);
    expect(fitsTurned(blank!, { width: 30, height: 400 }, {})).toBe(false);
    expect(fitsTurned(blanksOf(ell(50, 50, 10))[0]!, { width: 40, height: 40 }, {})).toBe(false);
  });
});
