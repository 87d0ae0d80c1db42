import { describe, dieline, measuredWords, type TemplateDescription } from '../entry/engine.ts';
import { type NamedValue, readBoxArguments } from './box-arguments.ts';
import { codeOf, formatTable } from './describe.ts';
import { glueRows } from './glue-rows.ts';
import { type AddCommand, addOptions } from './listed-options.ts';
import { choiceRows } from './lists.ts';

type Unit = 'mm' | 'in';

export const addTemplate: AddCommand = (command, context) => {
  addOptions(command).action(
    async (text: string, values: readonly NamedValue[] | undefined, { unit, json }: { unit?: Unit; json?: true }) => {
      const { base, given, choices } = readBoxArguments(context, text, values);
      const asked = unit === undefined ? given : { ...given, unit };
      const box = describe(base, asked, { choices });
      if (!json) return context.print(dataSheet(box));
      const { boxwright } = await import('../entry/service.ts');
      const body = await boxwright({ profile: 'house' }).readTemplate(box.id, box.unit);
      context.printJson({ ...body, glue: await glueRows(dieline(base, asked, { choices })) });
    },
  );
};

const dataSheet = ({ unit, source, ...box }: TemplateDescription): string => {
  const facts = [
    [box.id, box.name],
    ['', box.about],
    ['group', `${box.group.category}: ${box.group.name} (${box.group.id})`],
    ['code', codeOf(box.code)],
    ['evidence', box.evidence],
    ...(box.measured ? [['measured', measuredWords[box.measured]]] : []),
    ['geometry', `${source.kind}: ${source.source}`],
    ['module', box.module ? `import … from '${box.module}'` : ''],
  ];
  const rows = box.variables.map(({ name, kind, value, min, max, about }) => [
    name,
    `${Number(value.toFixed(4))} ${unitOf(name, kind, unit)}`.trim(),
    `${min} to ${max}`,
    about,
  ]);
  const offered = Object.fromEntries(box.choices.map(({ name, values }) => [name, values]));
  const chosen = Object.fromEntries(box.choices.map((one) => [one.name, one.chosen]));
  const choices = choiceRows(offered, chosen);
  return [
    formatTable(facts),
    formatTable([['VARIABLE', 'VALUE', 'LIMITS', 'WHAT IT IS'], ...rows]),
    'Limits are those at these sizes; other sizes change some of them.\n',
    ...(choices.length ? [formatTable([['CHOICE', 'VALUES (* this id)'], ...choices])] : []),
  ].join('\n');
};

const unitOf = (name: string, kind: string, unit: Unit): string => {
  if (kind === 'length') return name === 'material' ? 'mm' : unit;
  return kind === 'angle' ? '°' : '';
};
