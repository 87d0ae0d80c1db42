import { type Command, InvalidArgumentError, Option } from 'commander';
import { didYouMean, type Entry, groups, resolve } from '../index.ts';
import type { CommandContext } from './command-context.ts';

import { table } from './table.ts';

const EXAMPLES = `
Examples:
  $ boxwright templates
  $ boxwright templates --group cartons_tuck_end_boxes
  $ boxwright templates --json
`;

/** boxwright templates: every id of the catalogue. */
export const templatesCommand = (program: Command, { catalogue, printJson, print }: CommandContext): void => {
  program
    .command('templates')
    .description('list the templates there are')
    .addOption(new Option('-g, --group <id>', 'only those of a group; see boxwright groups').argParser(knownGroup))
    .option('--json', 'with codes, provenance (measured, standard or house), its source, choices and parts, as JSON')
    .addHelpText('after', EXAMPLES)
    .action(({ group, json }: { group?: string; json?: true }) => {
      const entries = catalogue.entries.filter((entry) => group === undefined || entry.group.id === group);
      if (json) printJson(entries.map(described));
      else print(table(rowsOf(entries)));
    });
};

const knownGroup = (id: string): string => {
  if (!groups.some((group) => group.id === id))
    throw new InvalidArgumentError(
      `There is no group ${id}.${didYouMean(
        id,
        groups.map((group) => group.id),
      )} boxwright groups lists them.`,
    );
  return id;
};

const described = ({ id, template, group, code }: Entry) => {
  const { values, chosen } = resolve(template, {}, id);
  const parts = template.build(values, chosen).map(({ id, name, category }) => ({ id, name, category }));
  const { kind, source } = template.provenance;
  return {
    id,
    name: template.name,
    group: group.id,
    code: codeOf(code) || null,
    provenance: kind,
    source,
    choices: template.choices,
    chosen,
    parts,
  };
};

/** Codes of the trade as they are written, ECMA's and FEFCO's. */
const codeOf = ({ ecma, fefco }: Entry['code']): string => [ecma, fefco].filter(Boolean).join(' / ');

const rowsOf = (entries: readonly Entry[]): string[][] => [
  ['ID', 'GROUP', 'CODE', 'FROM', 'NAME'],
  ...entries.map(({ id, template, group, code }) => [
    id,
    group.id,
    codeOf(code) || '-',
    template.provenance.kind,
    template.name,
  ]),
];
