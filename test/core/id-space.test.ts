import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCatalogue, listed, mm, numbered, template } from '../../src/template/index.ts';

const values = (name: string, n: number): string[] => Array.from({ length: n }, (_, i) => `${name}${i}`);
/** As large as the largest family of the service: 36,000 ids. */
const choices = {
  body: values('body', 12),
  top: values('top', 54),
  bottom: values('bottom', 54),
  look: ['plain', 'fancy'],
};
const order = [
  ['body', choices.body],
  ['top', choices.top],
  ['bottom', choices.bottom],
] as const;
const large = template({
  name: 'Large',
  about: 'A template of many ids.',
  group: 'cartons_tuck_end_boxes',
  code: {},
  provenance: { kind: 'house', source: 'made for this test' },
  ids: numbered({ prefix: 'test-1', order, named: { 'test-101': {}, 'test-188b0': { size: { length: 60 } } } }),
  size: { length: mm(100, [30, 1000], 'Length'), material: mm(0.5, [0.1, 1], 'Thickness of the board') },
  choices,
  options: () => ({}),
  build: () => [],
});

describe('a numbering', () => {
  it('converts every id to its choices and back', () => {
    fc.assert(
      fc.property(fc.nat(12 * 54 * 54 - 1), (n) => {
        const id = `test-1${(n + 1).toString(16).padStart(2, '0')}`;
        const { choices: own } = large.ids.parse(id)!;
        expect(own).toEqual({
          body: `body${Math.floor(n / 2916)}`,
          top: `top${Math.floor(n / 54) % 54}`,
          bottom: `bottom${n % 54}`,
        });
        expect(large.ids.format({ look: 'plain', ...(own as Record<string, string>) })).toBe(id);
      }),
    );
  });

  it.each(['test-100', 'test-188b1', 'test-1001', 'test-1G1', 'test-10A', 'test-1', 'test-2ff', 'test-1-1'])(
    '%s is not one of its ids',
    (id) => expect(large.ids.parse(id)).toBeUndefined(),
  );

  it('has no id for a choice that is not numbered', () =>
    expect(large.ids.format({ body: 'body0', top: 'top0', bottom: 'bottom0', look: 'fancy' })).toBeUndefined());

  it('answers as a catalogue without listing its ids', () => {
    const { entries, find, missing } = createCatalogue([large]);
    expect(entries.map(({ id }) => id)).toEqual(['test-101', 'test-188b0']);
    expect(find('test-1abc')!.chosen).toEqual({ ...large.ids.parse('test-1abc')!.choices, look: 'plain' });
    expect(find('test-1abc,look=fancy')!.chosen.look).toBe('fancy');
    expect(missing('test-188b1')).toBe('There is no template test-188b1.');
    expect(large.ids.sample(5)).toEqual(['test-101', 'test-1222c', 'test-14458', 'test-16684', 'test-188b0']);
    expect(large.ids.parse('test-188b0')!.size).toEqual({ length: 60 });
  });

  it('refuses a named id outside its range', () =>
    expect(() => numbered({ prefix: 'test-1', order, named: { 'test-200': {} } })).toThrow(
      'not one of the ids test-1',
    ));
});

describe('a table of ids', () => {
  const table = { a: {}, b: { choices: { top: 'high' } }, c: { choices: { top: 'high' }, size: { length: 9 } } };
  const space = listed(table)({ top: ['low', 'high'], side: ['left', 'right'] });

  it('finds an id by its choices, the first of two equal ones', () => {
    expect(space.format({ top: 'low', side: 'left' })).toBe('a');
    expect(space.format({ top: 'high', side: 'left' })).toBe('b');
    expect(space.format({ top: 'low', side: 'right' })).toBeUndefined();
  });

  it('does not take object properties for ids', () => {
    expect(space.parse('c')).toBe(table.c);
    expect(space.parse('toString')).toBeUndefined();
  });
});
