import { type Box, boxAround, type Point } from '../geometry/index.ts';
import { CAP, type Label } from '../sheet/index.ts';

/**
 * A text on one line: control characters and line breaks, which no format can
 * hold in a line of text, become one space; what is not a character becomes U+FFFD.
 */
export const oneLine = (text: string): string =>
  text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').replace(/[\p{Surrogate}\ufffe\uffff]/gu, '\ufffd');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text on one line, between XML tags or in double quotes. */
export const xmlText = (text: string): string => oneLine(text).replace(/[&<>"]/g, (c) => entities[c]!);

/** Room a character of Helvetica takes on average, in ems, on the safe side. */
const CHARACTER_WIDTH = 0.65;

/** About how long a text is, in the unit of its cap height; on the safe side. */
export const textLength = (text: string, capHeight: number): number =>
  (text.length * CHARACTER_WIDTH * capHeight) / CAP;

/** Everything a label covers, its text by estimate, and what `start` covers. */
export const labelBox = ({ lines, arrows, text }: Label, start: Box): Box => {
  const long = textLength(text.value, text.height);
  const [x, y] = text.at;
  // Descenders reach a third of the cap height below the base line.
  const low = text.height / 3;
  const corners: Point[] =
    text.rotation === 0
      ? [
          [x, y - low],
          [x + long, y + text.height],
        ]
      : [
          [x + low, y],
          [x - text.height, y + long],
        ];
  let box = boxAround(corners, start);
  for (const line of lines) box = boxAround(line, box);
  for (const arrow of arrows) box = boxAround(arrow, box);
  return box;
};
