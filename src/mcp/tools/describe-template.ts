import { Type } from '@sinclair/typebox';
import { commonVariables } from '../../engine/index.ts';
import { boxArguments, namedTemplate } from '../box.ts';
import { tool } from '../tool.ts';
import words from '../tools.json' with { type: 'json' };

export const describeTemplate = tool('describe_template', {
  input: Type.Object({
    ...boxArguments,
    unit: Type.Optional(Type.Union([Type.Literal('mm'), Type.Literal('in')], words.describe_template.unit)),
  }),
  run: async ({ template: text, unit, variables: values = {} }, context) => {
    const entry = namedTemplate(context, text);
    const facts = context.describe(entry, { ...values, ...(unit && { unit }) });
    const exclusions = (entry.template.incompatible ?? []).map(({ choices: together, why }) => {
      const values = Object.entries(together).map((pair) => `${pair[0]}=${pair[1].join('|')}`);
      return `${values.join(' with ')}: ${why}`;
    });
    const { id, name, about, variables, choices } = facts;
    return {
      text: [
        `${id}: ${name}. ${about}`,
        `Variables: ${variables.map((one) => `${one.name}=${one.value}`).join(', ')}.`,
        ...(choices.length ? [`Choices: ${choices.map((one) => `${one.name}=${one.chosen}`).join(', ')}.`] : []),
      ].join('\n'),
      facts: { ...facts, also: commonVariables, exclusions },
    };
  },
});
