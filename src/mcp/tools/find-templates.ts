import { Type } from '@sinclair/typebox';
import { findTemplates as find } from '../../search/index.ts';
import { tool } from '../tool.ts';
import { ToolError } from '../tool-error.ts';

const Found = Type.Object({
  id: Type.String(),
  name: Type.String(),
  about: Type.String(),
  category: Type.String(),
  group: Type.String(),
  code: Type.Object({ ecma: Type.Optional(Type.String()), fefco: Type.Optional(Type.String()) }),
});

const USUAL = 10;

export const findTemplatesTool = tool({
  name: 'find_templates',
  title: 'Find box templates',
  description:
    'Finds templates of boxes by common names ("mailer", "crash lock", "pillow"), by a FEFCO or ECMA code ' +
    '("fefco 0427"), or by part of an id. Best match first.',
  writes: false,
  input: Type.Object({
    words: Type.String({
      minLength: 1,
      description: 'Words, a code, or part of an id.',
      examples: ['mailer', 'fefco 0427', 'tuck end euro slot'],
    }),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 100,
        default: USUAL,
        description: `How many to list, from 1 to 100; ${USUAL} by default.`,
        examples: [USUAL],
      }),
    ),
  }),
  output: Type.Object({ total: Type.Integer(), templates: Type.Array(Found) }),
  run: async ({ words, limit = USUAL }, { catalogue }) => {
    const found = find(catalogue, words);
    if (!found.length)
      throw new ToolError(`No template matches "${words}". Use fewer or other words, for example "mailer".`);
    const templates = found.slice(0, limit).map(({ id, template, group, code }) => ({
      id,
      name: template.name,
      about: template.about,
      category: group.category,
      group: group.name,
      code,
    }));
    const lines = templates.map(({ id, name, about }) => `${id}: ${name}. ${about}`);
    const more = found.length - templates.length;
    return {
      text: `${lines.join('\n')}${more ? `\nand ${more} more` : ''}`,
      facts: { total: found.length, templates },
    };
  },
});
