import { describe, expect, it } from 'vitest';
import { pen } from '../../src/board/index.ts';
import { catalogue, dieline } from '../../src/entry/engine.ts';
import { enclosedArea, grow, length, polygon, regionArea } from '../../src/geometry/index.ts';
import { arrange, bleed, extent, lengths } from '../../src/sheet/index.ts';
import { partOf, plain, plate } from '../core/plain.ts';
import { inTurn } from '../support/turns.ts';

const drawing = arrange([partOf(plain(plate('one', 100, 50)), 'one'), partOf(plain(plate('two', 40, 30)), 'two')]);
const bled = bleed(drawing, 3);
const ring = (part: number) =>
  bled.dieline.lines.filter((l) => l.line === 'bleed' && l.part === part).map(({ curve }) => curve);

describe('bleed', () => {
  it('surrounds each part at its margin, with an arc at every corner', () => {
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

  it('does not change flat size and area', () => {
    expect(extent(bled.dieline)).toEqual(extent(drawing.dieline));
    expect(bled.parts).toBe(drawing.parts);
  });

  /** Computes the same ring independently: the union of all panels, offset. */
  it.each([3, 8])('at %d mm is the outline of the panels, offset by that distance', (margin) => {
    const off = catalogue.entries
      .filter((_, k) => inTurn(k, 72))
      .flatMap((entry) => {
        const { dieline: own, parts } = bleed(dieline(entry).drawing, margin);
        return parts.map(({ sheet }, part) => {
          const panels = sheet.map(({ outline }) => polygon(outline, 0.001));
          const grown = grow(panels, margin, 'round').map(({ outer }) => ({ outer, holes: [] }));
          const curves = own.lines.filter((l) => l.line === 'bleed' && l.part === part).map(({ curve }) => curve);
          const around = curves.reduce((sum, curve) => sum + length(curve), 0);
          return { id: entry.id, part, gap: Math.abs(enclosedArea(curves) - regionArea(grown)) / around };
        });
      })
      .filter(({ gap }) => !(gap < 0.005));
    expect(off).toEqual([]);
  });

  it('closes a slot that is at most twice as wide as its margin', () => {
    const slotted = (width: number) => {
      const panel = pen('one', 100)
        .to(100, 50)
        .to(50 + width / 2, 50)
        .to(50 + width / 2, 20)
        .to(50 - width / 2, 20)
        .to(50 - width / 2, 50)
        .to(0, 50)
        .close();
      const { dieline: own } = bleed(arrange([partOf(plain(panel), 'one')]), 3);
      return own.lines.filter((l) => l.line === 'bleed').length;
    };
    expect([4, 6, 8].map(slotted)).toEqual([11, 11, 14]);
  });
});
