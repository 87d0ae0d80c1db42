import { Type } from '@sinclair/typebox';
import { findBoxes, fromMm, parseQuery, valuesInUnit } from '../../engine/index.ts';
import { sizesAs } from '../../fold/index.ts';
import { evidenceOf } from '../../template/index.ts';
import { tool, withUsual } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import words from '../tools.json' with { type: 'json' };

const own = words.find_templates;

const USUAL = 10;

export const findTemplatesTool = tool('find_templates', {
  input: Type.Object({
    words: Type.String(own.words),
    limit: Type.Optional(Type.Integer(withUsual(own.limit, USUAL))),
  }),
  run: async ({ words, limit = USUAL }, { catalogue }) => {
    const { basis } = parseQuery(words);
    const { boxes, total, notes, query } = findBoxes(catalogue, words, basis && sizesAs(basis), limit);
    if (!boxes.length)
      throw new ToolError(`No template matches "${words}". Use fewer or other words, for example "mailer".`);
    const { unit = 'mm' } = query;
    const templates = boxes.map(({ entry, entry: { id, template, group, code }, fit }) => ({
      id,
      name: template.name,
      about: template.about,
      category: group.category,
      group: group.name,
      code,
      ...(evidenceOf(entry) && { evidence: evidenceOf(entry)! }),
      ...(fit && { values: valuesInUnit(fit.values, unit) }),
      ...(fit?.flat && { flat: { width: fromMm(fit.flat.width, unit), height: fromMm(fit.flat.height, unit) } }),
    }));
    const lines = templates.map(({ id, name, about, flat, values }) => {
      const size = flat ? ` Flat ${flat.width} × ${flat.height} ${unit}.` : values ? ' Not in this size.' : '';
      return `${id}: ${name}. ${about}${size}`;
    });
    const more = total - templates.length;
    return {
      text: [...lines, ...(more ? [`and ${more} more`] : []), ...notes].join('\n'),
      facts: { total, templates, ...(notes.length && { notes: [...notes] }) },
    };
  },
});
