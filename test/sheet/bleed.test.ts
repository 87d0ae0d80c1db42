import { describe, expect, it } from 'vitest';
import { enclosedArea } from '../../src/geometry/index.ts';
import { arrange, bleed, extent, lengths } from '../../src/sheet/index.ts';
import { partOf, plain, plate } from '../core/plain.ts';

const drawing = arrange([partOf(plain(plate('one', 100, 50)), 'one'), partOf(plain(plate('two', 40, 30)), 'two')]);
const bled = bleed(drawing, 3);
const ring = (part: number) =>
  bled.dieline.lines.filter((l) => l.line === 'bleed' && l.part === part).map(({ curve }) => curve);

describe('bleed', () => {
  it('runs around each part at its margin, with an arc at every corner', () => {
    expect(ring(0).filter(({ kind }) => kind === 'line')).toHaveLength(4);
    expect(ring(0).filter(({ kind }) => kind === 'arc')).toHaveLength(4);
    const round = 9 * Math.PI;
    expect(enclosedArea(ring(0))).toBeCloseTo(100 * 50 + 2 * 3 * 150 + round, 1);
    expect(enclosedArea(ring(1))).toBeCloseTo(40 * 30 + 2 * 3 * 70 + round, 1);
    expect(lengths(bled.dieline, 1).bleed).toBeCloseTo(140 + 6 * Math.PI, 1);
  });

  it('joins its lines head to tail', () => {
    for (const { from, to, curve, line } of bled.dieline.lines) {
      if (line !== 'bleed') continue;
      expect([bled.dieline.nodes[from], bled.dieline.nodes[to]]).toEqual([curve.from, curve.to]);
    }
  });

  it('leaves flat size and area as they are', () => {
    expect(extent(bled.dieline)).toEqual(extent(drawing.dieline));
    expect(bled.parts).toBe(drawing.parts);
  });
});
