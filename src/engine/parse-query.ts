import { findBoard } from './boards.ts';

/** A search: its words, and the sizes and the board that stood among them. */
export interface BoxQuery {
  readonly words: string;
  /** Length and width, or length, width and height, in mm. */
  readonly sizes?: readonly number[];
  /** Thickness of the board in mm. */
  readonly material?: number;
  /** Kind of the sizes, if the text names one. */
  readonly basis?: 'inside' | 'outside';
}

const UNITS: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  m: 1000,
  毫米: 1,
  厘米: 10,
  in: 25.4,
  inch: 25.4,
  inches: 25.4,
  '"': 25.4,
  '″': 25.4,
};

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)\s*(mm|cm|毫米|厘米|inches|inch|in|m|"|″)?`;
const TIMES = String.raw`\s*(?:x|×|\*|by)\s*`;
const SIZES = new RegExp(String.raw`(?<![\w.,])${NUMBER}${TIMES}${NUMBER}(?:${TIMES}${NUMBER})?(?![\w.])`, 'i');
/** Three numbers of two digits and more, without signs between them. One digit may be a name (1-2-3 bottom), a leading zero a code. */
const SPACED = /(?<![\w.,])([1-9]\d{1,3})()\s+([1-9]\d{1,3})()\s+([1-9]\d{1,3})(?:\s*(mm|cm|毫米|厘米))?(?![\w.])/i;
/** Letters of a flute beside the word for it, in the languages of the studio. */
const FLUTE =
  /(?:(?<!\w)in\s+)?(?<!\w)([a-z]{1,2})[ -]?(?:flute|welle|golf|dalga|瓦?楞)(?!\w)|(?<!\w)(?:cannelure|canal|onda)[ -]([a-z]{1,2})(?!\w)/i;

/** The beginning of a sentence about a box, and the format at its end. */
const LEAD = /^(?:(?:an?|my|the)\s+)?(?:box|carton|packaging)\s+for\s+(?:(?:an?|my|the)\s+)?/i;
const FORMAT = /(?<![\p{L}\d])(?:dxf|svg|pdf|cf2)(?![\p{L}\d])/giu;

const INSIDE = 'inside|inner|internal|innen|intérieure?|interior|binnen|iç|内';
const OUTSIDE = 'outside|outer|external|außen|aussen|extérieure?|exterior|buiten|dış|外';
const BASIS = new RegExp(String.raw`(?<![\p{L}\d])(?:(${INSIDE})|(?:${OUTSIDE}))(?![\p{L}\d])`, 'iu');

/** Removes the commas that removed parts leave. */
const tidyWords = (text: string): string =>
  text
    .replace(/(^|\s)[,;:]+|[,;:]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Takes sizes and a flute out of a text: `mug 9 × 9 × 11 cm`, `0427 300x200x80 b flute`. The last unit counts for the numbers
 * before it that have none.
 * @example
 * parseQuery('mug 9 × 9 × 11 cm'); // = { words: 'mug', sizes: [90, 90, 110] }
 */
export const parseQuery = (text: string): BoxQuery => {
  const found = SIZES.exec(text) ?? SPACED.exec(text);
  const withoutSizes = found ? text.replace(found[0], ' ') : text;
  const flute = FLUTE.exec(withoutSizes);
  const board = flute && findBoard(flute[1] ?? flute[2]!);
  const withoutBoard = flute && board ? withoutSizes.replace(flute[0], ' ') : withoutSizes;
  // Without a size these words may be part of a name.
  const basis = found && BASIS.exec(withoutBoard);
  const withoutBasis = basis ? withoutBoard.replace(basis[0], ' ') : withoutBoard;
  const rest = found ? withoutBasis.replace(FORMAT, ' ').trim() : withoutBoard;
  return {
    words: tidyWords(rest.replace(LEAD, '')),
    ...(found && { sizes: sizesOf(found) }),
    ...(board && { material: board.thickness }),
    ...(basis && { basis: basis[1] ? 'inside' : 'outside' }),
  };
};

const sizesOf = (found: RegExpExecArray): number[] => {
  const pairs = [1, 3, 5].flatMap((k) => (found[k] === undefined ? [] : [{ number: found[k], unit: found[k + 1] }]));
  const last = pairs.findLast(({ unit }) => unit)?.unit ?? 'mm';
  return pairs.map(({ number, unit }) =>
    Number((Number(number.replace(',', '.')) * UNITS[(unit || last).toLowerCase()]!).toFixed(6)),
  );
};

/** A text without its sizes. */
export const withoutSizes = (text: string): string =>
  text.replace(SIZES, ' ').replace(SPACED, ' ').replace(/\s+/g, ' ').trim();
