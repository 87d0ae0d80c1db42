import { describe, expect, it } from 'vitest';
import type { Cutout } from '../../src/board/index.ts';
import { circle } from '../../src/geometry/index.ts';
import { areas } from './areas.ts';
import { built } from './built.ts';
import { blanked, sound } from './faults.ts';

describe('reports', () => {
  it('nothing for a sound template', () => expect(areas(built(sound()))).toEqual([]));

  it('a cut-out that is counted twice', () => {
    const window: Cutout = { on: 'front', ring: circle([60, 40], 8), line: 'cut' };
    const good = blanked(sound(), (blank) => ({ ...blank, cutouts: [window] }));
    expect(areas(built(good))).toEqual([]);
    const box = built(good);
    const [first] = box.drawing.parts;
    const twice = { ...first!, area: first!.area - 64 * Math.PI };
    const found = areas({ ...box, drawing: { ...box.drawing, parts: [twice] } });
    expect(found.join()).toMatch(/^default has .* by its panels, .* by its contours/);
  });
});
