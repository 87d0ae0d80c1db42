import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/index.ts';
import { localApi } from '../../src/local/index.ts';
import { mainId } from '../../src/template/index.ts';

const api = localApi({ catalogue });
const ids = catalogue.templates.map(mainId);

const fileOf = (url: string): string => Buffer.from(url.split(',')[1]!, 'base64').toString('latin1');

describe.each(['mm', 'in'] as const)('in %s', (unit) => {
  it('the defaults of a template are accepted, and the answered variables give the same file again', async () => {
    for (const id of ids) {
      const { variables } = (await api.readTemplate(id, unit)).dieline_template;
      const defaults = Object.fromEntries(variables.map((v) => [v.name, v.default_value.value]));
      await api.calculateParts(id, { variables: { ...defaults, unit } });
      const sizes = Object.fromEntries(variables.filter((v) => v.required).map((v) => [v.name, v.default_value.value]));
      const make = async (given: object) =>
        (await api.createDieline(id, { format: 'dxf', variables: { ...given, unit, overflow: true } })).dieline;
      const first = await make(sizes);
      const second = await make(first.variables);
      expect(second.variables, id).toEqual(first.variables);
      expect(fileOf(second.url) === fileOf(first.url), id).toBe(true);
    }
  });
});

it('the usual bleed is 3 mm in both units', async () => {
  const box = { length: 3, width: 1, height: 4, material: 0.4 };
  const bled = await api.createDieline('becf-10101', {
    format: 'svg',
    variables: { unit: 'in', ...box, overflow: true },
  });
  expect(Number(bled.dieline.variables.overflow_margin) * 25.4).toBeCloseTo(3, 9);
});
