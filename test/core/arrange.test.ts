import { describe, expect, it } from 'vitest';
import { arrange, extent } from '../../src/sheet/index.ts';
import { partOf, plain, plate } from './plain.ts';

describe('arrange', () => {
  it('leaves a single part at its trunk', () => {
    const { parts, dieline } = arrange([partOf(plain(plate('plate', 30, 20)))]);
    expect(parts[0]!.shift).toEqual([0, 0]);
    expect(dieline).toBe(parts[0]!.dieline);
  });

  it('draws parts above one another, 20 mm apart, with their trunks aligned', () => {
    const { parts, dieline } = arrange([
      partOf(plain(plate('plate', 30, 20)), 'base'),
      partOf(plain(plate('plate', 50, 10), { rises: 'right' }), 'lid'),
    ]);
    expect(dieline.parts).toEqual(['base', 'lid']);
    expect(dieline.nodes).toHaveLength(8);
    expect(extent(dieline, 0)).toEqual({ left: 0, right: 30, bottom: 0, top: 20 });
    expect(extent(dieline, 1)).toEqual({ left: 0, right: 10, bottom: 40, top: 90 });
    expect(parts.map(({ area }) => area)).toEqual([600, 500]);
    for (const { from, to, curve } of dieline.lines) {
      expect(dieline.nodes[from]).toEqual(curve.from);
      expect(dieline.nodes[to]).toEqual(curve.to);
    }
    // Each part's own drawing stays at its own origin.
    expect(extent(parts[1]!.dieline).bottom).toBe(0);
  });
});
