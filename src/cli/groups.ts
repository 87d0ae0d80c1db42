import { catalogue, groups } from '../entry/engine.ts';
import type { AddCommand } from './command-context.ts';
import { addOptions } from './listed-options.ts';
import { formatTable } from './table.ts';

export const addGroups: AddCommand = (command, context) => {
  addOptions(command).action(async ({ json }: { json?: true }) => {
    if (json) {
      const { boxwright } = await import('../entry/service.ts');
      context.printJson(await boxwright().listTemplateGroups());
      return;
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
