import { describe, expect, it } from 'vitest';
import { createCatalogue, listed, type Template } from '../../src/template/index.ts';
import { templates } from '../../templates/index.ts';
import { numberedIds } from '../support/numbered-ids.ts';
import { sound } from './faults.ts';
import { idsAmong } from './ids.ts';

const { template } = sound();

/** The same box with other ids. */
const called = (name: string, ...ids: string[]): Template => ({
  ...template,
  name,
  ids: listed(Object.fromEntries(ids.map((id) => [id, {}])))(template.choices),
});

/** With the ids `own-00` and on, as many as `count`, for the values of a choice. */
const counted = (name: string, first: number, count: number, listedId = first): Template => {
  const [[choice, all]] = Object.entries(template.choices) as [[string, readonly string[]]];
  const values = all.slice(0, count);
  const main = `own-${listedId.toString(16).padStart(2, '0')}`;
  const ids = numberedIds('own-', [[choice, values]], [main], first);
  return { ...template, name, ids: ids(template.choices) };
};

describe('ids', () => {
  it.each(templates.map((one) => [one.name, one] as const))('of %s are sound', (_, one) =>
    expect(idsAmong(templates)(one)).toEqual([]),
  );

  it('of another template of the catalogue are reported', () => {
    const twin = called('Twin', 'own-box', 'becf-10101');
    expect(idsAmong([...templates, twin])(twin)).toEqual([
      `becf-10101 is the id of two templates: Twin and ${template.name}.`,
    ]);
    expect(() => createCatalogue([template, twin])).toThrow('becf-10101 is the id of two templates');
  });

  it.each([
    { one: [1, 2], other: [2, 2] },
    { one: [2, 2], other: [1, 2] },
    { one: [1, 3], other: [2, 1] },
    { one: [2, 1], other: [1, 3] },
  ] as const)(
    'that two numberings share are reported, also where no list shows them: $one and $other',
    ({ one, other }) => {
      // One shows its first id, the other its last.
      const both = [counted('One', one[0], one[1]), counted('Other', other[0], other[1], other[0] + other[1] - 1)];
      expect(both.map(({ ids }) => ids.count)).toEqual([one[1], other[1]]);
      expect(both.flatMap((each) => idsAmong(both)(each)).join()).toContain('is the id of two templates');
      expect(() => createCatalogue(both)).toThrow('is the id of two templates');
    },
  );

  it('that no list shows keep their entry when they are asked for again', () => {
    const both = createCatalogue([counted('One', 1, 2, 2), called('Other', 'own-box')]);
    const [[choice, values]] = Object.entries(template.choices) as [[string, readonly string[]]];
    const other = `own-box,${choice}=${values[1]}`;
    for (const id of ['own-01', other]) expect(both.find(id)).toBe(both.find(id));
    expect(both.find(other)?.chosen[choice]).toBe(values[1]);
    expect(both.find(`${other},${choice}=${values[1]}`)).toBeUndefined();
  });

  it('of one numbering behind another are sound', () =>
    expect(() => createCatalogue([counted('One', 1, 2), counted('Next', 3, 1)])).not.toThrow());

  it.each([
    ['Shop Card', 'shop-card'],
    ['shop_card', 'shop-card'],
    ['shop/card', 'shop-card'],
    ['Kärtchen-Ä4', 'kartchen-a4'],
    ['shop--card-', 'shop-card'],
    ['shop,flap=none', 'shop-flap-none'],
    ['盒', 'own-box'],
    ['', 'own-box'],
  ])('%j, which addresses and file names do not take, is refused', (id, better) => {
    const own = called('Own', id);
    const why = `The id "${id}" of Own needs lower-case letters, digits and single hyphens only. Try ${better}.`;
    expect(idsAmong([own])(own)).toEqual([why]);
    expect(() => createCatalogue([own])).toThrow(why);
    expect(() => createCatalogue([called('Own', better)])).not.toThrow();
  });
});
