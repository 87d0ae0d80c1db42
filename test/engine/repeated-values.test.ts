import { describe, expect, it } from 'vitest';
import { type GivenVariables, orRefuse } from '../../src/api/index.ts';
import { type AskedBox, ask } from '../../src/engine/index.ts';
import { catalogue } from '../../src/index.ts';
import { localApi } from '../../src/service/local/index.ts';
import { mainId } from '../../src/template/index.ts';
import { spreadOf } from '../support/turns.ts';

const api = localApi({ catalogue });

const fileOf = (url: string): string => Buffer.from(url.split(',')[1]!, 'base64').toString('latin1');

describe.each(['mm', 'in'] as const)('in %s', (unit) => {
  /** The default values as a template shows them: all of them, or only the sizes. */
  const defaultsOf = async (id: string, sizes = false): Promise<GivenVariables> => {
    const { variables } = (await api.readTemplate(id, unit)).dieline_template;
    const shown = variables.filter(({ required }) => required || !sizes);
    return { ...Object.fromEntries(shown.map((v) => [v.name, v.default_value.value])), unit };
  };

  it('the defaults of an id are accepted, and the answer repeats the used variables', async () => {
    for (const entry of spreadOf([...catalogue.entries], 12, 12)) {
      const read = (values: object): AskedBox => {
        const { given: _, ...box } = orRefuse(
          ask(catalogue, { template: entry, values, names: 'service', profile: 'service' }),
        );
        return box as AskedBox;
      };
      read(await defaultsOf(entry.id));
      const first = read({ ...(await defaultsOf(entry.id, true)), overflow: true });
      const second = read(first.used);
      expect(second, entry.id).toEqual(first);
    }
  });

  it('sending them again gives the same file', async () => {
    for (const id of spreadOf(catalogue.templates.map(mainId), 10, 10)) {
      const make = async (variables: GivenVariables) =>
        (await api.createDieline(id, { format: 'dxf', variables: { ...variables, overflow: true } })).dieline;
      const first = await make(await defaultsOf(id, true));
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
