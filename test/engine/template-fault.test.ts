import { expect, it } from 'vitest';
import { catalogue, createCatalogue, drawOne, TemplateFault } from '../../src/index.ts';

const { template } = catalogue.find('becf-10101')!;

const faultOf = (build: (typeof template)['build']): TemplateFault => {
  const own = createCatalogue([{ ...template, build }]);
  try {
    drawOne(own, 'becf-10101', { length: 90, flap: 'chamfer_flap' });
  } catch (error) {
    if (error instanceof TemplateFault) return error;
    throw error;
  }
  throw new Error('It was drawn.');
};

it('a mistake in a template repeats with the sizes and choices of its message', () => {
  const cause = new TypeError('flap is not a panel');
  const fault = faultOf(() => {
    throw cause;
  });
  expect(fault.cause).toBe(cause);
  const [, sizes] = / with (.*): flap is not a panel$/.exec(fault.message)!;
  const given = Object.fromEntries(sizes!.split(' ').map((pair) => pair.split('=')));
  const { values, entry } = drawOne(catalogue, 'becf-10101', given);
  expect(values.length).toBe(90);
  expect(entry.chosen.flap).toBe('chamfer_flap');
});

it('a coordinate that is not finite is a mistake of the template', () =>
  expect(faultOf((values, chosen) => template.build({ ...values, length: Number.NaN }, chosen)).message).toMatch(
    /^becf-10101\S* \(Reverse tuck end\) cannot be drawn with length=90 .*: .*(not finite|not a number)/,
  ));
