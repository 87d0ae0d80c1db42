import type { DielineTemplate, GivenVariables, TemplateVariable, Unit } from '../api/index.ts';

/** What a form sent: its fields as texts. */
export type QueryFields = Readonly<Record<string, string>>;

/** The fields of an address, each once, without those that are empty. */
export const fieldsOf = (query: unknown): QueryFields =>
  Object.fromEntries(
    Object.entries(query as Record<string, unknown>).flatMap(([name, value]) => {
      const text = Array.isArray(value) ? value.at(-1) : value;
      return typeof text === 'string' && text !== '' ? [[name, text] as const] : [];
    }),
  );

export const requestedUnit = ({ unit }: QueryFields): Unit => (unit === 'in' ? 'in' : 'mm');

/** All variables of a template, those beneath others, too. */
export const flat = (variables: readonly TemplateVariable[]): TemplateVariable[] =>
  variables.flatMap((variable) => [variable, ...flat(variable.children)]);

/** What is asked for: the fields, and the usual value for a size that was not given. */
export const askedOf = ({ variables }: DielineTemplate, fields: QueryFields): GivenVariables => ({
  unit: requestedUnit(fields),
  ...Object.fromEntries(
    flat(variables).flatMap(({ name, required, default_value }) => {
      const text = fields[name] ?? (required ? String(default_value.value) : undefined);
      return text === undefined ? [] : [[name, plain(text)] as const];
    }),
  ),
});

/** As one would write it in JSON. */
const plain = (text: string): number | boolean | string => {
  if (text === 'true' || text === 'false') return text === 'true';
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : text;
};

/** The fields once a button was pressed, or once the unit is another than that of the numbers; undefined where all stays. */
export const changed = (fields: QueryFields, lengths: readonly string[]): QueryFields | undefined => {
  const { apply, of, only: _, ...rest } = fields;
  const [kind, a = '', b = ''] = apply?.split(':') ?? [];
  if (kind === 'change') return { ...rest, [a]: b };
  if (kind === 'swap') return { ...rest, [a]: rest[b] ?? '', [b]: rest[a] ?? '' };
  const unit = requestedUnit(fields);
  if (of === undefined || of === unit) return undefined;
  const scale = unit === 'in' ? 1 / 25.4 : 25.4;
  const numbers = lengths.flatMap((name) =>
    rest[name] !== undefined && Number.isFinite(Number(rest[name]))
      ? [[name, String(Number((Number(rest[name]) * scale).toFixed(4)))] as const]
      : [],
  );
  return { ...rest, ...Object.fromEntries(numbers) };
};
