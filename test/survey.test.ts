import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reasonsOf, surveyOf, surveyTable, UNEXPLAINED } from '../fixtures/survey.ts';
import { reasonFor } from '../fixtures/survey-reasons.ts';
import { catalogue, templates } from '../src/index.ts';
import { mainId, resolve } from '../src/template/index.ts';

describe('the survey of plausible sizes', () => {
  it('has a reason for each refusal: see fixtures/survey-reasons.ts', () =>
    expect(templates.filter((template) => reasonsOf(template).includes(UNEXPLAINED)).map(mainId)).toEqual([]));

  it('has no reason for a refusal that nobody has reviewed', () =>
    expect(reasonFor('becf-10101', 'height 50 over 40')).toBe(undefined));

  it('is up to date with the templates: node --import tsx fixtures/survey.ts', () => {
    const written = readFileSync('fixtures/survey.tsv', 'utf8').split('\n').slice(1);
    const now = surveyTable().split('\n').slice(1);
    expect(written.length).toBe(now.length);
    expect(written.filter((line) => !line.startsWith('id') && !now.includes(line))).toEqual([]);
  });

  it('draws a reverse tuck end at all sizes, and two thirds of all cells', () => {
    expect(surveyOf(catalogue.find('becf-10101')!.template).filter(({ refused }) => refused)).toEqual([]);
    const cells = templates.flatMap(surveyOf);
    expect(cells.filter(({ refused }) => !refused).length / cells.length).toBeGreaterThan(2 / 3);
  });

  it.each([
    // What was refused once, and a shop would make.
    ['becf-12001', { length: 300, width: 200, height: 50, material: 1 }],
    ['becf-21101', { length: 200, width: 200, height: 200, material: 3 }],
    ['becf-21401', { length: 200, width: 200, height: 200, material: 3 }],
    ['fefco-0712', { length: 200, width: 200, height: 200, material: 3 }],
    // Low boxes with a glued bottom, and boxes that are deeper than wide.
    ...['becf-21401', 'fefco-0712', 'becf-21001', 'becf-21101', 'becf-21e21'].flatMap(
      (id): [string, Record<string, number>][] => [
        [id, { length: 305, width: 212, height: 110, material: 3 }],
        [id, { length: 300, width: 200, height: 100, material: 1.5 }],
      ],
    ),
    ['becf-11001', { length: 300, width: 200, height: 50, material: 0.5 }],
    ...['becf-10101', 'becf-11d01', 'becf-20301', 'becf-21d01', 'becf-21d03', 'fefco-0204', 'fefco-0501'].map(
      (id): [string, Record<string, number>] => [id, { length: 150, width: 200, height: 150 }],
    ),
    ['becf-21e02', { length: 160, width: 120, height: 100, material: 3 }],
    ['becf-21e03', { length: 160, width: 120, height: 100, material: 3 }],
    ['becf-12101', { length: 100, width: 100, height: 250, material: 0.3 }],
    ['becf-1210b', { length: 100, width: 100, height: 250, material: 0.3 }],
    ['becf-12103', { length: 200, width: 150, height: 100, material: 0.5 }],
    ['becf-12109', { length: 100, width: 100, height: 250, material: 0.3 }],
    ['becf-10b01', { length: 100, width: 100, height: 40, material: 1 }],
    ['ecma-b4021', { length: 200, width: 150, height: 95, material: 1 }],
    ['becf-11a0e', { length: 400, width: 300, height: 190, material: 1 }],
    ['becf-11a0f', { length: 200, width: 40, height: 20, material: 1 }],
    ['becf-11a01', { length: 200, width: 150, height: 100, material: 0.5 }],
    ['becf-11701', { length: 200, width: 150, height: 100, material: 0.5 }],
    ['becf-11a04', { length: 400, width: 300, height: 300, material: 0.5 }],
    ['becf-12106', { length: 400, width: 300, height: 300, material: 1 }],
    ['becf-12005', { length: 200, width: 150, height: 100, material: 0.5 }],
    ['becf-12b07', { length: 300, width: 200, height: 50, material: 1 }],
    ['becf-1240e', { length: 200, width: 40, height: 120, material: 1 }],
    ['becf-10202', { length: 100, width: 100, height: 40, material: 0.5 }],
    ['fefco-0204', { length: 300, width: 200, height: 50, material: 3 }],
    ['becf-21701', { length: 400, width: 300, height: 150, material: 7 }],
    ['fefco-0309,webs=notched', { length: 100, width: 60, height: 250, material: 3 }],
    ['fefco-0309', { length: 300, width: 200, height: 100, material: 3 }],
    ['fefco-0420', { length: 100, width: 60, height: 250, material: 3 }],
    ['fefco-0420', { length: 100, width: 100, height: 100, material: 7 }],
    ['house-folded-corner-tray', { length: 400, width: 300, height: 300, material: 3 }],
    ['fefco-0435', { length: 300, width: 200, height: 50, material: 3 }],
    ['fefco-0310', { length: 200, width: 40, height: 120, material: 3 }],
    ['fefco-0320', { length: 300, width: 200, height: 50, material: 3 }],
    ['fefco-0606', { length: 300, width: 200, height: 50, material: 3 }],
    ['becf-21711', { length: 400, width: 400, height: 80, material: 7 }],
  ])('%s is made at %o', (id, size) => {
    const { template } = catalogue.find(id)!;
    const named = Object.fromEntries(Object.entries(size).filter(([name]) => name in template.size));
    expect(resolve(template, named, id).violations).toEqual([]);
  });

  it('every carton can be made of board of 1 mm, every case and tray of 7 mm', () => {
    const thin = templates.flatMap((template) => {
      const most = template.size.material!.max;
      const [category] = template.group.split('_');
      return (category === 'cartons' && most < 1) || (category === 'corrugated' && most < 7) ? [mainId(template)] : [];
    });
    // Four boards of a web lie in each of its corners.
    expect(thin).toEqual(['fefco-0309']);
  });
});
