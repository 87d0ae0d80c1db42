import { describe, expect, it } from 'vitest';
import { createCatalogue, listed, mm } from '../../src/template/index.ts';
import { templates } from '../../templates/index.ts';
import { declared } from './declared.ts';
import { exceptionsOf, families } from './exceptions/index.ts';
import { sound } from './faults.ts';

describe('the declarations of a template are consistent', () => {
  it('every id belongs to one template', () => {
    expect(() => createCatalogue(templates)).not.toThrow();
    expect(() => createCatalogue([...templates, { ...templates[0]!, name: 'Twin' }])).toThrow(
      'the id of two templates',
    );
  });

  it('every exception is one of a template in the catalogue, listed in one family', () => {
    const named = families.flatMap((family) => Object.keys(family));
    expect(named.filter((name, k) => named.indexOf(name) < k)).toEqual([]);
    expect(named.filter((name) => !templates.some((template) => template.name === name))).toEqual([]);
    const inEffect = new Set(templates.flatMap(exceptionsOf));
    const idle = families.flatMap((family) => Object.values(family).flat()).filter((one) => !inEffect.has(one));
    expect(idle).toEqual([]);
  });

  it('reports a wrong declaration', () => {
    const { template } = sound();
    const faulty = (more: Partial<typeof template>): string[] => declared({ ...template, ...more });
    const { length, ...rest } = template.size;
    expect(faulty({ ids: listed({ x: { choices: { flap: 'none' } } })(template.choices) })).toEqual([
      'x chooses flap: none, which is not offered',
    ]);
    expect(faulty({ ids: listed({ x: { size: { depth: 4 } } })(template.choices) })).toEqual([
      'x sets depth, which is not a size',
    ]);
    expect(faulty({ size: { ...rest, length: { ...length!, value: 1e4 } } }).join()).toContain(
      'length is 10000 by default',
    );
    const { about } = length!;
    expect(faulty({ size: { ...rest, length: mm(-20, [30, 600], about) } })).toContain(
      'length is 30 by default, which is its limit',
    );
    expect(faulty({ choices: { ...template.choices, lining: ['none', 'paper'] } })).toEqual([
      'its choice lining makes one box of none and paper',
    ]);
    const [[choice, values]] = Object.entries(template.choices) as [[string, readonly string[]]];
    const never = { choices: { [choice]: [values[0]!] }, why: 'there is no room' };
    expect(faulty({ incompatible: [never] })).toEqual([
      `its choice ${choice} lists ${values[0]}, which is never made: there is no room`,
    ]);
    expect(faulty({ group: 'hats' })).toEqual(['its group hats does not exist']);
    expect(faulty({ order: ['length', 'depth'] }).join()).toContain('its order names depth');
    expect(declared(template, [{ law: 'solid', panels: ['front', 'roof'], upTo: 1, why: 'so' }])).toEqual([
      'an exception names roof, which no id has as a panel',
    ]);
  });
});
