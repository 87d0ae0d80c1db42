import { type Command, Option } from 'commander';
import type { api } from '../index.ts';
import type { CommandContext } from './command-context.ts';
import { findTemplate } from './find-template.ts';

const EXAMPLES = `
Examples:
  $ boxwright template becf-10101
  $ boxwright template becf-10101 --unit in
`;

/** boxwright template: what a template is and what may be set. */
export const templateCommand = (program: Command, context: CommandContext): void => {
  program
    .command('template')
    .description('show a template: its variables with their defaults, and its relatives')
    .argument('<template-id>', 'for example becf-10101; see boxwright templates')
    .addOption(new Option('-u, --unit <unit>', 'of the default lengths').choices(['mm', 'in']).default('mm'))
    .addHelpText('after', EXAMPLES)
    .action(async (id: string, { unit }: { unit: api.Unit }) => {
      findTemplate(context, id);
      context.printJson(await context.api.readTemplate(id, unit));
    });
};
