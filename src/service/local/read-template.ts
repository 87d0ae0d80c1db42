import {
  ApiError,
  type DielinesApi,
  type Image,
  type TemplateGroup,
  type TemplateLink,
  type TemplateVariable,
  type Unit,
} from '../../api/index.ts';
import {
  ask,
  asService,
  exactValue,
  fixedValue,
  fixedVariablesOf,
  isCorrugated,
  isNoBox,
  isUnit,
  namedAs,
  overflowMargin,
  PRINTING_METHODS,
  readableDefault,
  readableDefaults,
  serviceStyles,
} from '../../engine/index.ts';
import { mapValues } from '../../geometry/index.ts';
import {
  type Catalogue,
  type Entry,
  findIncompatible,
  type Group,
  groups,
  idWithChoices,
  type Length,
  variables,
} from '../../template/index.ts';
import { quote } from '../../values/index.ts';
import { attribute, attributesOf, relation } from './attributes.ts';
import { type Context, imageAt } from './context.ts';
import { knownEntry } from './read-request.ts';
import { optionalVariable as optional } from './template-variable.ts';

export const readTemplate =
  (context: Context): DielinesApi['readTemplate'] =>
  async (templateId: string, unit: Unit = 'mm') => {
    if (!isUnit(unit)) throw new ApiError(400, { message: `unit must be mm or in, but is ${quote(unit)}.` });
    const entry = knownEntry(context, templateId);
    const { addressOf } = context;
    const picture = `/images/templates/${templateId}.svg`;
    const style = context.profile === 'service' ? serviceStyles[templateId] : undefined;
    const { attributes, tags } = attributesOf(entry.chosen, addressOf);
    return {
      dieline_template: {
        type: 'dieline_template',
        id: templateId,
        group: groupBody(entry.group),
        ...attributes,
        ...(style !== undefined && { style: attribute('style', style, addressOf, picture) }),
        tags,
        variables: variablesOf(context, entry, unit),
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
        images: [imageAt(addressOf, picture)],
      },
    };
  };

const BLEED = 'overflow_margin';

const variablesOf = ({ catalogue, profile, addressOf }: Context, requested: Entry, unit: Unit): TemplateVariable[] => {
  const entry = profile === 'service' ? namedAs(asService(requested).entry, {}, true).entry : requested;
  const { template, id } = entry;
  const image = (name: string): Image => imageAt(addressOf, `/images/templates/${id}/${name}.svg`);
  const defaults =
    profile === 'service' ? defaultsAsked(catalogue, requested, entry, unit) : readableDefaults(entry, unit);
  // External sizes have a rule of their own, with fewer settings.
  const known = Object.entries(variables(template, id)).filter(([name]) => defaults[name] !== undefined);
  const own = known.map(([name, { kind, about }]) => ({
    ...optional(name, about, kind, defaults[name]!, unitOf(name, kind, unit)),
    required: Object.hasOwn(template.size, name),
    ...(kind === 'length' && { image: image(name) }),
  }));
  const common = commonVariables(unit, image(BLEED));
  return profile === 'service' ? asListed(requested, unit, own, common) : [...own, ...common];
};

/** Defaults of a template, even of external sizes: settings come from a box of usual sizes, in short values unless their limits clash. */
const defaultsAsked = (catalogue: Catalogue, template: Entry, listed: Entry, unit: Unit) => {
  const usual = readableDefaults(listed, unit);
  const sizes = mapValues(listed.template.size, (_, name) => usual[name]!);
  const answer = (values: Readonly<Record<string, unknown>>) =>
    ask(catalogue, { template, values: { unit, ...values }, names: 'service', profile: 'service' });
  const box = answer(sizes);
  if (isNoBox(box)) return usual;
  const defaults = (defaultOf: typeof readableDefault) => ({
    ...mapValues(box.limits, (length, name) => defaultOf(name, length, unit)),
    ...sizes,
  });
  const short = defaults(readableDefault);
  return isNoBox(answer(short)) ? defaults(exactValue) : short;
};

/** The variables in the order of the service's own answers, with those that only it has. */
const asListed = (entry: Entry, unit: Unit, own: readonly TemplateVariable[], common: readonly TemplateVariable[]) => {
  const [material] = own.filter(({ name }) => name === 'material');
  const sizes = own.filter(({ name, required }) => required && name !== 'material');
  const settings = own.filter(({ required }) => !required);
  const fixed = fixedVariablesOf(entry.template).map((one) =>
    optional(one.name, one.about, one.kind, fixedValue(one, unit), one.kind === 'length' ? unit : undefined),
  );
  if (!isCorrugated(entry)) return [material!, ...sizes, ...settings, ...fixed, ...common];
  return [
    material!,
    {
      ...optional('dimension_type', 'Whether the sizes are those inside or outside the box', 'string', 'external'),
      allowed_values: ['external', 'internal'],
    },
    ...sizes,
    optional('direction', 'Direction of the flutes; it does not change the drawing', 'boolean', false),
    optional('cross', 'Whether the flutes cross; it does not change the drawing', 'boolean', false),
    ...settings,
    ...fixed,
    {
      ...optional('printing_method', 'Offset squeezes the board, flexo does not', 'string', 'offset'),
      allowed_values: [...PRINTING_METHODS],
    },
    ...common,
  ];
};

const commonVariables = (unit: Unit, marginImage: Image): TemplateVariable[] => [
  optional('dimension_texts', 'Whether the drawing has dimension labels', 'boolean', true),
  {
    ...optional('overflow', 'Whether the drawing has a bleed around the cut outline', 'boolean', false),
    children: [
      {
        ...optional(BLEED, overflowMargin.about, 'length', exactValue(BLEED, overflowMargin, unit), unit),
        image: marginImage,
      },
    ],
  },
];

/** Unit of a variable: lengths have one, and the board thickness is always in mm. */
const unitOf = (name: string, kind: Length['kind'], unit: Unit): Unit | undefined =>
  kind === 'length' ? (name === 'material' ? 'mm' : unit) : undefined;

const groupBody = (group: Group): TemplateGroup => {
  const { id, name, category } = group;
  return { type: 'dieline_template_group', id, name, category };
};

/** All groups, including empty ones. */
export const listTemplateGroups: DielinesApi['listTemplateGroups'] = async () => ({
  dieline_template_group_list: { type: 'dieline_template_group_list', dieline_template_groups: groups.map(groupBody) },
});

/** Links to all boxes of the same template that differ in exactly one choice. */
const neighbours = (entry: Entry, unit: Unit): TemplateLink[] => {
  const { template, chosen } = entry;
  return Object.entries(template.choices).flatMap(([choice, values]) =>
    values.flatMap((value): TemplateLink[] => {
      const other = { ...chosen, [choice]: value };
      if (value === chosen[choice] || findIncompatible(template, other)) return [];
      const { rel, ...name } = relation(choice, chosen[choice]!, value);
      return [{ rel, href: templatePath(idWithChoices(entry, other), unit), method: 'GET', ...name }];
    }),
  );
};

const templatePath = (id: string, unit: Unit): string => `/dieline-templates/${unit}/${id}`;
