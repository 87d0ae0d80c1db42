import { describe, expect, it } from 'vitest';
import { squareSlot } from '../../src/author/pieces/index.ts';
import { built } from './built.ts';
import { altered, sound } from './faults.ts';
import { webs } from './webs.ts';

describe('reports', () => {
  /** Holes of 5 × 5 mm in a wall that is about 60 mm wide and 150 mm high, by their lower left corners. */
  const pierced = (...corners: (readonly [number, number])[]): string =>
    webs(
      built(
        altered(sound(), 'right', (panel) => ({
          ...panel,
          marks: corners.map(([x, y]) => ({ line: 'cut', curves: squareSlot([x, y], [x + 5, y + 5]) })),
        })),
        { length: 100, width: 60, height: 150, material: 0.8 },
      ),
    ).join();

  it('a web of less than one and a quarter boards between two holes', () => {
    expect(pierced([10, 20], [16.1, 20])).toBe('');
    expect(pierced([10, 20], [15.9, 20])).toMatch(/^right: a web of 0.90 mm between two cuts, board 0.8/);
  });

  it('a web between a slit and the outline', () => {
    const slit = (below: number): string =>
      webs(
        built(
          altered(sound(), 'front.top-lid.tuck', (panel) => {
            const top = Math.max(...panel.edges.map(({ curve }) => curve.to[1]));
            const curves = squareSlot([30, top - below - 2], [40, top - below]);
            return { ...panel, marks: [{ line: 'cut', curves }] };
          }),
          { length: 100, width: 60, height: 150, material: 0.8 },
        ),
      ).join();
    expect(slit(1.1)).toBe('');
    expect(slit(0.9)).toMatch(/tuck: a web of 0.90 mm/);
  });
});
