import { templates } from '../../entry/catalogue.ts';
import { buildParts, catalogue, type Template } from '../../entry/engine.ts';
import { closureOf, mainId, resolve } from '../../template/index.ts';
import { cardPicture } from './card-picture.ts';
import { startingBoard } from './fits.ts';
import { titleOf } from './material-of.ts';
import type { Card } from './protocol/card.ts';

/** Every template by its main id, in the order of the catalogue. */
export const allCards = (): readonly Card[] => catalogue.templates.map(cardOf);

/** Those of the user's own templates, with their pictures. */
export const ownCards = (): readonly Card[] =>
  catalogue.templates.slice(templates.length).map((template) => {
    const card = cardOf(template);
    return { ...card, picture: `data:image/svg+xml,${encodeURIComponent(cardPicture(card.id, 'open'))}` };
  });

const cardOf = (template: Template): Card => {
  const entry = catalogue.find(mainId(template))!;
  const parts = buildParts(entry, resolve(template, {}, entry.id));
  return {
    ...titleOf(entry),
    group: entry.group.name,
    closure: closureOf(entry),
    glued: parts.some(({ blank, category }) => category === 'cover' || blank.joins.some(({ by }) => by === 'glue')),
    board: startingBoard(entry),
    choices: Object.keys(template.choices).length,
  };
};
