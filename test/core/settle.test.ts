import { describe, expect, it } from 'vitest';
import { resolve, variables } from '../../src/template/index.ts';
import { box } from './box.ts';

describe('settle', () => {
  it('fills in defaults, of the id where it has its own', () => {
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

  it('complains about everything at once', () => {
    const { violations: complaints } = resolve(box, { length: 500, width: 60, material: 9 });
    expect(complaints).toEqual([
      { kind: 'limits', name: 'length', value: 500, min: 10, max: 200, of: 'length' },
      { kind: 'limits', name: 'material', value: 9, min: 0.1, max: 5, of: 'length' },
    ]);
  });

  it('says that two sizes are the wrong way round where the other way would do', () => {
    expect(resolve(box, { length: 60, width: 90 }).violations).toEqual([{ kind: 'order', names: ['length', 'width'] }]);
    expect(resolve(box, { length: 90, width: 90 }).violations).toEqual([]);
  });

  it('looks at sizes by themselves before what they ask of one another', () => {
    expect(resolve(box, { length: 15, width: 12 }).violations).toEqual([]);
    expect(resolve(box, { length: 15, width: 12 }, 'a2').violations).toEqual([
      { kind: 'limits', name: 'length', value: 15, min: 20, max: 200, of: 'length' },
    ]);
    expect(resolve(box, { length: 5, width: 3 }).violations).toMatchObject([
      { name: 'length', min: 10 },
      { name: 'width', min: 10, max: 200 },
    ]);
  });

  it('looks at options once the sizes are sound', () => {
    expect(resolve(box, { width: 20, flap: 30 }).violations).toEqual([
      { kind: 'limits', name: 'flap', value: 30, min: 1, max: 19, of: 'length' },
    ]);
    expect(resolve(box, { width: 5, flap: 30 }).violations).toMatchObject([{ name: 'width' }]);
  });

  it('wants whole pieces', () => {
    expect(resolve(box, { holes: 2 }, 'a2').violations).toEqual([]);
    expect(resolve(box, { holes: 2.5 }, 'a2').violations).toMatchObject([{ name: 'holes', of: 'integer' }]);
  });

  it('passes unknown names over, and options of choices not made', () => {
    expect(resolve(box, { depth: 3, holes: 99 })).toMatchObject({ violations: [], values: { flap: 25 } });
    expect(resolve(box, { depth: 3, holes: 99 }).values).not.toHaveProperty('holes');
  });

  it('does not take a number that is none', () => {
    expect(resolve(box, { width: Number.NaN }).violations).toMatchObject([{ name: 'width' }]);
    expect(resolve(box, { width: Number.POSITIVE_INFINITY }).violations).toMatchObject([{ name: 'width' }]);
  });
});

describe('variables', () => {
  it('draws limits closer by what is given', () => {
    expect(variables(box, 'a2', { length: 60 })).toMatchObject({
      length: { min: 20, value: 80 },
      width: { max: 60 },
      flap: { max: 49 },
      holes: { kind: 'integer' },
    });
    expect(variables(box)).not.toHaveProperty('holes');
  });
});
