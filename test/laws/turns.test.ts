import { describe, expect, it } from 'vitest';
import { built } from './built.ts';
import { altered, sound } from './faults.ts';
import { turns } from './turns.ts';

describe('reports', () => {
  const back = (name: string, id: string, layers: number) =>
    turns(
      built(
        altered(sound(name), id, (panel, { material }) => ({
          ...panel,
          folds: [{ phase: 0, to: 180, clearance: ((2 * 2) / 3 + layers) * material! }],
        })),
      ),
    ).join();

  it('corrugated board that folds back over a layer on one crease', () => {
    expect(back('Corrugated carry box', 'front.roof.handle.bridge', 0)).toBe('');
    expect(back('Corrugated carry box', 'front.roof.handle.bridge', 1)).toMatch(/bridge folds back over 1.50 mm/);
  });

  it('carton that folds back over three layers', () => {
    expect(back('Reverse tuck end', 'front.top-lid', 0.5)).toBe('');
    expect(back('Reverse tuck end', 'front.top-lid', 1.5)).toMatch(/top-lid folds back over/);
  });
});
