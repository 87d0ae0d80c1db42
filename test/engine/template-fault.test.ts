import { expect, it } from 'vitest';
import { drawBox, namedAs } from '../../src/engine/index.ts';
import { buildParts, catalogue, createCatalogue, drawOne, TemplateFault } from '../../src/index.ts';
import { resolve } from '../../src/template/index.ts';

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

it.each([
  ['built', buildParts],
  ['drawn', drawBox],
])('is told once, in the names of the template, when it is %s under names of the service', (_, make) => {
  const cause = new TypeError('flap is not a panel');
  const build = (): never => {
    throw cause;
  };
  const entry = catalogue.find('becf-10901')!;
  const named = namedAs({ ...entry, template: { ...entry.template, build } }, { bottom_tuck_flap: 7 }).entry;
  const at = resolve(named.template, { bottom_tuck_flap: 7 }, named.id);
  expect(at.values.bottom_tuck_flap).toBe(7);
  try {
    make(named, at);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(TemplateFault);
    expect((error as TemplateFault).cause).toBe(cause);
    expect((error as TemplateFault).message).toMatch(/^[^:]* bottom_overlap=7 [^:]*: flap is not a panel$/);
  }
});
