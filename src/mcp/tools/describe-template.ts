import { Type } from '@sinclair/typebox';
import { orRefuse, Unit } from '../../api/index.ts';
import { ask } from '../../engine/index.ts';
import { localApi } from '../../service/local/index.ts';
import { evidenceText } from '../../template/index.ts';
import { MM_PER_INCH, roundTo } from '../../values/index.ts';
import { boxArguments, namedTemplate } from '../box.ts';
import { tool } from '../tool.ts';
import words from '../tools.json' with { type: 'json' };

const own = words.describe_template;

export const describeTemplate = tool('describe_template', {
  input: Type.Object({
    ...boxArguments,
    unit: Type.Optional(Type.Unsafe<Unit>({ ...Unit, ...own.unit })),
  }),
  run: async ({ template: text, unit: wanted, variables: values = {} }, context) => {
    const base = namedTemplate(context, text);
    const question = { ...values, ...(wanted && { unit: wanted }) };
    const box = orRefuse(ask(context.catalogue, { template: base, values: question, names: 'own' }));
    const { unit, used } = box;
    const { id, template, code, chosen } = box.entry;
    const path = context.modules?.[template.ids.named[0]];
    const { dieline_template: body } = await localApi({ catalogue: context.catalogue, profile: 'house' }).readTemplate(
      id,
      unit,
    );
    const lengths = box.limits;
    const variables = body.variables
      .flatMap((one) => [one, ...one.children])
      .map(({ name, description, data_type, default_value: { value, unit: of } }) => {
        const length = Object.hasOwn(lengths, name) ? lengths[name] : undefined;
        return {
          name,
          description,
          data_type,
          default: name in values ? (used[name] as number) : value,
          ...(of && { unit: of }),
          ...(length && { minimum: limitIn(of, length.min, 1), maximum: limitIn(of, length.max, -1) }),
        };
      });
    const choices = Object.entries(template.choices).map(([name, values]) => ({
      name,
      values: [...values],
      chosen: chosen[name]!,
    }));
    const exclusions = (template.incompatible ?? []).map(
      ({ choices: together, why }) =>
        `${Object.entries(together)
          .map(([name, values]) => `${name}=${values.join('|')}`)
          .join(' with ')}: ${why}`,
    );
    const { name, about, provenance } = template;
    return {
      text: [
        `${id}: ${name}. ${about}`,
        `Variables: ${variables.map((one) => `${one.name}=${one.default}`).join(', ')}.`,
        ...(choices.length ? [`Choices: ${choices.map((one) => `${one.name}=${one.chosen}`).join(', ')}.`] : []),
      ].join('\n'),
      facts: {
        id,
        name,
        about,
        group: body.group,
        code,
        provenance: { kind: provenance.kind, source: provenance.source, evidence: evidenceText(box.entry) },
        variables,
        choices,
        exclusions,
        ...(path !== undefined && { module: `boxwright/templates/${path}` }),
      },
    };
  },
});

/** A limit to four decimals, rounded towards the allowed values: 40 mm are at least 1.5749 in. */
const limitIn = (unit: Unit | undefined, value: number, inwards: 1 | -1): number => {
  const exact = unit === 'in' ? value / MM_PER_INCH : value;
  const rounded = roundTo(exact, 4);
  return (rounded - exact) * inwards < 0 ? roundTo(rounded + inwards * 1e-4, 4) : rounded;
};
