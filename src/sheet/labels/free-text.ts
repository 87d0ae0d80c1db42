import type { Box, Point } from '../../geometry/index.ts';
import { textWidth } from './glyphs.ts';
import type { LabelContext } from './label-context.ts';
import { SOLID } from './placed-boxes.ts';
import type { Label } from './types.ts';

/** Clear room around a text, in text heights. */
const ROOM = 0.4;

/** A text without arrows, with its height. */
export interface FreeText {
  readonly name: string;
  readonly value: string;
  /** Cap height in mm. */
  readonly height: number;
}

/** Half of the width and height that a text takes with the room around it, in mm. */
export const halfSize = ({ value, height }: FreeText): readonly [width: number, height: number] => [
  textWidth(value, height) / 2 + ROOM * height,
  (0.5 + ROOM) * height,
];

/** Puts a text at the first place where it touches neither a line nor another label; undefined when there is no such place. */
export const placeText = (text: FreeText, places: Iterable<Point>, context: LabelContext): Label | undefined => {
  const { name, value, height } = text;
  const [w, h] = halfSize(text);
  const { tried } = context;
  for (const [x, y] of places) {
    tried.clear();
    tried.add(x, y, 1, 0, w, h);
    if (context.hasLabel(tried, 0) || context.linesThrough(tried, 0) > 0) continue;
    context.placed.keep(tried, 0, 1, SOLID);
    const at: Point = [tried.left(0) + ROOM * height, tried.bottom(0) + ROOM * height];
    return { name, from: at, to: at, lines: [], arrows: [], text: { value, at, rotation: 0, height } };
  }
  return undefined;
};

/** Below a box, flush left, ever further down. */
export function* belowBox({ left, bottom }: Box, text: FreeText): Generator<Point, never> {
  const [w, h] = halfSize(text);
  for (let k = 0; ; k++) yield [left + w, bottom - h * (1 + k * (1 + k / 16))];
}
