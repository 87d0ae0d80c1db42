import { chosenPlants, type Plant } from '../board/index.ts';
import more from './more-plants.json' with { type: 'json' };

// By itself: the first drawing of the studio needs the tables, but not what reads those of a user.

/** The tables of plants that no template offers as a choice. */
export const morePlants = more as unknown as Readonly<Record<string, Plant>>;

export const builtInPlants: Readonly<Record<string, Plant>> = { ...chosenPlants, ...morePlants };

export const plantNames: readonly string[] = Object.keys(builtInPlants);
