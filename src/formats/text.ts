import { type Box, emptyBox, type GrowingBox, growBoxTo } from '../geometry/index.ts';
import { CAP, type Label, textWidth } from '../sheet/index.ts';

/** A text on one line: control characters and line breaks, which no format can hold, become one space; invalid ones become U+FFFD. */
export const oneLine = (text: string): string =>
  text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').replace(/[\p{Surrogate}\ufffe\uffff]/gu, '\ufffd');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text on one line, between XML tags or in double quotes. */
export const xmlText = (text: string): string =>
  PLAIN.test(text) ? text : oneLine(text).replace(/[&<>"]/g, (c) => entities[c]!);

/** ASCII text that needs no escaping. */
const PLAIN = /^[ !#-%'-;=?-~]*$/;

/** Average advance of a character of Helvetica in ems, a safe upper bound. */
const CHARACTER_WIDTH = 0.65;

/** Estimated length of a text, in the unit of its cap height; a safe upper bound. */
export const textLength = (text: string, capHeight: number): number =>
  (text.length * CHARACTER_WIDTH * capHeight) / CAP;

export const labelBox = (label: Label): Box => {
  const box = emptyBox();
  growBoxToLabel(box, label);
  return box;
};

export const growBoxToLabel = (box: GrowingBox, { lines, arrows, text }: Label): void => {
  const { at, height } = text;
  const long = textWidth(text.value, height);
  // Descenders reach a third of the cap height below the base line.
  const low = height / 3;
  if (text.rotation === 0) {
    growBoxTo(box, at[0], at[1] - low);
    growBoxTo(box, at[0] + long, at[1] + height);
  } else {
    growBoxTo(box, at[0] + low, at[1]);
    growBoxTo(box, at[0] - height, at[1] + long);
  }
  for (const line of lines) for (const p of line) growBoxTo(box, p[0], p[1]);
  for (const arrow of arrows) for (const p of arrow) growBoxTo(box, p[0], p[1]);
};
