import { checkFields } from '../../engine/index.ts';
import {
  type BoardRule,
  type ConfiguredRange,
  choicesOf,
  deferred,
  digitsOf,
  endsCount,
  findIncompatible,
  type IdReading,
  type RangeAxis,
  rangeCount,
  rangeNumber,
  resolveChoices,
  type ServiceRules,
  type Template,
} from '../../template/index.ts';
import { isObject, parseJson } from '../../values/index.ts';
import schema from './id-rules-schema.json' with { type: 'json' };
import type { IdRule, IdRuleAxis, IdRuleFields } from './rule-types.ts';

export type * from './rule-types.ts';

/** Content of a rule file: what the ids of the service mean, and the boards and defaults of its drawings. */
export type IdRules = IdRuleFields & Partial<ServiceRules>;

const axesOf = (axes: readonly RangeAxis[]): IdRuleAxis[] =>
  axes.map(({ name, size, values }) => ({
    name,
    values: Array.from({ length: size }, (_, digit) => values?.[digit] ?? null),
  }));

export const ruleOf = ({ prefix, body }: ConfiguredRange, ends: readonly RangeAxis[]): IdRule => ({
  prefix,
  body: axesOf(body),
  ends: axesOf(ends),
});

/**
 * Reads a rule file.
 * @throws SyntaxError for a text that is not a rule file, with the reason.
 * @example
 * import { parseIdRules } from 'boxwright';
 *
 * parseIdRules('{"type":"boxwright_id_rules","version":1,"ranges":[]}').ranges.length; // 0
 */
export const parseIdRules = (text: string): IdRules => {
  const value = parseJson(text);
  if (value === undefined)
    throw new SyntaxError('Not a rule file: it is not JSON. Write one with "boxwright calibrate".');
  if (!isObject(value) || value.type !== 'boxwright_id_rules')
    throw new SyntaxError('Not a rule file: its type is not boxwright_id_rules. Write one with "boxwright calibrate".');
  if (value.version !== 1) throw new SyntaxError(`The rule file has version ${value.version}; this Boxwright reads 1.`);
  const [problem] = checkFields('rule file', value, schema.properties, schema.required);
  const rules = value as unknown as IdRules;
  const { ranges, boards = [], defaults = [] } = rules;
  const isKnown = ({ drawn }: BoardRule): boolean => 'times' in drawn || ('step' in drawn && 'round' in drawn);
  const reason =
    problem?.message ?? (boards.every(isKnown) ? undefined : 'A board is drawn by times, or by step and round.');
  if (reason !== undefined)
    throw new SyntaxError(`The rule file cannot be read: ${reason} Write it anew with "boxwright calibrate".`);
  return { type: 'boxwright_id_rules', version: 1, ranges, boards, defaults };
};

/** The axes of a rule, checked against the axes of its range. */
const matching = (rule: readonly IdRuleAxis[], range: readonly RangeAxis[]): readonly RangeAxis[] | undefined => {
  const axes = rule.map(
    ({ name, values }): RangeAxis => ({ name, size: values.length, values: values.map((v) => v ?? undefined) }),
  );
  const same =
    axes.length === range.length && range.every((a) => axes.some((b) => b.name === a.name && b.size === a.size));
  return same ? axes : undefined;
};

/** The values of an id along all axes; undefined when one is unknown. */
const readingAt = (n: number, axes: readonly RangeAxis[]): IdReading | undefined => {
  const digits = digitsOf(n, axes);
  const entries = axes.map(({ name, values }, k) => [name, values?.[digits[k]!]] as const);
  return entries.every((entry): entry is readonly [string, string] => entry[1] !== undefined)
    ? Object.fromEntries(entries)
    : undefined;
};

/**
 * The templates with the rules' boards and defaults for the service's profile, and all ids that rules explain and that can be drawn.
 * @throws RangeError for a rule of an unknown range, or with other axes than the range.
 */
export const withIdRules = (templates: readonly Template[], rules: IdRules): readonly Template[] => {
  const { ranges, boards = [], defaults = [] } = rules;
  if (boards.length || defaults.length)
    return withIdRules(
      templates.map((template) => {
        const [main] = template.ids.named;
        const own = { boards, defaults: defaults.filter((one) => one.template === main) };
        return deferred(template.ids.named, template.ids.prefix, () => ({ ...template, calibrated: own }));
      }),
      { ...rules, boards: [], defaults: [] },
    );
  const left = new Map(ranges.map((rule) => [rule.prefix, rule]));
  const ruled = templates.map((template): Template => {
    const { range } = template.ids;
    const rule = range && left.get(range.prefix);
    if (!rule) return template;
    left.delete(range.prefix);
    const [body, ends] = [matching(rule.body, range.body), matching(rule.ends, range.ends)];
    if (!body || !ends)
      throw new RangeError(
        `The axes of the rule for ${rule.prefix} do not match its ids. Write it anew with "boxwright calibrate".`,
      );
    const variant = (id: string): { choices: Readonly<Record<string, string>> } | undefined => {
      const n = rangeNumber(range, id);
      const inner = endsCount(range);
      const reading = n === undefined ? undefined : readingAt(n % inner, ends);
      const around = n === undefined ? undefined : readingAt(Math.floor(n / inner), body);
      const choices = reading && around && choicesOf({ ...around, ...reading });
      const drawn =
        choices && Object.entries(choices).every(([name, value]) => template.choices[name]?.includes(value));
      return drawn && !findIncompatible(template, resolveChoices(template, choices)) ? { choices } : undefined;
    };
    const explain = (id: string): string | undefined =>
      rangeNumber(range, id) === undefined
        ? undefined
        : `By the rules read from the service, ${id} has a value that Boxwright does not know or draw, or two incompatible values.`;
    const own = template.ids;
    return {
      ...template,
      ids: {
        ...own,
        prefix: range.prefix,
        count: rangeCount(range),
        // Only the rules contain the cut-outs of an id that is known without them.
        parse: (id) => {
          const [known, read] = [own.parse(id), variant(id)];
          return read ? { ...known, ...read } : known;
        },
        explain,
      },
    };
  });
  for (const prefix of left.keys())
    throw new RangeError(`The rule file has a rule for ${prefix}…, but no template has such ids.`);
  return ruled;
};
