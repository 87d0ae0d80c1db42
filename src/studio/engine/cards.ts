import { drawBox } from '../../engine/index.ts';
import { templates } from '../../entry/catalogue.ts';
import { buildParts, catalogue, type Drawing, extent, type Template } from '../../entry/engine.ts';
import {
  foldedSvg,
  LONG_SIDE_PIXELS,
  mesh,
  PICTURE_MARGIN,
  snapshot,
  surfaceExtent,
  USUAL_VIEW,
  VIEW_FROM_BELOW,
  viewAxes,
} from '../../fold/index.ts';
import { closureOf, mainId, resolve } from '../../template/index.ts';
import { drawQuestion } from './box.ts';
import { startingBoard } from './fits.ts';
import { panelOf, pathsByType } from './flat-drawing.ts';
import { halfOpen } from './half-open.ts';
import type { BoxQuestion } from './protocol/box.ts';
import type { Card, CardMoment } from './protocol/card.ts';
import { titleOf } from './title-of.ts';

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

/** A picture of a box at its usual sizes, as SVG. Throws Error for an unknown id. */
export const cardPicture = (id: string, moment: CardMoment): string => {
  const entry = catalogue.find(id);
  if (!entry) throw new Error(catalogue.missing(id));
  const drawing = drawBox(entry, resolve(entry.template, {}, entry.id));
  if (moment === 'flat') return flatSvg(drawing);
  const { at, fromBelow } = halfOpen(entry);
  return foldedSvg(drawing.parts, moment === 'open' ? at : 1, fromBelow ? { view: VIEW_FROM_BELOW } : {});
};

/** The closed box as SVG, with its size in mm as it is seen. @throws Error for values that cannot be made. */
export const closedPicture = (question: BoxQuestion) => {
  const { parts } = drawQuestion(question).drawing;
  const { min, max } = surfaceExtent(snapshot(mesh(parts)), viewAxes(parts, USUAL_VIEW));
  const [width, height] = [max[0] - min[0], max[1] - min[1]];
  const margin = (PICTURE_MARGIN * Math.max(width, height)) / LONG_SIDE_PIXELS;
  return { svg: foldedSvg(parts), width: width + 2 * margin, height: height + 2 * margin };
};

/** Colour of the board in folded pictures, visible on light and dark backgrounds. */
const BOARD = '#f8f1e4';
const LINE = '#57452f';

const flatSvg = (drawing: Drawing): string => {
  const { left, top, right, bottom } = extent(drawing.dieline);
  const [width, height] = [right - left, top - bottom];
  // Lines have the width of those in folded pictures.
  const pixel = Math.max(width, height) / LONG_SIDE_PIXELS;
  const { parts } = drawing;
  const board = parts.flatMap((part) => part.sheet.map((placed) => panelOf(parts, part, placed).path)).join('');
  const { crease = '', ...others } = pathsByType(drawing);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[left - 2 * pixel, -top - 2 * pixel, width + 4 * pixel, height + 4 * pixel].join(' ')}">`,
    `<path d="${board}" fill="${BOARD}"/>`,
    `<g fill="none" stroke="${LINE}" stroke-width="${1.6 * pixel}" stroke-linejoin="round">`,
    `<path d="${Object.values(others).join('')}"/>`,
    `<path d="${crease}" stroke-dasharray="${6 * pixel} ${4 * pixel}" stroke-opacity=".7"/>`,
    '</g></svg>',
  ].join('');
};
