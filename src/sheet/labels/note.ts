import type { Box, Point } from '../../geometry/index.ts';
import { sizeOf } from '../measure.ts';
import { type FreeText, halfSize, placeText } from './free-text.ts';
import { textWidth } from './glyphs.ts';
import type { LabelContext } from './label-context.ts';
import type { Label } from './types.ts';

/** Widths tried for the rows of a note, as shares of the width of the drawing. */
const WIDTHS = [1, 0.5, 0.25] as const;

/** Factor from one text height to the next, and the least share of the least height before a drawing may become larger. */
const [SHRINK_FACTOR, MIN_SHARE] = [0.8, 0.1] as const;

/** Steps of the search downwards, in half text heights; and across a drawing and up, in shares of its sides. */
const [DOWN_STEPS, SIDE_STEPS] = [16, 8] as const;

/**
 * Writes a note in one row or several below a drawing, or where that has no room, in it or beside it.
 * @param heights the usual text height and the least one, in mm.
 */
export const writeNote = (
  name: string,
  value: string,
  [usual, least]: readonly [usual: number, least: number],
  whole: Box,
  context: LabelContext,
): readonly Label[] => {
  const width = sizeOf(whole).width;
  const write = (height: number, places: typeof placesOutside): readonly Label[] | undefined => {
    for (const share of WIDTHS) {
      const text: FreeText = { name, rows: rowsOf(value, share * width, height), height, rotation: 0 };
      const found = placeText(text, places(whole, text), context);
      if (found) return found;
    }
    return undefined;
  };
  for (let height = usual; height >= least; height *= SHRINK_FACTOR) {
    const found = write(height, placesOutside);
    if (found) return found;
  }
  for (let height = usual; ; height *= SHRINK_FACTOR) {
    if (height < MIN_SHARE * least) context.room.lift();
    const found = write(height, placesAround) ?? write(height, placesOutside);
    if (found) return found;
  }
};

/** Breaks a text between its words. A longer word has a row of its own. */
const rowsOf = (value: string, width: number, height: number): readonly string[] => {
  const rows: string[] = [];
  for (const word of value.split(' ')) {
    const longer = `${rows.at(-1)} ${word}`;
    if (rows.length && textWidth(longer, height) <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
};

/** Below a box, flush left, ever further down; then to the right of it. */
function* placesOutside({ left, bottom, right, top }: Box, text: FreeText): Generator<Point> {
  const [w, h] = halfSize(text);
  for (let k = 0; k < DOWN_STEPS; k++) yield [left + w, bottom - h - (k * text.height) / 2];
  for (const y of [bottom + h, (bottom + top) / 2, top - h]) yield [right + w, y];
}

/** In a box and around it, from the bottom to the top. */
function* placesAround({ left, bottom, right, top }: Box, text: FreeText): Generator<Point> {
  const [w, h] = halfSize(text);
  for (let up = 0; up <= SIDE_STEPS; up++)
    for (let across = 0; across <= SIDE_STEPS; across++)
      yield [
        left - w + ((right - left + 2 * w) * across) / SIDE_STEPS,
        bottom - h + ((top - bottom + 2 * h) * up) / SIDE_STEPS,
      ];
}
