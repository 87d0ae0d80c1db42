import type { Entry } from '../entry/engine.ts';
import { templateArgument } from './box-arguments.ts';
import type { AddCommand } from './command-context.ts';
import { findTemplate } from './find-template.ts';
import { addOptions } from './listed-options.ts';
import { formatTable } from './table.ts';

export const addChoices: AddCommand = (command, context) => {
  addOptions(command)
    .addArgument(templateArgument())
    .action((text: string, { json }: { json?: true }) => {
      const { id, template, chosen } = findTemplate(context, text);
      const exclusions = exclusionsOf(template);
      if (json) {
        context.printJson({ id, choices: template.choices, chosen, exclusions });
        return;
      }
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
export const choiceRows = (
  choices: Entry['template']['choices'],
  chosen: Readonly<Record<string, string>>,
): string[][] =>
  Object.entries(choices).map(([name, values]) => [
    name,
    values.map((value) => (value === chosen[name] ? `*${value}` : value)).join('  '),
  ]);

/** Incompatible choices of the template, without those it does not offer. */
const exclusionsOf = ({ incompatible = [], choices: offered }: Entry['template']) =>
  incompatible.filter(({ choices }) =>
    Object.entries(choices).every(([name, values]) => values.some((value) => offered[name]?.includes(value))),
  );
