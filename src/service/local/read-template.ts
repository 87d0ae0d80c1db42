import { ApiError, type DielinesApi, type Image, type TemplateVariable, type Unit } from '../../api/index.ts';
import { exactValue, isUnit, overflowMargin, readableDefaults } from '../../engine/index.ts';
import { type Entry, type Length, variables } from '../../template/index.ts';
import { quote } from '../../values/index.ts';
import { type AddressOf, imageAt } from './address-of.ts';
import { attributesOf } from './attributes.ts';
import type { Context } from './context.ts';
import { groupBody } from './groups.ts';
import { neighbours, templatePath } from './neighbours.ts';
import { knownEntry } from './read-request.ts';

/** Reads a template with its variables and its links to related templates. */
export const readTemplate =
  (context: Context): DielinesApi['readTemplate'] =>
  async (templateId: string, unit: Unit = 'mm') => {
    if (!isUnit(unit)) throw new ApiError(400, { message: `unit must be mm or in, but is ${quote(unit)}.` });
    const entry = knownEntry(context, templateId);
    const { addressOf } = context;
    const { attributes, tags } = attributesOf(entry.chosen, addressOf);
    return {
      dieline_template: {
        type: 'dieline_template',
        id: templateId,
        group: groupBody(entry.group),
        ...attributes,
        tags,
        variables: variablesOf(entry, unit, addressOf),
        links: [
          { rel: 'self', href: templatePath(templateId, unit), method: 'GET' },
          {
            rel: 'web',
            get href() {
              return addressOf(`/templates/${templateId}`);
            },
            method: 'GET',
          },
          ...neighbours(entry, unit),
        ],
        images: [imageAt(addressOf, `/images/templates/${templateId}.svg`)],
      },
    };
  };

/** Width of the bleed. */
const MARGIN = 'overflow_margin';

const variablesOf = (entry: Entry, unit: Unit, addressOf: AddressOf): TemplateVariable[] => {
  const { template, id } = entry;
  const image = (name: string): Image => imageAt(addressOf, `/images/templates/${id}/${name}.svg`);
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
      ...(kind === 'length' && { image: image(name) }),
      children: [],
    };
  });
  return [...own, ...commonVariables(unit, image(MARGIN))];
};

/** Variables of every template. */
const commonVariables = (unit: Unit, marginImage: Image): TemplateVariable[] => [
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
        name: MARGIN,
        description: overflowMargin.about,
        data_type: overflowMargin.kind,
        required: false,
        default_value: { value: exactValue(MARGIN, overflowMargin, unit), unit },
        image: marginImage,
        children: [],
      },
    ],
  },
];

/** Unit of a variable: lengths have one, and the board thickness is always in mm. */
const unitOf = (name: string, kind: Length['kind'], unit: Unit): { unit?: Unit } =>
  kind === 'length' ? { unit: name === 'material' ? 'mm' : unit } : {};
