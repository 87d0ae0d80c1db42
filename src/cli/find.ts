import { catalogue, findTemplates } from '../entry/engine.ts';
import { codeOf } from './code.ts';
import type { AddCommand } from './command-context.ts';
import { formatTable } from './table.ts';
import { CommandError } from './usage-error.ts';

const EXAMPLES = `
Examples:
  $ boxwright find mailer
  $ boxwright find crash lock
  $ boxwright find fefco 0427
  $ boxwright find ecma A20.20
`;

/** boxwright find: finds templates by common names. */
export const addFind: AddCommand = (command, { print, printJson }) => {
  command
    .argument('<words...>', 'words of its name, a code, or part of an id')
    .option('--json', 'print the matches as a list')
    .addHelpText('after', EXAMPLES)
    .action((words: readonly string[], { json }: { json?: true }) => {
      const text = words.join(' ');
      const found = findTemplates(catalogue, text);
      if (!found.length)
        throw new CommandError(`No template matches "${text}". Try fewer words, or list all with boxwright templates.`);
      if (json)
        printJson(
          found.map(({ id, template, group, code }) => ({
            id,
            name: template.name,
            about: template.about,
            group: group.id,
            code,
          })),
        );
      else
        print(
          formatTable([
            ['ID', 'CODE', 'NAME', 'WHAT IT IS'],
            ...found.map(({ id, template, code }) => [id, codeOf(code), template.name, template.about]),
          ]),
        );
    });
};
