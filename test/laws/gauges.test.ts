import { describe, expect, it } from 'vitest';
import type { Gauge } from '../../src/board/index.ts';
import { built } from './built.ts';
import { blanked, sound } from './faults.ts';
import { gauges } from './gauges.ts';

/** The findings for a template, one of whose gauges is changed. */
const changed = (template: string, name: string, change: Partial<Gauge>): string[] =>
  gauges(
    built(
      blanked(sound(template), (blank) => ({
        ...blank,
        gauges: blank.gauges.map((gauge) => (gauge.name === name ? { ...gauge, ...change } : gauge)),
      })),
    ),
  );

describe('reports', () => {
  it.each([
    ['corners and creases', 'Ring binder'],
    ['holes', 'Bottle carrier strip'],
    ['arcs', 'Cup wrap'],
    ['panels beside the measured one', 'Frustum box'],
  ])('nothing for a gauge between %s: %s', (_, name) => expect(gauges(built(sound(name)))).toEqual([]));

  it('a gauge that is drawn off its panel', () =>
    expect(changed('Ring binder', 'height', { span: [20, 340] })).toEqual([
      'the label height ends at 20.000 of case_cover:front.x, where there is nothing to measure from',
      'the label height ends at 340.000 of case_cover:front.x, where there is nothing to measure from',
    ]));

  it('a gauge that begins at its corner and ends beside the other one', () =>
    expect(changed('Frustum box', 'length', { span: [0, 100] })).toEqual([
      'the label length ends at 100.000 of front.bottom-flap.x, where there is nothing to measure from',
    ]));

  it('a gauge on another panel than the one that it measures', () =>
    expect(changed('Ring binder', 'length', { panel: 'spine' })).not.toEqual([]));

  it('a gauge from the middle of a hole', () => {
    const [from, to] = [62.5, 137.5];
    expect(changed('Bottle carrier strip', 'hole_diameter', { span: [from, to] })).not.toEqual([]);
  });
});
