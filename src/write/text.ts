import { type Box, boxAround, EMPTY_BOX, type Point } from '../geometry/index.ts';
import { CAP, type Label } from '../sheet/index.ts';

/**
 * A text on one line: control characters and line breaks, which no format can
 * hold in a line of text, become one space; what is not a character becomes U+FFFD.
 */
export const oneLine = (text: string): string =>
  text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').replace(/[\p{Surrogate}\ufffe\uffff]/gu, '\ufffd');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text on one line, between XML tags or in double quotes. */
export const xmlText = (text: string): string =>
  PLAIN.test(text) ? text : oneLine(text).replace(/[&<>"]/g, (c) => entities[c]!);

/** Stands in XML as it is. */
const PLAIN = /^[ !#-%'-;=?-~]*$/;

/** Room a character of Helvetica takes on average, in ems, on the safe side. */
const CHARACTER_WIDTH = 0.65;

/** About how long a text is, in the unit of its cap height; on the safe side. */
export const textLength = (text: string, capHeight: number): number =>
  (text.length * CHARACTER_WIDTH * capHeight) / CAP;

/** Everything a label covers, its text by estimate, and what `start` covers. */
export const labelBox = ({ lines, arrows, text }: Label, start = EMPTY_BOX): Box => {
  const long = textLength(text.value, text.height);
  const [x, y] = text.at;
  // Descenders reach a third of the cap height below the base line.
  const low = text.height / 3;
  const points: Point[] =
    text.rotation === 0
      ? [
          [x, y - low],
          [x + long, y + text.height],
        ]
      : [
          [x + low, y],
          [x - text.height, y + long],
        ];
  for (const [from, to] of lines) points.push(from, to);
  for (const [tip, left, right] of arrows) points.push(tip, left, right);
  return boxAround(points, start);
};
