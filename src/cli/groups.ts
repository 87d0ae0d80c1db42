import type { Command } from 'commander';
import type { CommandContext } from './command-context.ts';

/** boxwright groups: all groups of the catalogue. */
export const groupsCommand = (program: Command, context: CommandContext): void => {
  program
    .command('groups')
    .description('list the groups of the catalogue')
    .action(async () => {
      context.printJson(await context.api.listTemplateGroups());
    });
};
