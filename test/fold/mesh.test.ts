import { describe, expect, it } from 'vitest';
import { frozen } from '../../src/fold/frozen.ts';
import { bodies, mesh, minus, type Point3, size } from '../../src/fold/index.ts';
import type { Laid } from '../../src/sheet/index.ts';
import { built } from '../laws/built.ts';
import { sound } from '../laws/faults.ts';
import { blank, laid, part, tray, tube } from './blanks.ts';
import { pen } from '../../src/board/index.ts';

const boxes: Record<string, readonly Laid[]> = {
  'a carton': laid(part(tube({ length: 60, width: 30, height: 80 }))),
  'a corrugated case': laid(part(tube({ length: 60, width: 50, height: 40, thickness: 4, inside: 2 / 3 }))),
  'a tray with webs': laid(part(tray(60, 50, 20, { thickness: 2 }))),
  'two parts': built(sound('Two-piece shirt box')).drawing.parts,
  'an auto bottom, which is delivered flat': built(sound('Tuck top auto bottom, lid on the front')).drawing.parts,
  'a rigid box': built(sound('Rigid box with lift-off lid')).drawing.parts,
};

const apart = (p: Point3, all: readonly Point3[]): number => all.reduce((least, q) => Math.min(least, size(minus(p, q))), Number.POSITIVE_INFINITY);

describe('mesh', () => {
  describe.each(Object.entries(boxes))('%s', (_, parts) => {
    const made = mesh(parts);

    it.each([0, 0.13, 0.4, 0.5, 0.77, 1])('stands where the panels stand at %d', (t) => {
      const all = frozen(made, t);
      for (const { id, prisms } of bodies(parts, t)) {
        const own = all.filter((side) => side.id === id && side.side !== 'edge').flatMap(({ points }) => points);
        // Layers are held apart by hundredths.
        for (const { inner, print } of prisms)
          for (const p of [...inner, ...print]) expect(apart(p, own)).toBeLessThan(0.11);
      }
    });
  });
});
