import { describe, expect, it } from 'vitest';
import { createCatalogue, listed, mm, template } from '../../src/template/index.ts';
import { numberedIds } from '../support/numbered-ids.ts';

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
  ids: numberedIds('test-1', order, ['test-101', 'test-188b0']),
  size: { length: mm(100, [30, 1000], 'Length'), material: mm(0.5, [0.1, 1], 'Thickness of the board') },
  choices,
  options: () => ({}),
  build: () => [],
});

describe('a numbering', () => {
  it('answers as a catalogue without listing its ids', () => {
    const { entries, find, missing } = createCatalogue([large]);
    expect(entries.map(({ id }) => id)).toEqual(['test-101', 'test-188b0']);
    expect(find('test-1abc')!.chosen).toEqual({ ...large.ids.parse('test-1abc')!.choices, look: 'plain' });
    expect(find('test-1abc,look=fancy')!.chosen.look).toBe('fancy');
    expect(missing('test-188b1')).toBe('There is no template test-188b1.');
  });
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
