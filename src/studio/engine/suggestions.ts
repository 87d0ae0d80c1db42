import { ask, catalogue, type Entry, isNoBox } from '../../entry/engine.ts';

/** The values suggested by the engine, in mm, degrees or pieces. */
export const suggestionsFor = (entry: Entry, given: Readonly<Record<string, number>>): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  const box = ask(catalogue, { template: entry, values: { unit: 'mm', ...given }, names: 'own' });
  for (const { suggestion } of isNoBox(box) ? box.problems : [])
    if (suggestion?.type === 'change_value') found.set(suggestion.name, suggestion.value);
  return found;
};
