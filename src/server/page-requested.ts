import type { DielineTemplate, GivenVariables, TemplateVariable, Unit } from '../api/index.ts';
import { MM_PER_INCH } from '../values/index.ts';

/** Fields of a submitted form, as texts. */
export type QueryFields = Readonly<Record<string, string>>;

/** Query parameters with a single value, without empty ones. */
export const fieldsOf = (query: unknown): QueryFields =>
  Object.fromEntries(
    Object.entries(query as Record<string, unknown>).flatMap(([name, value]) => {
      const text = Array.isArray(value) ? value.at(-1) : value;
      return typeof text === 'string' && text !== '' ? [[name, text] as const] : [];
    }),
  );

/** Fields that the buttons and the script of the page add to the variables. */
const PAGE_FIELDS: readonly string[] = ['apply', 'of', 'only'];

/** The unit and the variables of a form. */
export const variableFields = (fields: QueryFields): QueryFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !PAGE_FIELDS.includes(name)));

export const requestedUnit = ({ unit }: QueryFields): Unit => (unit === 'in' ? 'in' : 'mm');

/** All variables of a template, including children. */
export const flat = (variables: readonly TemplateVariable[]): TemplateVariable[] =>
  variables.flatMap((variable) => [variable, ...flat(variable.children)]);

/** Variables of the form, with defaults for missing sizes. */
export const requestedValues = ({ variables }: DielineTemplate, fields: QueryFields): GivenVariables => ({
  unit: requestedUnit(fields),
  ...Object.fromEntries(
    flat(variables).flatMap(({ name, required, default_value }) => {
      const text = fields[name] ?? (required ? String(default_value.value) : undefined);
      return text === undefined ? [] : [[name, plain(text)] as const];
    }),
  ),
});

/** Converts a text to a boolean or a number when it is one. */
const plain = (text: string): number | boolean | string => {
  if (text === 'true' || text === 'false') return text === 'true';
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : text;
};

/** New fields after a button was pressed or the unit was switched; undefined without a change. */
export const changed = (fields: QueryFields, lengths: readonly string[]): QueryFields | undefined => {
  const { apply, of } = fields;
  const rest = variableFields(fields);
  const [kind, a = '', b = ''] = apply?.split(':') ?? [];
  if (kind === 'change') return { ...rest, [a]: b };
  if (kind === 'swap') return { ...rest, [a]: rest[b] ?? '', [b]: rest[a] ?? '' };
  const unit = requestedUnit(fields);
  if (of === undefined || of === unit) return undefined;
  const scale = unit === 'in' ? 1 / MM_PER_INCH : MM_PER_INCH;
  const numbers = lengths.flatMap((name) =>
    rest[name] !== undefined && Number.isFinite(Number(rest[name]))
      ? [[name, String(Number((Number(rest[name]) * scale).toFixed(4)))] as const]
      : [],
  );
  return { ...rest, ...Object.fromEntries(numbers) };
};
