import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { boxReport, catalogue, dieline, machineUses } from '../../src/index.ts';
import { costs } from '../../src/studio/engine/costs.ts';
import { mainId } from '../../src/template/index.ts';
import { someOf } from '../support/turns.ts';

const SIZE = { length: 300, width: 200, height: 150 };

describe('the costs of a box in the studio', () => {
  it('are the figures of the report', () => {
    const question = { id: 'becf-21d01', values: SIZE, choices: {} };
    const { figures, machines } = costs(question, { pallet: 'EUR', contents: 8 });
    const box = dieline('becf-21d01', SIZE);
    const report = boxReport(catalogue, box, { dimensions: box.dimensions, pallet: 'EUR', contents: 8 });
    for (const { name, value } of report.figures) expect(figures[name.replace(/^on .*/, 'on pallet')]).toBe(value);
    expect(figures).toMatchObject({ 'on pallet': expect.any(Number), stack: expect.any(Number) });
    expect(machines.map(({ machine, against }) => [machine, against])).toEqual(
      machineUses(box).machines.map(({ machine, against }) => [machine, against]),
    );
  });

  it('are known for every template', () => {
    for (const template of someOf(catalogue.templates, 3, 10)) {
      const { figures } = costs({ id: mainId(template), values: {}, choices: {} }, { pallet: 'US' });
      expect(figures).toHaveProperty('board');
    }
  });

  it('name machines in every language', () => {
    const { machines } = costs({ id: 'becf-10101', values: {}, choices: {} }, { pallet: 'EUR' });
    for (const tag of ['de', 'fr', 'es', 'nl', 'it', 'pl', 'cs', 'pt', 'tr', 'zh', 'ja']) {
      const { texts } = JSON.parse(readFileSync(`src/studio/languages/${tag}.json`, 'utf8'));
      for (const { machine } of machines) expect(texts).toHaveProperty([machine]);
    }
  });
});
