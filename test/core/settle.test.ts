import { describe, expect, it } from 'vitest';
import { resolve, variables } from '../../src/template/index.ts';
import { box } from './box.ts';

describe('settle', () => {
  it('fills in defaults, or those of the id', () => {
    expect(resolve(box)).toEqual({
      values: { length: 100, width: 50, material: 1, flap: 25 },
      chosen: { hole: 'none' },
      violations: [],
      lengths: expect.anything(),
    });
    expect(resolve(box, { width: 40 }, 'a2')).toEqual({
      values: { length: 80, width: 40, material: 1, flap: 20, holes: 1 },
      chosen: { hole: 'round' },
      violations: [],
      lengths: expect.anything(),
    });
  });

  it('reports all violations at once', () => {
    const { violations: complaints } = resolve(box, { length: 500, width: 60, material: 9 });
    expect(complaints).toEqual([
      { kind: 'limits', name: 'length', value: 500, min: 10, max: 200, of: 'length' },
      { kind: 'limits', name: 'material', value: 9, min: 0.1, max: 5, of: 'length' },
    ]);
  });

  it('reports two sizes in the wrong order if swapping helps', () => {
    expect(resolve(box, { length: 60, width: 90 }).violations).toEqual([{ kind: 'order', names: ['length', 'width'] }]);
    expect(resolve(box, { length: 90, width: 90 }).violations).toEqual([]);
  });

  it('checks sizes alone before their relations', () => {
    expect(resolve(box, { length: 15, width: 12 }).violations).toEqual([]);
    expect(resolve(box, { length: 15, width: 12 }, 'a2').violations).toEqual([
      { kind: 'limits', name: 'length', value: 15, min: 20, max: 200, of: 'length' },
    ]);
    expect(resolve(box, { length: 5, width: 3 }).violations).toMatchObject([
      { name: 'length', min: 10 },
      { name: 'width', min: 10, max: 200 },
    ]);
  });

  it('checks options once the sizes are valid', () => {
    expect(resolve(box, { width: 20, flap: 30 }).violations).toEqual([
      { kind: 'limits', name: 'flap', value: 30, min: 1, max: 19, of: 'length' },
    ]);
    expect(resolve(box, { width: 5, flap: 30 }).violations).toMatchObject([{ name: 'width' }]);
  });

  it('requires whole numbers', () => {
    expect(resolve(box, { holes: 2 }, 'a2').violations).toEqual([]);
    expect(resolve(box, { holes: 2.5 }, 'a2').violations).toMatchObject([{ name: 'holes', of: 'integer' }]);
  });

  it('ignores unknown names and options of other choices', () => {
    expect(resolve(box, { depth: 3, holes: 99 })).toMatchObject({ violations: [], values: { flap: 25 } });
    expect(resolve(box, { depth: 3, holes: 99 }).values).not.toHaveProperty('holes');
  });

  it('rejects NaN', () => {
    expect(resolve(box, { width: Number.NaN }).violations).toMatchObject([{ name: 'width' }]);
    expect(resolve(box, { width: Number.POSITIVE_INFINITY }).violations).toMatchObject([{ name: 'width' }]);
  });
});

describe('variables', () => {
  it('narrows limits by the given values', () => {
    expect(variables(box, 'a2', { length: 60 })).toMatchObject({
      length: { min: 20, value: 80 },
      width: { max: 60 },
      flap: { max: 49 },
      holes: { kind: 'integer' },
    });
    expect(variables(box)).not.toHaveProperty('holes');
  });
});
