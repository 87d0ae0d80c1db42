import { type Command, InvalidArgumentError, Option } from 'commander';
import { type Entry, groups, settle } from '../index.ts';
import type { Shop } from './shop.ts';

const EXAMPLES = `
Examples:
  $ boxwright templates
  $ boxwright templates --group cartons_tuck_end_boxes
  $ boxwright templates --json
`;

/** boxwright templates: every id of the catalogue. */
export const templatesCommand = (program: Command, { catalogue, answer, say }: Shop): void => {
  program
    .command('templates')
    .description('list the templates there are')
    .addOption(new Option('-g, --group <id>', 'only those of a group; see boxwright groups').argParser(knownGroup))
    .option('--json', 'with codes, provenance and parts, as JSON')
    .addHelpText('after', EXAMPLES)
    .action(({ group, json }: { group?: string; json?: true }) => {
      const entries = catalogue.entries.filter((entry) => group === undefined || entry.group.id === group);
      if (json) answer(entries.map(described));
      else say(table(entries));
    });
};

const knownGroup = (id: string): string => {
  if (!groups.some((group) => group.id === id))
    throw new InvalidArgumentError(`There is no group ${id}; boxwright groups lists them.`);
  return id;
};

const described = ({ id, template, group, code }: Entry) => {
  const { values, chosen } = settle(template, {}, id);
  const parts = template.build(values, chosen).map(({ id, name, category }) => ({ id, name, category }));
  return { id, name: template.name, group: group.id, code, provenance: template.provenance, parts };
};

const table = (entries: readonly Entry[]): string => {
  const rows = [
    ['ID', 'GROUP', 'CODE', 'NAME'],
    ...entries.map(({ id, template, group, code }) => [
      id,
      group.id,
      [code.ecma, code.fefco].filter(Boolean).join(' / ') || '-',
      template.name,
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`).join('');
};
