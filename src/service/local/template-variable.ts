import type { TemplateVariable, Unit } from '../../api/index.ts';

/** A variable of a template that may be left out. Who adds `allowed_values` or `children`, adds them to it. */
export const optionalVariable = (
  name: string,
  description: string,
  data_type: TemplateVariable['data_type'],
  value: TemplateVariable['default_value']['value'],
  unit?: Unit,
): TemplateVariable => ({
  type: 'dieline_template_variable',
  name,
  description,
  data_type,
  required: false,
  default_value: { value, ...(unit && { unit }) },
  ...(data_type === 'boolean' && { allowed_values: [true, false, 0, 1] }),
  children: [],
});
