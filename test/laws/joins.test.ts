import { describe, expect, it } from 'vitest';
import type { RuledSurface } from '../../src/board/index.ts';
import { mapCurve } from '../../src/geometry/index.ts';
import { built } from './built.ts';
import { altered, sound } from './faults.ts';
import { joins } from './joins.ts';

describe('reports', () => {
  it('nothing for a sound template', () => expect(joins(built(sound()))).toEqual([]));

  const turned = (id: string, to: number) =>
    altered(sound(), id, (p) => ({ ...p, folds: [{ phase: p.folds.at(-1)!.phase, to }] }));

  it('a glue flap that folds the wrong way', () => {
    expect(joins(built(turned('front.glue', -90))).join()).toMatch(/front\.glue and left are glued/);
  });

  it('a wall that is not square', () => {
    expect(joins(built(turned('left', 87))).join()).toMatch(/front\.glue and left are glued at 3\.00 degrees/);
  });

  it('a tuck that stays outside', () => {
    expect(joins(built(turned('front.top-lid', -90))).join()).toMatch(
      /right\.top-dust and front\.top-lid\.tuck lock over/,
    );
  });

  it('flaps that do not meet', () => {
    const short = altered(sound('Regular slotted case'), 'front.top-flap', (p) => ({
      ...p,
      edges: p.edges.map((e) => ({ ...e, curve: mapCurve(e.curve, ([x, y]) => [x, y * 0.8]) })),
    }));
    expect(joins(built(short)).join()).toMatch(/^front\.top-flap and back\.top-flap meet over a gap/);
  });

  it('bowed panels that are glued but have a gap', () => {
    const pillow = sound('Pillow pack');
    expect(joins(built(pillow))).toEqual([]);
    const off = altered(pillow, 'front.glue', (p) => {
      const { ruled, at } = p.bow!;
      const lifted: RuledSurface['at'] = (point, time) => {
        const [x, y, z] = at(point, time);
        return [x, y, z + 3 * time];
      };
      return { ...p, bow: { ruled, at: lifted } };
    });
    expect(joins(built(off)).join()).toMatch(/^front\.glue and back are glued over a gap of/);
  });
});
