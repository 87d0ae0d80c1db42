import type { Plant } from '../board/index.ts';
import { perObject } from '../geometry/index.ts';
import { type Catalogue, catalogueForPlant, type Entry, entryForPlant } from '../template/index.ts';
import type { Fields } from '../values/index.ts';
import type { RequestedDimension, SizeTranslator } from './dimension-kinds.ts';
import { isTurned } from './dimension-type.ts';
import { findEntry } from './find-entry.ts';
import { isNoBox, type NoBox } from './problem.ts';
import { readNames } from './read-names.ts';
import type { RequestProfile } from './service-rules.ts';
import { type Settled, settleValues } from './settle.ts';

/** A question for a box, as it came from outside: nothing of it is checked. */
export interface Question {
  /** An id of the catalogue, or an entry. With own names also a FEFCO or ECMA code, or a whole name. */
  readonly template: string | Entry;
  /** Variables by name with unit, options `dimension_texts`, `overflow`, `overflow_margin`, `dimension_type`; choices with own names. */
  readonly values: unknown;
  /** `own`: unknown names are problems; sizes and unit (mm) have defaults. `service`: unknown names pass; sizes and unit are required. */
  readonly names: 'own' | 'service';
  /** Whose defaults and boards fill in what service names leave open. @defaultValue 'house' */
  readonly profile?: RequestProfile | undefined;
  /** Choices by name. Needed only when a template has a choice and a variable of the same name and both are given. */
  readonly choices?: Readonly<Record<string, string>> | undefined;
  /** Kind of the sizes; those of the template without it. Only for own names. */
  readonly sizes?: SizeTranslator | undefined;
  /** The plant that makes the box. @defaultValue that of the catalogue, or none */
  readonly plant?: Plant | undefined;
}

/** A box that can be made: all that its drawing needs. */
export interface AskedBox extends Settled {
  readonly entry: Entry;
  /** Sizes as the question gave them, where they were converted from another kind. Labels state them. */
  readonly requested: Readonly<Record<string, RequestedDimension>>;
}

/**
 * Answers a question: every door asks here. Total: whatever the question holds, the answer is a box, or the problems with values that work.
 * @throws Error for a template whose own defaults cannot be made.
 * @example
 * const answer = ask(catalogue, { template: 'becf-10101', values: { length: 1 }, names: 'own' });
 * isNoBox(answer) && answer.problems[0]!.message; // = 'length is 1 mm, below its minimum of 20 mm; 20 mm works.'
 */
export const ask = (
  catalogue: Catalogue,
  { template, values, names, profile, choices, sizes, plant }: Question,
): AskedBox | NoBox => {
  if (plant) {
    const own = typeof template === 'object' ? entryForPlant(template, plant) : template;
    return ask(catalogueForPlant(catalogue, plant), { template: own, values, names, profile, choices, sizes });
  }
  const base = findEntry(catalogue, template, names);
  if (isNoBox(base)) return base;
  const { plant: own } = base.template;
  if (own?.turned && isTurned(values))
    return ask(catalogue, { template: base, values, names, profile, choices, sizes, plant: turnedPlant(own) });
  if (names === 'service') {
    // The service has rules of its own plant.
    const box = settleValues(base, values as Fields, own ? 'house' : profile);
    return isNoBox(box) ? box : { entry: base, requested: {}, ...box };
  }
  const named = readNames(catalogue, base, values, choices, sizes);
  if (isNoBox(named)) return named;
  const { entry, variables, requested } = named;
  const box = settleValues(entry, variables);
  return isNoBox(box) ? box : { entry, requested, ...box };
};

/** The plant with its rows for turned flutes. */
const turnedPlant = perObject(({ turned, ...plant }: Plant): Plant => ({ ...plant, boards: turned!, isTurned: true }));
