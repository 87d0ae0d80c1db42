import { Argument, InvalidArgumentError } from 'commander';
import { type api, didYouMean, withChoices } from '../index.ts';
import type { CommandContext } from './command-context.ts';
import { findTemplate } from './find-template.ts';

import { UsageError } from './usage-error.ts';

/** `length=60 width=25 unit=mm`: as many as wanted, the last of a name counts. */
export const variablesArgument = (): Argument =>
  new Argument(
    '[name=value...]',
    'variables of the template, and choices; unit=mm or unit=in; material always in mm',
  ).argParser((text: string, before: Readonly<Record<string, string>> | undefined) => {
    const at = text.indexOf('=');
    if (at < 1 || at === text.length - 1)
      throw new InvalidArgumentError(`Variables are written name=value, for example length=60; this is "${text}".`);
    return { ...before, [text.slice(0, at)]: text.slice(at + 1) };
  });

/**
 * Choices among what was given belong to the id: `becf-10101 flap=chamfer_flap` is `becf-10101,flap=chamfer_flap`.
 * @throws ApiError 404 for an unknown id.
 */
export const separateChoices = (
  context: CommandContext,
  templateId: string,
  given: Readonly<Record<string, string>> = {},
): { id: string; given: Readonly<Record<string, string>> } => {
  const { choices } = findTemplate(context, templateId).template;
  const of = (wanted: boolean) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(choices, name) === wanted));
  return { id: withChoices(templateId, of(true)), given: of(false) };
};

/**
 * What was given, and the template's defaults, in the unit asked, for the sizes that were not.
 * @throws Complaint for a name that the template has not: a size that is misspelt would be drawn at its default.
 */
export const withDefaults = async (
  context: CommandContext,
  templateId: string,
  given: Readonly<Record<string, string>> = {},
): Promise<api.GivenVariables> => {
  const { unit = 'mm' } = given;
  const { dieline_template: template } = await context.api.readTemplate(templateId, unit === 'in' ? 'in' : 'mm');
  const names = template.variables.flatMap(({ name, children }) => [name, ...children.map((child) => child.name)]);
  const strange = Object.keys(given).filter((name) => name !== 'unit' && !names.includes(name));
  if (strange.length) {
    const all = [...names, ...Object.keys(findTemplate(context, templateId).template.choices)];
    const said = strange.map((name) => `${templateId} has no variable ${name}.${didYouMean(name, all)}`);
    throw new UsageError([...said, `There are unit, ${names.join(', ')}.`].join('\n'));
  }
  const sizes = template.variables.filter(({ required }) => required);
  return {
    ...Object.fromEntries(sizes.map(({ name, default_value }) => [name, default_value.value])),
    ...given,
    unit: unit as api.Unit,
  };
};
