import { catalogue, drawOne, type Entry } from '../../entry/engine.ts';
import { errorsOf } from './errors-of.ts';

/** The values suggested by the engine, in mm, degrees or pieces. */
export const suggestionsFor = (entry: Entry, given: Readonly<Record<string, number>>): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  try {
    drawOne(catalogue, entry, { unit: 'mm', ...given });
  } catch (error) {
    for (const { suggestion } of errorsOf(error))
      if (suggestion?.type === 'change_value') found.set(suggestion.name, suggestion.value);
  }
  return found;
};
