import { anyOf, didYouMean } from '../template/search/index.ts';
import { isObject, quote } from '../values/index.ts';
import { type NoBox, noBox, type Problem } from './problem.ts';
import schema from './profile-schema.json' with { type: 'json' };

/** What a check reads of JSON Schema. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  /** What a value must be, in words, where limits and choices do not say it. */
  readonly description?: string;
  readonly enum?: readonly (string | number | null)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const definitions: Readonly<Record<string, Schema>> = schema.$defs;

const resolved = (given: Schema): Schema => definitions[given.$ref?.replace('#/$defs/', '') ?? ''] ?? given;

const mustBe = ({ description, enum: values, type, minimum, maximum }: Schema): string => {
  if (description) return description;
  if (values) return anyOf(values.map(String));
  if (type === 'boolean') return 'true or false';
  if (type === 'object') return 'an object';
  return `a ${type === 'integer' ? 'whole ' : ''}number from ${minimum} to ${maximum}`;
};

const holds = (value: unknown, given: Schema): boolean => {
  const { type, enum: values, pattern, items, minItems, ...limits } = resolved(given);
  if (values) return values.some((one) => one === value);
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'object') return isObject(value);
  if (value === null) return Boolean(type?.includes('null'));
  if (type === 'string' || (typeof value === 'string' && type?.includes('string')))
    return typeof value === 'string' && new RegExp(pattern!, 'u').test(value);
  // A list each of whose items stands there once; `checkFields` looks at other lists item by item.
  if (items)
    return (
      Array.isArray(value) &&
      value.length === minItems &&
      new Set(value).size === minItems &&
      value.every((item) => holds(item, items))
    );
  const inLimits = typeof value === 'number' && value >= limits.minimum! && value <= limits.maximum!;
  return inLimits && (type !== 'integer' || Number.isInteger(value));
};

export const noSuchName = (kind: 'plant' | 'profile', given: string, names: readonly string[]): NoBox =>
  noBox(kind, `There is no ${kind} ${quote(given)}.${didYouMean(given, names) || ` Choose ${anyOf(names)}.`}`);

const MOST_PROBLEMS = 20;

/**
 * What is wrong with the fields of an object, a sentence for each.
 * @param what - the thing that has the fields, in words: `profile`.
 * @param given - an object, or a list with the schemas of its items by their places.
 */
export const checkFields = (
  what: string,
  given: object,
  fields: Readonly<Record<string, Schema>>,
  required: readonly string[] = [],
  path = '',
): Problem[] => {
  const problems: Problem[] = required
    .filter((name) => !Object.hasOwn(given, name))
    .map((name) => ({ message: `${path}${name} is missing: it must be ${mustBe(resolved(fields[name]!))}.` }));
  for (const [key, value] of Object.entries(Array.isArray(given) ? [...given] : given)) {
    if (problems.length >= MOST_PROBLEMS) return problems.slice(0, MOST_PROBLEMS);
    const at = Array.isArray(given) ? `${path}[${key}]` : path + key;
    const own = Object.hasOwn(fields, key) ? resolved(fields[key]!) : undefined;
    const items = own?.items && resolved(own.items);
    if (!own) {
      const names = Object.keys(fields);
      const meant = didYouMean(key, names);
      problems.push({ message: `A ${what} has no field ${quote(at)}.${meant || ` Here are ${names.join(', ')}.`}` });
    } else if (own.properties) {
      const orNull = own.type !== 'object';
      if (isObject(value)) problems.push(...checkFields(what, value, own.properties, own.required, `${at}.`));
      else if (value !== null || !orNull)
        problems.push({ message: `${at} must be an object${orNull ? ' or null' : ''}, but is ${quote(value)}.` });
    } else if (items && Array.isArray(value) && !own.uniqueItems) {
      const { minItems = 0, maxItems = value.length } = own;
      if (value.length < minItems || value.length > maxItems)
        problems.push({ message: `${at} must be ${mustBe(own)}, but has ${value.length}.` });
      else problems.push(...checkFields(what, value, Object.fromEntries(value.map((_, k) => [k, items])), [], at));
    } else if (!holds(value, own)) problems.push({ message: `${at} must be ${mustBe(own)}, but is ${quote(value)}.` });
  }
  return problems;
};
