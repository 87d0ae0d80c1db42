import type { DielineBody, DielineTemplate, TemplateVariable } from '../../api/index.ts';

/**
 * Normalises answers of the hosted service, which has used several spellings: areas as numbers, `childen`, and attribute types
 * with a `top_` or `bottom_` prefix.
 */
export const readDieline = (dieline: DielineBody): DielineBody => ({
  ...dieline,
  ...(dieline.area && { area: readArea(dieline.area) }),
  ...(dieline.part_areas && {
    part_areas: Object.fromEntries(Object.entries(dieline.part_areas).map(([id, area]) => [id, readArea(area)])),
  }),
});

const readArea = <A extends { readonly value: unknown }>(area: A): A & { value: string } => ({
  ...area,
  value: String(area.value),
});

export const readTemplateBody = (template: DielineTemplate): DielineTemplate => ({
  ...(Object.fromEntries(
    Object.entries(template).map(([name, value]) => [name, ended.test(name) ? withoutEnd(value) : value]),
  ) as DielineTemplate),
  variables: template.variables.map(readVariable),
});

const ended = /^(top|bottom)_(flap|tuck|dust_flap)$/;

const withoutEnd = (attribute: unknown): unknown =>
  typeof attribute === 'object' && attribute !== null && 'type' in attribute
    ? { ...attribute, type: String(attribute.type).replace(/^(top|bottom)_/, '') }
    : attribute;

const readVariable = (variable: TemplateVariable): TemplateVariable => {
  const { childen, ...rest } = variable as TemplateVariable & { childen?: TemplateVariable[] };
  return { ...rest, children: (rest.children ?? childen ?? []).map(readVariable) };
};
