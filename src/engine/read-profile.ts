import {
  builtInProfiles,
  type FoldedLine,
  type FormatName,
  type LineKind,
  type LineRule,
  lineKinds,
  type Profile,
  serviceProfile,
} from '../formats/index.ts';
import { keptIn } from '../geometry/index.ts';
import { isObject, quote } from '../values/index.ts';
import { checkFields, noSuchName } from './check-fields.ts';
import { isNoBox, type NoBox, noBox } from './problem.ts';
import schema from './profile-schema.json' with { type: 'json' };
import { findPlant } from './read-plant.ts';

/**
 * The JSON Schema of a profile: every field may be left out, and is that of the profile that it extends then.
 * @example
 * JSON.stringify(profileSchema()).includes('"kerf"'); // = true
 */
export const profileSchema = (): object => schema;

/** The profile of a name such as `laser`, or of data that extend one, such as `{ extends: 'laser', kerf: { width: 0.2 } }`. */
export const findProfile = (given: unknown): Profile | NoBox => {
  if (typeof given === 'string') return builtIn(given);
  if (!isObject(given)) return noBox('profile', `A profile must be a name or an object, but is ${quote(given)}.`);
  const base = given.extends === undefined ? serviceProfile : findProfile(given.extends);
  if (isNoBox(base)) return base;
  const { plant: table, ...fields } = given;
  const plant = table === undefined || table === null ? base.plant : findPlant(table);
  if (plant && isNoBox(plant)) return plant;
  const problems = checkFields('profile', fields, schema.properties);
  if (problems.length) return { kind: 'profile', problems };
  const { extends: _, lines: rules = {}, ...own } = fields;
  const kinds = Object.entries(rules as object) as [LineKind | FoldedLine, object | null][];
  const left = lineKinds.filter((kind) => kinds.some((row) => row[0] === kind && row[1] === null));
  const kept = kinds.flatMap(([kind, rule]) => (rule ? kind : []));
  const lines: Record<string, LineRule> = { ...base.lines };
  // A row of folded lines, or of cuts of a tool, is that of its line type but for what it names; null tells them no longer apart.
  for (const [kind, rule] of kinds.toSorted(([a], [b]) => Number(isFolded(a)) - Number(isFolded(b))))
    if (rule) lines[kind] = overlaid(lines[kind] ?? foldedRule(kind, lines), rule);
    else if (isFolded(kind)) delete lines[kind];
  const merged: Profile = {
    ...overlaid(base, own),
    ...(plant && table !== null && { plant }),
    lines: lines as Profile['lines'],
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

export const profileNames: readonly string[] = ['service', ...Object.keys(builtInProfiles)];

const known = new Map<string, Profile | NoBox>([['service', serviceProfile]]);

const builtIn = (name: string): Profile | NoBox => {
  if (!profileNames.includes(name)) return noSuchName('profile', name, profileNames);
  return keptIn(known, name, () => findProfile(builtInProfiles[name]));
};

/**
 * A profile as data that `profile` reads: what is left out is null.
 * @example
 * const own = { ...profileData(profile('laser')), kerf: { width: 0.15 } };
 * profile(own).kerf.width; // = 0.15
 */
export const profileData = ({ without, lines, ...own }: Profile): object => ({
  ...own,
  lines: { ...leftOut(Object.keys(serviceProfile.lines)), ...lines, ...leftOut(without) },
});

const leftOut = (rows: readonly string[]) => Object.fromEntries(rows.map((row) => [row, null]));

const isFolded = (kind: string): boolean => !(lineKinds as readonly string[]).includes(kind);

/** The usual row of `crease-reverse` or `cut-waste`: that of its line type, with layers of its own. */
const foldedRule = (kind: string, lines: Readonly<Record<string, LineRule>>): LineRule => {
  const line = lineKinds.findLast((each) => kind.startsWith(each))!;
  const name = kind.slice(line.length + 1);
  const { [line]: own } = lines as Readonly<Record<LineKind, LineRule>>;
  const type = `${name.endsWith('reverse') ? 'Reverse' : ''}${own.step.type}`;
  const title = `${own.title} (${name.replace('-', ' ')})`;
  return { ...own, layer: `${own.layer}-${name}`, title, step: { ...own.step, type } };
};

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
