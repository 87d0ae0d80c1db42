import {
  builtInProfiles,
  type FormatName,
  type LineKind,
  lineKinds,
  type Profile,
  serviceProfile,
} from '../formats/index.ts';
import { anyOf, didYouMean } from '../template/search/index.ts';
import { quote } from '../values/index.ts';
import { isNoBox, type NoBox, noBox, type Problem } from './problem.ts';
import schema from './profile-schema.json' with { type: 'json' };
import { isObject } from './read-fields.ts';

/** What a check reads of JSON Schema. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  /** What a value must be, in words, where limits and choices do not say it. */
  readonly description?: string;
  readonly enum?: readonly string[];
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

/**
 * The JSON Schema of a profile: every field may be left out, and is that of the profile that it extends then.
 * @example
 * JSON.stringify(profileSchema()).includes('"kerf"'); // = true
 */
export const profileSchema = (): object => schema;

const mustBe = ({ description, enum: values, type, minimum, maximum }: Schema): string => {
  if (description) return description;
  if (values) return anyOf(values);
  if (type === 'boolean') return 'true or false';
  return `a ${type === 'integer' ? 'whole ' : ''}number from ${minimum} to ${maximum}`;
};

const holds = (value: unknown, given: Schema): boolean => {
  const { type, enum: values, pattern, items, properties, required = [], ...limits } = resolved(given);
  if (values) return values.some((one) => one === value);
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'string') return typeof value === 'string' && new RegExp(pattern!, 'u').test(value);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems = false } = limits;
  if (type === 'array')
    return (
      Array.isArray(value) &&
      value.length >= minItems &&
      value.length <= maxItems &&
      (!uniqueItems || new Set(value).size === value.length) &&
      value.every((item) => holds(item, items!))
    );
  if (type === 'object')
    return (
      isObject(value) &&
      Object.keys(value).length === required.length &&
      required.every((name) => holds(value[name], properties![name]!))
    );
  const inLimits = typeof value === 'number' && value >= limits.minimum! && value <= limits.maximum!;
  return inLimits && (type === 'number' || Number.isInteger(value));
};

/**
 * The profile of a name, or of data that extend one.
 * @param given - `laser`, or an object such as `{ extends: 'laser', kerf: { width: 0.2 } }`.
 */
export const findProfile = (given: unknown): Profile | NoBox => {
  if (typeof given === 'string') return builtIn(given);
  if (!isObject(given)) return noBox('profile', `A profile must be a name or an object, but is ${quote(given)}.`);
  const base = given.extends === undefined ? serviceProfile : findProfile(given.extends);
  if (isNoBox(base)) return base;
  const problems: Problem[] = [];
  checkFields(given, schema.properties, '', problems);
  if (problems.length) return { kind: 'profile', problems };
  const { extends: _, lines: rules = {}, ...own } = given;
  const lines = rules as Partial<Record<LineKind, object | null>>;
  const kinds = Object.entries(lines) as [LineKind, object | null][];
  const left = kinds.filter(([, rule]) => rule === null).map(([kind]) => kind);
  const kept = kinds.filter(([, rule]) => rule !== null).map(([kind]) => kind);
  const merged: Profile = {
    ...overlaid(base, own),
    lines: {
      ...base.lines,
      ...Object.fromEntries(kept.map((kind) => [kind, overlaid(base.lines[kind], lines[kind]!)])),
    },
    without: [...base.without.filter((kind) => !kept.includes(kind) && !left.includes(kind)), ...left],
  };
  if (merged.dxf.version === 'R12' && (merged.copies === 'blocks' || merged.curves.cubics))
    return noBox(
      'profile',
      'dxf.version R12 holds neither blocks nor cubics: add copies "flat" and curves { cubics: false }.',
    );
  return merged;
};

/** Why the receiver does not take one of these formats, as a sentence; undefined when it takes them all. */
export const formatNotTaken = ({ name, formats }: Profile, wanted: readonly FormatName[]): string | undefined => {
  const other = wanted.find((format) => !formats.includes(format));
  return other && `The profile ${name} takes ${formats.join(', ')}, not ${other}.`;
};

/** Names of the built-in profiles. */
export const profileNames: readonly string[] = ['service', ...Object.keys(builtInProfiles)];

const known = new Map<string, Profile>([['service', serviceProfile]]);

const builtIn = (name: string): Profile | NoBox => {
  if (!profileNames.includes(name)) {
    const meant = didYouMean(name, profileNames);
    return noBox('profile', `There is no profile ${quote(name)}.${meant || ` Choose ${anyOf(profileNames)}.`}`);
  }
  const found = known.get(name) ?? findProfile(builtInProfiles[name]);
  if (!isNoBox(found)) known.set(name, found);
  return found;
};

/**
 * A profile as data that `profile` reads: what is left out is null.
 * @example
 * const own = { ...profileData(profile('laser')), kerf: { width: 0.15 } };
 * profile(own).kerf.width; // = 0.15
 */
export const profileData = ({ without, lines, ...own }: Profile): object => ({
  ...own,
  lines: Object.fromEntries(lineKinds.map((kind) => [kind, without.includes(kind) ? null : lines[kind]])),
});

/** Fields of the second in the first, objects field by field; null leaves a field out. */
const overlaid = <T extends object>(base: T, own: object): T => {
  const all = { ...base } as Record<string, unknown>;
  for (const [key, value] of Object.entries(own)) {
    const before = all[key];
    if (value === null) delete all[key];
    else all[key] = isObject(value) && isObject(before) ? overlaid(before, value) : value;
  }
  return all as T;
};

const checkFields = (
  given: object,
  fields: Readonly<Record<string, Schema>>,
  path: string,
  problems: Problem[],
): void => {
  for (const [key, value] of Object.entries(given)) {
    const at = path + key;
    const own = Object.hasOwn(fields, key) ? resolved(fields[key]!) : undefined;
    if (!own) {
      const names = Object.keys(fields);
      const meant = didYouMean(key, names);
      problems.push({ message: `A profile has no field ${quote(at)}.${meant || ` Here are ${names.join(', ')}.`}` });
    } else if (own.properties) {
      const orNull = own.type !== 'object';
      if (isObject(value)) checkFields(value, own.properties, `${at}.`, problems);
      else if (value !== null || !orNull)
        problems.push({ message: `${at} must be an object${orNull ? ' or null' : ''}, but is ${quote(value)}.` });
    } else if (!holds(value, own)) problems.push({ message: `${at} must be ${mustBe(own)}, but is ${quote(value)}.` });
  }
};
