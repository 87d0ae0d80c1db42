import { catalogue, type Entry, mainId, resolve } from '../../entry/engine.ts';
import { closureOf } from './closure.ts';
import type { Card, Material } from './protocol.ts';

const MATERIALS: Readonly<Record<Entry['group']['category'], Material>> = {
  Cartons: 'carton',
  'Corrugated Cardboards': 'corrugated',
  'Hard Cardboards': 'rigid',
};

export const materialOf = ({ group }: Pick<Entry, 'group'>): Material => MATERIALS[group.category];

/** The blanks of an entry at its usual sizes. */
const usualParts = ({ template, id }: Entry) => {
  const { values, chosen } = resolve(template, {}, id);
  return template.build(values, chosen);
};

/** Every template by its main id, in the order of the catalogue. */
export const allCards = (): readonly Card[] =>
  catalogue.templates.map((template): Card => {
    const entry = catalogue.find(mainId(template))!;
    const parts = usualParts(entry);
    const { fefco, ecma } = entry.code;
    return {
      id: entry.id,
      name: template.name,
      about: template.about,
      group: entry.group.name,
      material: materialOf(entry),
      closure: closureOf(entry, parts),
      glued: parts.some(({ blank, category }) => category === 'cover' || blank.joins.some(({ by }) => by === 'glue')),
      ...(fefco && { fefco }),
      ...(ecma && { ecma }),
      choices: Object.keys(template.choices).length,
    };
  });
