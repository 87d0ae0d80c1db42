import type { Catalogue } from '../../template/index.ts';
import { type Recognition, ROUNDING } from './fit-listed.ts';

/**
 * Names one of several ids that draw the same, and the others beside it: the one with the fewest changed settings, and of those the
 * first of the catalogue.
 * @param best the nearest of them. @param alike the others, each with as few differences.
 */
export const plainest = (best: Recognition, alike: readonly Recognition[], catalogue: Catalogue): Recognition => {
  const placeOf = ({ id }: Recognition): number => {
    const place = catalogue.entries.findIndex((entry) => entry.id === id);
    return place < 0 ? catalogue.entries.length : place;
  };
  const settings = ({ changed }: Recognition): number => Object.keys(changed).length;
  const named = [best, ...alike]
    .filter(({ deviation }) => deviation <= best.deviation + ROUNDING)
    .map((one) => ({ one, settings: settings(one), place: placeOf(one) }))
    .sort((a, b) => a.settings - b.settings || a.place - b.place)[0]!.one;
  const others = [best, ...alike].filter((one) => one !== named);
  return {
    ...named,
    scale: best.scale,
    alike: others.map(({ id, values, changed }) => ({ id, values, changed })),
  };
};
