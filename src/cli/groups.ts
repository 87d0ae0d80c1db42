import type { Command } from 'commander';
import type { Shop } from './shop.ts';

/** boxwright groups: all groups of the catalogue. */
export const groupsCommand = (program: Command, shop: Shop): void => {
  program
    .command('groups')
    .description('list the groups of the catalogue')
    .action(async () => {
      shop.answer(await shop.api.listTemplateGroups());
    });
};
