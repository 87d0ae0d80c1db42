import { type Allowance, allowanceAt, type Plant, plantRow } from '../board/index.ts';
import { mapValues, perObject } from '../geometry/index.ts';
import { type Catalogue, checkedCatalogue } from './catalogue.ts';
import { deferred } from './deferred.ts';
import type { Lengths } from './length.ts';
import type { Entry, Template } from './template.ts';
import type { Choices } from './variant.ts';

/**
 * A template that a plant may draw by its own allowances.
 * @param make - makes it, for a plant or for none.
 * @param forPlant - makes it for a plant; undefined for a plant that it does not follow.
 */
export const plantable = (
  make: (plant?: Plant) => Template,
  forPlant: (plant: Plant) => Template | undefined = make,
): Template => ({ ...make(), forPlant });

/** Choices with the scores that are usual in a plant first. */
export const plantScores = <const C extends Choices>(plant: Plant | undefined, choices: C): C => {
  const own = plant?.scores;
  const { scores } = choices;
  if (!own || !scores?.includes(own)) return choices;
  return { ...choices, scores: [own, ...scores.filter((one) => one !== own)] };
};

/** What a plant states for a variable of a template, in mm; undefined where it leaves it to the template. */
export const plantVariable = (
  { plant, followsPlant, group, choices }: Pick<Template, 'plant' | 'followsPlant' | 'group' | 'choices'>,
  name: string,
  size: Readonly<Record<string, number>>,
): number | undefined => {
  if (!plant) return undefined;
  const board = boards.find((one) => group.startsWith(`${one}_`));
  const { glueFlap: glue_flap, tuck: tuck_flap } = plant.carton ?? {};
  const usual: Readonly<Record<string, Allowance | undefined>> | undefined = board && {
    ...(board === 'cartons' && { glue_flap, tuck_flap }),
    ...plant.usual?.[board],
  };
  const stated = usual?.[name] ?? (TUCKS.has(name) ? usual?.tuck_flap : undefined);
  if (stated !== undefined) return allowanceAt(stated, size.material!);
  if (board === 'cartons' || !followsPlant) return undefined;
  const { slot, joint } = plantRow(plant, size.material!);
  if (name === 'slot_width') return choices.scores && slot;
  if (name !== 'glue_flap' || !joint) return undefined;
  const { width, small = width, smallUnder = 250 } = joint;
  return Math.max(size.length!, size.width!) < smallUnder ? small : width;
};

/** Kinds of board with usual values of a plant. */
const boards = ['cartons', 'corrugated'] as const;

const TUCKS: ReadonlySet<string> = new Set(['top_tuck_flap', 'bottom_tuck_flap']);

const madeFor = (template: Template, plant: Plant): Template => {
  const made = template.forPlant?.(plant);
  const { forPlant = () => undefined, calibrated } = template;
  const own: Template = {
    ...(made ?? template),
    ...(calibrated && { calibrated }),
    ...{ plant, followsPlant: made !== undefined, forPlant },
  };
  return {
    ...own,
    options: (size, chosen) => {
      const options: Lengths = own.options(size, chosen);
      return mapValues(options, (length, name) => {
        const stated = plantVariable(own, name, size);
        return stated === undefined ? length : { ...length, value: Math.max(length.min, Math.min(stated, length.max)) };
      });
    },
  };
};

/** What is made for a plant is kept as long as the plant and what it is made of. */
const madeBy = perObject((plant: Plant) => ({
  template: perObject((template: Template) => madeFor(template, plant)),
  catalogue: perObject(({ templates }: Catalogue) =>
    checkedCatalogue(
      templates.map((one) => deferred(one.ids.named, one.ids.prefix, () => templateForPlant(one, plant))),
    ),
  ),
}));

/** A template as a plant makes it: walls, depth and flaps by its table, its slots, joints and tucks as usual values. */
export const templateForPlant = (template: Template, plant: Plant): Template =>
  template.plant === plant ? template : madeBy(plant).template(template);

/** An entry as a plant makes it. */
export const entryForPlant = (entry: Entry, plant: Plant): Entry =>
  entry.template.plant === plant
    ? entry
    : (checkedCatalogue([templateForPlant(entry.template, plant)]).find(entry.id) ?? entry);

/**
 * A catalogue whose boxes a plant makes. Whatever asks it follows the plant: drawings, sizes, searches and checks.
 * @example
 * const own = catalogueForPlant(catalogue, plant('recommended'));
 * drawOne(own, '0201', { length: 300, width: 200, height: 250 }).size.width; // = 1039
 */
export const catalogueForPlant = (catalogue: Catalogue, plant: Plant): Catalogue => madeBy(plant).catalogue(catalogue);
