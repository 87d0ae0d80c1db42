import {
  builtInProfiles,
  type FormatName,
  formatNames,
  LINE_TYPES,
  type LineKind,
  lineKinds,
  lineTypeNames,
  type Profile,
  paperNames,
  serviceProfile,
} from '../formats/index.ts';
import { anyOf, didYouMean } from '../template/search/index.ts';
import { quote } from '../values/index.ts';
import { isNoBox, type NoBox, noBox, type Problem } from './problem.ts';
import { isObject } from './read-fields.ts';

/** A value of a profile: what it must be, in words and as JSON Schema. */
interface Leaf {
  readonly must: string;
  readonly holds: (value: unknown) => boolean;
  readonly schema: object;
}

/** A value, or fields by name; `null` where a field may be left out by null. */
type Shape = Leaf | { readonly fields: Readonly<Record<string, Shape>>; readonly orNull?: true };

const number = (min: number, max: number, type: 'number' | 'integer' = 'number'): Leaf => ({
  must: `a ${type === 'integer' ? 'whole ' : ''}number from ${min} to ${max}`,
  holds: (value) =>
    typeof value === 'number' && value >= min && value <= max && (type === 'number' || Number.isInteger(value)),
  schema: { type, minimum: min, maximum: max },
});

const pattern = (must: string, regex: RegExp): Leaf => ({
  must,
  holds: (value) => typeof value === 'string' && regex.test(value),
  schema: { type: 'string', pattern: regex.source },
});

const oneOf = (values: readonly string[]): Leaf => ({
  must: anyOf(values),
  holds: (value) => typeof value === 'string' && values.includes(value),
  schema: { enum: values },
});

const flag: Leaf = {
  must: 'true or false',
  holds: (value) => typeof value === 'boolean',
  schema: { type: 'boolean' },
};

const list = (of: Leaf, min: number, max: number, items: string): Leaf => ({
  must: `a list of ${items}`,
  holds: (value) => Array.isArray(value) && value.length >= min && value.length <= max && value.every(of.holds),
  schema: { type: 'array', items: of.schema, minItems: min, maxItems: max },
});

// Names go into files of every format as they are: letters that none of them escapes.
const name = pattern('1 to 31 letters, digits, spaces, "_", "-" and "."', /^[A-Za-z0-9][\w .-]{0,30}$/);
const sentence = pattern('one line of at most 300 characters', /^[^\p{Cc}]{1,300}$/u);
const mm = (max: number): Leaf => number(0, max);

const LINE: Readonly<Record<keyof Profile['lines'][LineKind], Shape>> = {
  layer: name,
  title: name,
  aci: number(1, 255, 'integer'),
  hex: pattern('a colour such as #FF0000', /^#[0-9A-Fa-f]{6}$/),
  ink: { fields: { name, cmyk: list(number(0, 1), 4, 4, 'four shares from 0 to 1') } },
  step: {
    fields: {
      group: oneOf(['Structural', 'Positions', 'Dimensions', 'Legend']),
      type: pattern('a word', /^[A-Za-z]{1,40}$/),
    },
  },
  cf2: { fields: { type: number(0, 999, 'integer'), aux: number(0, 999, 'integer'), pointage: number(0, 20) } },
  dash: list(mm(100), 0, 12, 'lengths in mm'),
  lineType: oneOf(Object.keys(LINE_TYPES)),
  segments: { fields: { on: number(0.1, 100), off: number(0.1, 100), end: mm(50) }, orNull: true },
  pen: number(1, 99, 'integer'),
  setting: number(0, 31, 'integer'),
};

const size = number(1, 20000);
const medium: Leaf = {
  must: 'a name, a width and a height in mm',
  holds: (value) =>
    isObject(value) &&
    Object.keys(value).length === 3 &&
    name.holds(value.name) &&
    size.holds(value.width) &&
    size.holds(value.height),
  schema: {
    type: 'object',
    properties: { name: name.schema, width: size.schema, height: size.schema },
    required: ['name', 'width', 'height'],
  },
};

const ORDER = lineTypeNames.toSorted().join();

const SHAPE: Readonly<Record<Exclude<keyof Profile, 'without'> | 'extends', Shape>> = {
  extends: name,
  name,
  title: sentence,
  for: sentence,
  formats: list(oneOf(formatNames), 1, formatNames.length, `formats: ${formatNames.join(', ')}`),
  lines: { fields: Object.fromEntries(lineKinds.map((kind) => [kind, { fields: LINE, orNull: true }])) },
  order: {
    must: `a list of all line types: ${lineTypeNames.join(', ')}`,
    holds: (value) => Array.isArray(value) && value.toSorted().join() === ORDER,
    schema: { type: 'array', items: { enum: lineTypeNames }, uniqueItems: true, minItems: lineTypeNames.length },
  },
  origin: oneOf(['zero', 'sheet']),
  mirror: flag,
  kerf: { fields: { width: mm(5), corners: oneOf(['sharp', 'round']) } },
  stroke: number(0.001, 5),
  hairlines: flag,
  copies: oneOf(['blocks', 'flat']),
  curves: { fields: { cubics: flag, tolerance: number(0.001, 1) } },
  svg: { fields: { unit: oneOf(['mm', 'pt', 'px']), layers: oneOf(['inkscape', 'plain']) } },
  dxf: { fields: { version: oneOf(['R2007', 'R12']) } },
  pdf: { fields: { standard: oneOf(['plain', 'x4']), tiles: oneOf(paperNames) } },
  media: list(medium, 0, 20, 'names, widths and heights in mm'),
  knives: mm(50),
};

/**
 * The JSON Schema of a profile: every field may be left out, and is that of the profile that it extends then.
 * @example
 * JSON.stringify(profileSchema()).includes('"kerf"'); // = true
 */
export const profileSchema = (): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Boxwright profile',
  ...schemaOf({ fields: SHAPE }),
});

const schemaOf = (shape: Shape): object => {
  if (!('fields' in shape)) return shape.schema;
  const { fields, orNull } = shape;
  const properties = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, schemaOf(field)]));
  return { type: orNull ? ['object', 'null'] : 'object', properties, additionalProperties: false };
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
  checkFields(given, SHAPE, '', problems);
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
  fields: Readonly<Record<string, Shape>>,
  path: string,
  problems: Problem[],
): void => {
  for (const [key, value] of Object.entries(given)) {
    const at = path + key;
    const shape = Object.hasOwn(fields, key) ? fields[key]! : undefined;
    if (!shape) {
      const names = Object.keys(fields);
      const meant = didYouMean(key, names);
      problems.push({ message: `A profile has no field ${quote(at)}.${meant || ` Here are ${names.join(', ')}.`}` });
    } else if ('fields' in shape) {
      if (isObject(value)) checkFields(value, shape.fields, `${at}.`, problems);
      else if (value !== null || !shape.orNull)
        problems.push({ message: `${at} must be an object${shape.orNull ? ' or null' : ''}, but is ${quote(value)}.` });
    } else if (!shape.holds(value)) problems.push({ message: `${at} must be ${shape.must}, but is ${quote(value)}.` });
  }
};
