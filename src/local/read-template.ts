import { ApiError, type DielinesApi, type TemplateVariable, type Unit } from '../api/index.ts';
import { exactValue, findEntry, isUnit, overflowMargin, quote, readableDefaults } from '../engine/index.ts';
import { type Entry, type Length, variables } from '../template/index.ts';
import { attributesOf } from './attributes.ts';
import type { Context } from './context.ts';
import { groupBody } from './groups.ts';
import { neighbours, templatePath } from './neighbours.ts';

/** Reads a template with its variables and its links to related templates. */
export const readTemplate =
  (context: Context): DielinesApi['readTemplate'] =>
  async (templateId: string, unit: Unit = 'mm') => {
    if (!isUnit(unit)) throw new ApiError(400, { message: `unit must be mm or in, but is ${quote(unit)}.` });
    const entry = findEntry(context, templateId);
    const { attributes, tags } = attributesOf(entry.chosen, context.baseUrl);
    const picture = `${context.baseUrl}/images/templates/${templateId}`;
    return {
      dieline_template: {
        type: 'dieline_template',
        id: templateId,
        group: groupBody(entry.group),
        ...attributes,
        tags,
        variables: variablesOf(entry, unit, picture),
        links: [
          { rel: 'self', href: templatePath(templateId, unit), method: 'GET' },
          { rel: 'web', href: `${context.baseUrl}/templates/${templateId}`, method: 'GET' },
          ...neighbours(entry, unit),
        ],
        images: [{ type: 'svg', url: `${picture}.svg` }],
      },
    };
  };

const variablesOf = (entry: Entry, unit: Unit, picture: string): TemplateVariable[] => {
  const { template, id } = entry;
  const defaults = readableDefaults(entry, unit);
  const own = Object.entries(variables(template, id)).map(([name, length]): TemplateVariable => {
    const { kind, about } = length;
    return {
      type: 'dieline_template_variable',
      name,
      description: about,
      data_type: kind,
      required: Object.hasOwn(template.size, name),
      default_value: { value: defaults[name]!, ...unitOf(name, kind, unit) },
      ...(kind === 'length' && { image: { type: 'svg', url: `${picture}/${name}.svg` } }),
      children: [],
    };
  });
  return [...own, ...commonVariables(unit)];
};

/** Variables of every template. */
const commonVariables = (unit: Unit): TemplateVariable[] => [
  {
    type: 'dieline_template_variable',
    name: 'dimension_texts',
    description: 'Whether the drawing has dimension labels',
    data_type: 'boolean',
    required: false,
    default_value: { value: true },
    allowed_values: [true, false, 0, 1],
    children: [],
  },
  {
    type: 'dieline_template_variable',
    name: 'overflow',
    description: 'Whether the drawing has a bleed around the cut outline',
    data_type: 'boolean',
    required: false,
    default_value: { value: false },
    allowed_values: [true, false, 0, 1],
    children: [
      {
        type: 'dieline_template_variable',
        name: 'overflow_margin',
        description: overflowMargin.about,
        data_type: overflowMargin.kind,
        required: false,
        default_value: { value: exactValue('overflow_margin', overflowMargin, unit), unit },
        children: [],
      },
    ],
  },
];

/** Unit of a variable: lengths have one, and the board thickness is always in mm. */
const unitOf = (name: string, kind: Length['kind'], unit: Unit): { unit?: Unit } =>
  kind === 'length' ? { unit: name === 'material' ? 'mm' : unit } : {};
