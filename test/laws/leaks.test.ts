import { describe, expect, it } from 'vitest';
import { built } from './built.ts';
import { altered, sound } from './faults.ts';
import { leaks } from './leaks.ts';

describe('reports', () => {
  it('a flap that stays open', () => {
    const case_ = sound('Regular slotted case');
    const ajar = altered(case_, 'front.top-flap', (p) => ({ ...p, folds: [{ phase: 0, to: 30 }] }));
    expect(leaks(built(case_))).toEqual([]);
    expect(leaks(built(ajar)).join()).toMatch(/of the light comes out, but it is declared closed$/);
  });

  it('a hole', () => {
    const pierced = altered(sound(), 'back', (p) => ({
      ...p,
      marks: [
        {
          line: 'cut',
          curves: [
            { kind: 'arc', from: [60, 30], to: [40, 30], bulge: 1 },
            { kind: 'arc', from: [40, 30], to: [60, 30], bulge: 1 },
          ],
        },
      ],
    }));
    expect(leaks(built(pierced)).join()).toMatch(/of the light comes out/);
  });

  it('a closed box declared open, and an open box that is not', () => {
    const { template, id } = sound();
    expect(leaks(built({ template: { ...template, open: 'no lid' }, id })).join()).toMatch(
      /^it is open \(no lid\), but only/,
    );
    const tray = sound('Glued tray');
    expect(leaks(built(tray))).toEqual([]);
    const { open: _, ...silent } = tray.template;
    expect(leaks(built({ ...tray, template: silent })).join()).toMatch(/it is declared closed$/);
  });

  it('no card, which encloses nothing', () => expect(leaks(built(sound('Hang tag')))).toEqual([]));
});
