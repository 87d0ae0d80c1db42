import { describe, expect, it } from 'vitest';
import { findIncompatible, listed, mainId, resolveChoices, type Template } from '../../src/template/index.ts';
import { templates } from '../../templates/index.ts';
import { coveringSet, eachValue } from '../support/covering.ts';
import { numberedIds } from '../support/numbered-ids.ts';
import { allPairs, type Factors, type Row } from '../support/pairs.ts';
import type { Variation } from '../support/sizes.ts';
import { spreadOf } from '../support/turns.ts';
import { sound } from './faults.ts';

/** All rows. */
const product = (factors: Factors): Row[] =>
  Object.entries(factors).reduce<Row[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );

/** All pairs of values in a row, and all single values. */
const pairsOf = (rows: readonly Row[]): Set<string> =>
  new Set(
    rows.flatMap((row) => {
      const held = Object.entries(row).map((own) => own.join('='));
      return held.flatMap((a) => held.map((b) => [a, b].sort().join(' ')));
    }),
  );

const chosen = ({ template, id }: Variation): Row => resolveChoices(template, template.ids.parse(id)?.choices);

describe('all pairs', () => {
  const factors = { a: ['1', '2', '3'], b: ['1', '2', '3'], c: ['1', '2', '3'], d: ['1', '2', '3'] };

  it('fit in few rows', () => {
    const rows = [...allPairs(factors)];
    expect(pairsOf(rows)).toEqual(pairsOf(product(factors)));
    expect(rows.length).toBeLessThanOrEqual(15);
  });

  it('are those that a row may have, and no others', () => {
    const allowed = (row: Row): boolean =>
      !(row.a === '1' && row.b === '2') && !(row.b === '1' && row.c === '1' && row.d !== '3' && row.d) && row.d !== '1';
    const rows = [...allPairs(factors, allowed)];
    expect(rows.filter((row) => !allowed(row))).toEqual([]);
    expect(pairsOf(rows)).toEqual(pairsOf(product(factors).filter(allowed)));
  });

  it('are counted in the given rows, which come first', () => {
    const given = product(factors).slice(0, 80);
    expect([...allPairs(factors, () => true, given)].slice(0, 80)).toEqual(given);
    expect([...allPairs(factors, () => true, product(factors))]).toHaveLength(81);
  });

  it('are the values of a single factor', () => {
    expect([...allPairs({ a: ['1', '2', '3'] })]).toEqual([{ a: '1' }, { a: '2' }, { a: '3' }]);
    expect([...allPairs({}, () => true, [{}])]).toEqual([{}]);
  });
});

describe('the covering set of a template', () => {
  const small = templates.filter(
    ({ choices }) => Object.values(choices).reduce((product, list) => product * list.length, 1) < 1e4,
  );

  it.each(spreadOf(small, 4, 8).map((t) => [t.name, t] as const))(
    '%s has every possible pair of choices',
    (_, template) => {
      const possible = product(template.choices).filter((row) => !findIncompatible(template, row));
      expect(pairsOf(coveringSet(template).map(chosen))).toEqual(pairsOf(possible));
    },
  );

  it('begins with the main id, has ids with sizes of their own, and is the same each time', () => {
    for (const template of spreadOf(templates, 2, 4)) {
      const set = coveringSet(template);
      const ids = set.map(({ id }) => id);
      expect(ids[0]).toBe(mainId(template));
      for (const id of template.ids.named) if (template.ids.parse(id)?.size) expect(ids).toContain(id);
    }
    const { template } = sound();
    expect(coveringSet({ ...template }).map(chosen)).toEqual(coveringSet(template).map(chosen));
  });

  it('is limited where a template has very many choices', () => {
    const letters = Array.from({ length: 54 }, (_, k) => `v${k}`);
    const choices = { top: letters, bottom: letters, body: letters.slice(0, 12) };
    const large: Template = {
      ...sound().template,
      incompatible: [],
      choices,
      ids: numberedIds('x', Object.entries(choices), ['x01'])(choices),
    };
    const set = coveringSet(large);
    expect(set).toHaveLength(100);
    expect(eachValue(set).length).toBeLessThanOrEqual(60);
    expect(new Set(set.flatMap((one) => Object.entries(chosen(one)).map((own) => own.join()))).size).toBe(120);
  });

  it('still has every value when thinned to values', () => {
    const all = coveringSet({ ...sound().template, ids: listed({ a: {} })(sound().template.choices) });
    const few = eachValue(all);
    const valuesOf = (some: readonly Variation[]) =>
      new Set(some.flatMap((one) => Object.entries(chosen(one)).map(String)));
    expect(valuesOf(few)).toEqual(valuesOf(all));
    expect(few.length).toBeLessThan(all.length / 3);
  });
});
