import { followsUnit } from '../../engine/index.ts';
import { catalogue, type Entry } from '../../entry/engine.ts';
import { mainId, resolve, variables } from '../../template/index.ts';
import { MM_PER_INCH } from '../../values/index.ts';
import { entryOf, inUnit } from './entry-of.ts';
import type { BoxQuestion } from './protocol/box.ts';
import type { KeepRequest, KeptBox, KeptRecord } from './protocol/kept.ts';

/** The request that stores a box on a server: sizes, board and all other settings. */
export const requestOf = (question: BoxQuestion, unit: 'mm' | 'in'): KeepRequest => {
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

/** Records of a server as boxes. The box of an unknown template has the id as its name. */
export const keptBoxes = (records: readonly KeptRecord[]): readonly KeptBox[] =>
  records.map(({ template: id, variables: given }) => {
    const entry = catalogue.find(id);
    return entry
      ? { name: entry.template.name, main: mainId(entry.template), values: valuesInMm(entry, given), ...plantOf(given) }
      : { name: id, values: {} };
  });

const plantOf = ({ plant }: KeptRecord['variables']) => (typeof plant === 'string' ? { choices: { plant } } : {});

const valuesInMm = ({ template, id }: Entry, given: KeptRecord['variables']): Record<string, number> => {
  const known = variables(template, id, {});
  const unit = given.unit === 'in' ? 'in' : 'mm';
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): [string, number][] => {
      const kind = known[name]?.kind;
      if (kind === undefined || typeof value !== 'number') return [];
      return [[name, followsUnit(name, kind, unit) ? Number((value * MM_PER_INCH).toFixed(6)) : value]];
    }),
  );
};
