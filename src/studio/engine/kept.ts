import { allToMm } from '../../engine/index.ts';
import { catalogue, type Entry } from '../../entry/engine.ts';
import { resolve, variables } from '../../template/index.ts';
import { entryOf, inUnit } from './entry-of.ts';
import type { BoxQuestion } from './protocol/box.ts';

interface KeptRecord {
  readonly template: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The request that stores a box on a server, in the unit of its variables: sizes, board and all other settings. */
export const requestOf = (question: BoxQuestion, unit: 'mm' | 'in') => {
  const { entry } = entryOf(question);
  const { template, id } = entry;
  const { values } = resolve(template, question.values, id);
  const names = new Set([...Object.keys(template.size), ...Object.keys(question.values)]);
  const stated = Object.fromEntries([...names].flatMap((name) => (name in values ? [[name, values[name]!]] : [])));
  return {
    template: id,
    variables: { unit, ...inUnit(entry, stated, unit), ...(template.plant && { plant: template.plant.name }) },
  };
};

/** Records of a server as boxes, with the names of their templates. An unknown template has its id as its name, and no values. */
export const keptBoxes = (records: readonly KeptRecord[]) =>
  records.map(({ template: id, variables: given }) => {
    const entry = catalogue.find(id);
    const choices: BoxQuestion['choices'] = typeof given.plant === 'string' ? { plant: given.plant } : {};
    return { name: entry?.template.name ?? id, values: entry ? valuesInMm(entry, given) : {}, choices };
  });

const valuesInMm = ({ template, id }: Entry, given: KeptRecord['variables']): Record<string, number> => {
  const numbers = Object.entries(given).filter((row): row is [string, number] => typeof row[1] === 'number');
  return allToMm(Object.fromEntries(numbers), variables(template, id, {}), given.unit === 'in' ? 'in' : 'mm');
};
