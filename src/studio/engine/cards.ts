import { buildParts, catalogue } from '../../entry/engine.ts';
import { closureOf, mainId, resolve } from '../../template/index.ts';
import { startingBoard } from './fits.ts';
import { titleOf } from './material-of.ts';
import type { Card } from './protocol/card.ts';

/** Every template by its main id, in the order of the catalogue. */
export const allCards = (): readonly Card[] =>
  catalogue.templates.map((template): Card => {
    const entry = catalogue.find(mainId(template))!;
    const parts = buildParts(entry, resolve(template, {}, entry.id));
    const board = startingBoard(entry);
    return {
      ...titleOf(entry),
      group: entry.group.name,
      closure: closureOf(entry),
      glued: parts.some(({ blank, category }) => category === 'cover' || blank.joins.some(({ by }) => by === 'glue')),
      ...(board !== undefined && { board }),
      choices: Object.keys(template.choices).length,
    };
  });
