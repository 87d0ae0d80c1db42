import {
  catalogue,
  type Entry,
  extent,
  groups,
  profile,
  profileData,
  profileNames,
  profileSchema,
  sizeOf,
} from '../entry/engine.ts';
import { describeArea, describeSize, formatTable } from './describe.ts';
import { findTemplate } from './find-template.ts';
import { type AddCommand, addBoxAction, addOptions } from './listed-options.ts';
import type { OptionsOf } from './option-types.ts';

export const addGroups: AddCommand = (command, context) => {
  addOptions(command).action(async ({ json }: OptionsOf['groups']) => {
    if (json) {
      const { boxwright } = await import('../entry/service.ts');
      return context.printJson(await boxwright().listTemplateGroups());
    }
    const rows = groups.map(({ id, category, name }) => [
      id,
      category,
      name,
      String(catalogue.templates.filter((template) => template.group === id).length),
    ]);
    context.print(formatTable([['ID', 'CATEGORY', 'NAME', 'TEMPLATES'], ...rows]));
  });
};

export const addProfiles: AddCommand = (command, context) => {
  addOptions(command).action(({ json }: OptionsOf['profiles']) => {
    const all = profileNames.map((name) => profile(name));
    if (json) return context.printJson(all);
    const rows = all.map(({ name, formats, title, for: what }) => [name, formats.join(' '), `${title}. ${what}`]);
    context.print(formatTable([['PROFILE', 'FORMATS', 'WHO TAKES THE FILE'], ...rows]));
  });
};

/** boxwright profile show|schema: a profile to start one's own from, and the schema of its fields. */
export const addProfile: AddCommand = (command, context) => {
  addOptions(command).action((action: 'show' | 'schema', name: string) => {
    context.printJson(action === 'schema' ? profileSchema() : profileData(profile(name)));
  });
};

export const addChoices: AddCommand = (command, context) => {
  addOptions(command).action((text: string, { json }: OptionsOf['choices']) => {
    const { id, template, chosen } = findTemplate(context, text);
    const exclusions = exclusionsOf(template);
    if (json) return context.printJson({ id, choices: template.choices, chosen, exclusions });
    const rows = choiceRows(template.choices, chosen);
    if (!rows.length) context.print(`${id} has no choices.\n`);
    else context.print(formatTable([['CHOICE', 'VALUES (* this id)'], ...rows]));
    for (const { choices, why } of exclusions) {
      const together = Object.entries(choices).map(([name, values]) => `${name}=${values.join('|')}`);
      context.print(`incompatible: ${together.join(' ')}: ${why}\n`);
    }
  });
};

/** One row per choice, with the value of this id marked. */
export const choiceRows = (choices: Entry['template']['choices'], chosen: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([name, values]) => [
    name,
    values.map((value) => (value === chosen[name] ? `*${value}` : value)).join('  '),
  ]);

/** Incompatible choices of the template, without those it does not offer. */
const exclusionsOf = ({ incompatible = [], choices: offered }: Entry['template']) =>
  incompatible.filter(({ choices }) =>
    Object.entries(choices).every(([name, values]) => values.some((value) => offered[name]?.includes(value))),
  );

export const addParts: AddCommand = (command, context) => {
  addBoxAction(command, context, async ({ id, drawing, variables }, { area, json }: OptionsOf['parts']) => {
    if (json) {
      const { boxwright } = await import('../entry/service.ts');
      return context.printJson(
        await boxwright({ profile: 'house' }).calculateParts(id, { area: area ?? false, variables }),
      );
    }
    const rows = drawing.parts.map(({ part, area }, index) => [
      part.id,
      part.category,
      describeSize(sizeOf(extent(drawing.dieline, index)), variables.unit),
      describeArea(area, variables.unit),
    ]);
    context.print(formatTable([['PART', 'CATEGORY', 'SIZE', 'AREA'], ...rows]));
  });
};
