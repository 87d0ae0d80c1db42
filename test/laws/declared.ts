import { unfold } from '../../src/sheet/index.ts';
import {
  findIncompatible,
  groups,
  mainId,
  resolve,
  resolveChoices,
  type Template,
  variables,
} from '../../src/template/index.ts';
import { chosenAs, follow } from '../support/sizes.ts';
import { type Exception, exceptionsOf } from './exceptions/index.ts';

/** Every panel of some id, or of one changed choice, named as in the closed box. */
const panelsOf = (template: Template): Set<string> => {
  const { choices, ids } = template;
  const names = new Set<string>();
  const variations = [
    ...ids.named.map((id) => ({ template, id })),
    ...Object.entries(choices).flatMap(([name, list]) => list.map((choice) => chosenAs(template, { [name]: choice }))),
  ];
  for (const { template: t, id } of variations) {
    const { values, chosen, violations: complaints } = resolve(t, {}, id);
    const offered = Object.entries(chosen).every(([name, choice]) => choices[name]?.includes(choice));
    if (complaints.length || !offered) continue;
    const parts = t.build(values, chosen);
    for (const { id: part, blank } of parts)
      for (const { id: panel } of unfold(blank)) names.add(parts.length > 1 ? `${part}:${panel}` : panel);
  }
  return names;
};

/**
 * Each choice, with a value that cannot be made whatever else is chosen, or two values that make the same box, at the same sizes beside the
 * other choices of the main id.
 */
const idleChoices = (template: Template): string[] => {
  const main = resolveChoices(template, template.ids.parse(mainId(template))?.choices);
  const sizes = resolve(template, {}, mainId(template)).values;
  return Object.entries(template.choices).flatMap(([name, list]) => {
    const known = new Map<string, string>();
    return list.flatMap((value) => {
      const choices = { ...main, [name]: value };
      const alone = findIncompatible(template, { [name]: value });
      if (alone) return [`its choice ${name} lists ${value}, which is never made: ${alone.why}`];
      // Choices that are not offered are reported elsewhere and need not build.
      const offered = Object.entries(choices).every(([choice, own]) => template.choices[choice]!.includes(own));
      if (!offered || findIncompatible(template, choices)) return [];
      const variation = chosenAs(template, choices);
      const given = Object.fromEntries(Object.keys(template.size).map((size) => [size, sizes[size]!]));
      const { settled } = follow(variation, given);
      if (settled.violations.length)
        return [`its choice ${name} lists ${value}, and no suggestion leads to a box of it`];
      const made = JSON.stringify(variation.template.build(settled.values, settled.chosen));
      const twin = known.get(made);
      known.set(made, value);
      return twin === undefined ? [] : [`its choice ${name} makes one box of ${twin} and ${value}`];
    });
  });
};

/** Sizes that are at a limit by default: `mm` sets a usual value that is beyond one to it, which hides a slip. */
const clampedDefaults = ({ size }: Template): string[] =>
  Object.entries(size).flatMap(([name, { value, min, max }]) =>
    min < max && (value === min || value === max) ? [`${name} is ${value} by default, which is its limit`] : [],
  );

/** Number of ids of a numbering to check besides the named ones. */
const SAMPLE = 16;

/** The declarations of a template are consistent: choices, ids, limits, exceptions. */
export const declared = (template: Template, exceptions: readonly Exception[] = exceptionsOf(template)): string[] => {
  const wrong: string[] = [];
  const { size, choices, ids, order, group } = template;
  if (!groups.some(({ id }) => id === group)) wrong.push(`its group ${group} does not exist`);
  if (!size.material) wrong.push('it has no size `material`');
  for (const name of order ?? []) if (!size[name]) wrong.push(`its order names ${name}, which is not a size`);
  for (const [name, list] of Object.entries(choices)) {
    if (!list.length) wrong.push(`its choice ${name} is empty`);
    if (new Set(list).size < list.length) wrong.push(`its choice ${name} lists a value twice`);
  }
  wrong.push(...idleChoices(template), ...clampedDefaults(template));
  for (const id of new Set([...ids.named, ...ids.sample(SAMPLE)])) {
    const { choices: own = {}, size: shown = {} } = ids.parse(id)!;
    for (const [name, choice] of Object.entries(own))
      if (choice !== undefined && !choices[name]?.includes(choice))
        wrong.push(`${id} chooses ${name}: ${choice}, which is not offered`);
    for (const name of Object.keys(shown)) if (!size[name]) wrong.push(`${id} sets ${name}, which is not a size`);
    for (const c of resolve(template, {}, id).violations)
      wrong.push(`the defaults of ${id} are invalid: ${JSON.stringify(c)}`);
    for (const [name, { min, max, value, kind, about }] of Object.entries(variables(template, id))) {
      if (!(min <= value && value <= max)) wrong.push(`${id}: ${name} is ${value} by default, not in ${min}…${max}`);
      if (!about.trim()) wrong.push(`${id}: ${name} has no description`);
      if (kind === 'integer' && ![min, max, value].every(Number.isInteger))
        wrong.push(`${id}: ${name} counts pieces, but ${min}, ${value} or ${max} is not a whole number`);
    }
    const finer = Object.keys(template.options(resolve(template, {}, id).values, resolve(template, {}, id).chosen));
    for (const name of finer) if (size[name]) wrong.push(`${id}: ${name} is both a size and an option`);
  }
  for (const [name, { min, max, value }] of Object.entries(size))
    if (![min, max, value].every(Number.isFinite)) wrong.push(`${name} has no finite limits`);
  const there = exceptions.length ? panelsOf(template) : new Set<string>();
  for (const { law, panels, upTo, plus = {}, mm = 0, why } of exceptions) {
    for (const name of panels)
      if (!there.has(name)) wrong.push(`an exception names ${name}, which no id has as a panel`);
    if (panels.length !== 2) wrong.push(`an exception names ${panels.length} panels: ${panels.join(', ')}`);
    for (const name of Object.keys(plus))
      if (!size[name]) wrong.push(`an exception of ${panels.join(' and ')} names ${name}, which is not a size`);
    if (law !== 'topology' && !(Math.max(upTo, mm, ...Object.values(plus)) > 0))
      wrong.push(`an exception of ${panels.join(' and ')} allows nothing`);
    if (!why.trim()) wrong.push(`an exception of ${panels.join(' and ')} gives no reason`);
  }
  return wrong;
};
