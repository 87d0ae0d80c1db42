import { Option } from 'commander';
import { type Entry, type Length, readableDefault, readableLimits, variables } from '../entry/engine.ts';
import { templateArgument } from './box-arguments.ts';
import { choiceRows } from './choices.ts';
import { codeOf } from './code.ts';
import type { AddCommand } from './command-context.ts';
import { findTemplate } from './find-template.ts';
import { oneOf } from './option-values.ts';
import { formatTable } from './table.ts';

const EXAMPLES = `
Examples:
  $ boxwright template becf-10101
  $ boxwright template 0201 --unit in
  $ boxwright template becf-10101 --json
`;

type Unit = 'mm' | 'in';

/** boxwright template: describes a template and its variables. */
export const addTemplate: AddCommand = (command, context) => {
  command
    .addArgument(templateArgument())
    .addOption(oneOf(new Option('-u, --unit <unit>', 'unit of the default lengths'), ['mm', 'in']).default('mm'))
    .option('--json', "print the service's answer, with the ids that differ in one choice")
    .addHelpText('after', EXAMPLES)
    .action(async (text: string, { unit, json }: { unit: Unit; json?: true }) => {
      const entry = findTemplate(context, text);
      if (!json) {
        context.print(dataSheet(entry, unit));
        return;
      }
      const { boxwright } = await import('../entry/service.ts');
      context.printJson(await boxwright({ profile: 'house' }).readTemplate(entry.id, unit));
    });
};

const dataSheet = (entry: Entry, unit: Unit): string => {
  const { id, template, group, code, chosen } = entry;
  const { kind, source } = template.provenance;
  const facts = [
    [id, template.name],
    ['', template.about],
    ['group', `${group.category}: ${group.name} (${group.id})`],
    ['code', codeOf(code)],
    ['geometry', `${kind}: ${source}`],
  ];
  const rows = Object.entries(variables(template, id)).map(([name, length]) => [
    name,
    `${readableDefault(name, length, unit)} ${unitOf(name, length, unit)}`.trim(),
    readableLimits(name, length, unit).join(' to '),
    length.about,
  ]);
  const choices = choiceRows(template.choices, chosen);
  return [
    formatTable(facts),
    formatTable([['VARIABLE', 'DEFAULT', 'LIMITS', 'WHAT IT IS'], ...rows]),
    'Limits are those at the default sizes; other sizes change some of them.\n',
    ...(choices.length ? [formatTable([['CHOICE', 'VALUES (* this id)'], ...choices])] : []),
  ].join('\n');
};

const unitOf = (name: string, { kind }: Length, unit: Unit): string => {
  if (kind === 'length') return name === 'material' ? 'mm' : unit;
  return kind === 'angle' ? '°' : '';
};
