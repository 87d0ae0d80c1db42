import { InvalidArgumentError } from 'commander';
import { buildParts, catalogue, type Entry, evidenceOf, groups, measuredOf, type Template } from '../entry/engine.ts';
import { didYouMean, mainId, resolve } from '../entry/inside.ts';
import { codeOf, evidenceCells, formatTable, measuredNote } from './describe.ts';
import { type AddCommand, addOptions } from './listed-options.ts';

export const addTemplates: AddCommand = (command, { printJson, print, log }) => {
  addOptions(command, { knownGroup }).action(
    ({ group, ids, json }: { readonly group?: string; readonly ids?: true; readonly json?: true }) => {
      const templates = catalogue.templates.filter((template) => group === undefined || template.group === group);
      if (json) printJson(templates.flatMap(({ ids: { named } }) => named.map((id) => describe(catalogue.find(id)!))));
      else if (ids) print(formatTable([['ID', 'CODE', 'NAME', 'STANDS FOR'], ...templates.flatMap(idRows)]));
      else {
        const rows = templates.map(templateRow);
        print(formatTable([['ID', 'CODE', 'EVIDENCE', 'MEASURED', 'IDS', 'NAME', 'CHOICES'], ...rows]));
        for (const note of measuredNote(templates.map((template) => ({ id: mainId(template), template })))) log(note);
      }
    },
  );
};

const knownGroup = (text: string): string => {
  const known = groups.map((group) => group.id);
  const id = text.toLowerCase();
  if (!known.includes(id))
    throw new InvalidArgumentError(`Unknown group ${text}.${didYouMean(id, known)} boxwright groups lists all.`);
  return id;
};

const templateRow = (template: Template): string[] => [
  mainId(template),
  codeOf(template.code),
  ...evidenceCells({ ...template, id: mainId(template), template }),
  String(template.ids.count),
  template.name,
  Object.entries(template.choices)
    .flatMap(([name, values]) => (values.length > 1 ? [name] : []))
    .join(' '),
];

const idRows = (template: Template): string[][] => {
  const { named, prefix, sample, count } = template.ids;
  return [...new Set([...named, ...(prefix === undefined ? [] : sample(count))])].map((id) => {
    const { code, chosen } = catalogue.find(id)!;
    const differing = Object.entries(chosen).filter(([name, value]) => value !== template.choices[name]![0]);
    return [id, codeOf(code), template.name, differing.map(([name, value]) => `${name}=${value}`).join(' ')];
  });
};

const describe = (entry: Entry) => {
  const { id, template, group, code } = entry;
  const usual = resolve(template, {}, id);
  const parts = buildParts(entry, usual).map(({ id, name, category }) => ({ id, name, category }));
  const { kind, source } = template.provenance;
  const codes = codeOf(code);
  return {
    id,
    name: template.name,
    group: group.id,
    code: codes === '-' ? null : codes,
    provenance: kind,
    source,
    evidence: evidenceOf(entry) ?? null,
    measured: measuredOf(entry) ?? null,
    choices: template.choices,
    chosen: usual.chosen,
    parts,
  };
};
