import type { Point } from '../../geometry/index.ts';
import { TEXT_CLEARANCE } from './captions.ts';
import { textWidth } from './glyphs.ts';
import { type Label, type LabelContext, SOLID, textLabel } from './label-context.ts';

/** From one row to the next, in text heights. */
const ROW = 1.6;

/** A text without arrows, in one row or several, with its height. */
export interface FreeText {
  readonly name: string;
  readonly rows: readonly string[];
  /** Cap height in mm. */
  readonly height: number;
  /** 90 for a text that reads from the right. */
  readonly rotation: 0 | 90;
}

/** Half of the width and height that a text takes with the room around it, in mm. */
export const halfSize = ({ rows, height, rotation }: FreeText): readonly [width: number, height: number] => {
  const along = Math.max(...rows.map((row) => textWidth(row, height))) / 2 + TEXT_CLEARANCE * height;
  const across = (0.5 + TEXT_CLEARANCE + ((rows.length - 1) * ROW) / 2) * height;
  return rotation === 0 ? [along, across] : [across, along];
};

/** Puts a text where it touches no line or label and the drawing stays small enough. Returns a label for each row, or undefined. */
export const placeText = (text: FreeText, places: Iterable<Point>, context: LabelContext) => {
  const { name, rows, height, rotation } = text;
  const [w, h] = halfSize(text);
  const { tried } = context;
  for (const [x, y] of places) {
    tried.clear();
    tried.add(x, y, 1, 0, w, h);
    if (!context.room.has(tried, 0, 0) || context.hasLabel(tried, 0) || context.linesThrough(tried, 0, 1) > 0) continue;
    context.placed.keep(tried, 0, 1, SOLID);
    context.room.take(tried, 0, 0);
    return rows.map((value, row): Label => {
      const along = TEXT_CLEARANCE * height;
      const across = (TEXT_CLEARANCE + 1 + row * ROW) * height;
      const [left, bottom] = [tried.left(0), tried.bottom(0)];
      const at: Point = rotation === 0 ? [left + along, tried.top(0) - across] : [left + across, bottom + along];
      return textLabel(name, value, at, height, rotation);
    });
  }
  return undefined;
};
