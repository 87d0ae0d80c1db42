import { describe, expect, it } from 'vitest';
import { closures } from '../../src/template/groups.ts';
import { createCatalogue, group, groups } from '../../src/template/index.ts';
import { box } from './box.ts';

describe('catalogue', () => {
  it('finds every id with all its choices', () => {
    const { entries, find } = createCatalogue([box]);
    expect(entries.map(({ id }) => id)).toEqual(['a1', 'a2']);
    expect(find('a2')).toMatchObject({ chosen: { hole: 'round' }, code: { ecma: 'X2' }, group: { name: 'Tags' } });
    expect(find('a1')).toMatchObject({ chosen: { hole: 'none' }, code: { ecma: 'X1' } });
    expect(find('a3')).toBeUndefined();
  });

  it('throws for two templates with one id, and for an unknown group', () => {
    expect(() => createCatalogue([box, { ...box, name: 'Twin' }])).toThrow(
      'a1 is the id of two templates: Plate and Twin',
    );
    expect(() => createCatalogue([{ ...box, group: 'hats' }])).toThrow('Unknown group "hats"');
  });

  it('throws for an id with incompatible choices', () => {
    const never = [{ choices: { hole: ['round'] }, why: 'it would fall through' }];
    expect(() => createCatalogue([{ ...box, incompatible: never }])).toThrow(
      'a2 cannot be made: it would fall through',
    );
    const absent = [{ choices: { hole: ['round'], lid: ['none'] }, why: 'there is no lid' }];
    expect(createCatalogue([{ ...box, incompatible: absent }]).entries).toHaveLength(2);
  });

  it.each(groups)('$id closes in a known way', ({ closure }) => expect(closures).toContain(closure));

  it('has 28 groups of different ids', () => {
    expect(new Set(groups.map(({ id }) => id)).size).toBe(28);
    expect(group('cartons_carton_bags_pillows').name).toBe('Carton Bags & Pillows');
  });
});
