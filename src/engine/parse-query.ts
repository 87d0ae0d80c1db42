import { formatNames } from '../formats/index.ts';
import { MM_PER_UNIT, parseQuantity, withFractions } from '../values/index.ts';
import { boardNamed, findBoard } from './boards.ts';
import words from './query-words.json' with { type: 'json' };

/** A search: its words, and the sizes and the board that stood among them. */
export interface BoxQuery {
  readonly words: string;
  /** Length and width, or length, width and height, in mm. */
  readonly sizes?: readonly number[];
  /** Unit of the text, if it is not metric. */
  readonly unit?: 'in';
  /** Thickness of the board in mm. */
  readonly material?: number;
  /** Kind of the sizes, if the text names one. */
  readonly basis?: 'inside' | 'outside';
}

const UNITS = Object.keys(MM_PER_UNIT).join('|');
const NUMBER = String.raw`(\d+(?:[.,]\d+|(?:[ -]+\d+)?\/[1-9]\d*)?)\s*(${UNITS})?`;
const TIMES = String.raw`\s*(?:x|×|\*|by)\s*`;
const SIZES = new RegExp(String.raw`(?<![\w.,/])${NUMBER}${TIMES}${NUMBER}(?:${TIMES}${NUMBER})?(?![\w.])`, 'i');
/** Three numbers of two digits and more, without signs between them. One digit may be a name (1-2-3 bottom), a leading zero a code. */
const SPACED = /(?<![\w.,])([1-9]\d{1,3})()\s+([1-9]\d{1,3})()\s+([1-9]\d{1,3})(?:\s*(mm|cm|毫米|厘米))?(?![\w.])/i;

/** Sizes with the letters or names of the trade: `L=12 W=8 H=6`, `length: 300, width: 200, depth: 80`. */
const LETTERED =
  /(?<![\p{L}\d])l(?:ength)?\s*[=:]\s*(\d[^=:]*?)[\s,;]+(?:w(?:idth)?|b)\s*[=:]\s*(\d[^=:]*?)[\s,;]+(?:h(?:eight)?|d(?:epth)?)\s*[=:]\s*(\d\S*)/iu;

/** Words of sizes and boards by language. */
const languages = Object.values(words);

/** Letters of a flute beside the word for it. */
const FLUTE_WORDS = languages.flatMap(({ flute }) => flute).join('|');
const FLUTE = new RegExp(
  String.raw`(?:(?<!\w)in\s+)?(?<!\w)([a-z]{1,3})[ -]?(?:${FLUTE_WORDS})(?!\w)|(?<!\w)(?:${FLUTE_WORDS})[ -]([a-z]{1,3})(?![\p{L}\d])`,
  'iu',
);

/** A flute that is usual for boxes, right after the sizes, without a word for it. */
const BARE_FLUTE = /^[\s,]+([bcef]|eb|be|bc|cb)(?![\p{L}\d-])/iu;

/** A board by the other names of the trade: `16pt`, `SBS 12pt`, `32ECT`, `board=C`. */
const BOARD =
  /(?<![\p{L}\d])(?:(?:board|flute|material)\s*[=:]\s*([a-z]{1,3}|[a-z]+\d?\s+\d+)(?![\p{L}\d])|((?:(?:gc[12]|sbs|kraft)\s+)?\d+\s*pt|\d\d\s*ect)(?![\p{L}\d]))/iu;

/** Takes a board out of the texts before and after the sizes. */
const takeBoard = (before: string, after: string) => {
  const all = `${before} ${after}`;
  const bare = BARE_FLUTE.exec(after);
  for (const found of [FLUTE.exec(all), BOARD.exec(all)]) {
    const name = found?.[1] ?? found?.[2];
    const board = name && boardNamed(name).board;
    if (found && board) return { rest: all.replace(found[0], ' '), board };
  }
  return bare ? { rest: `${before} ${after.slice(bare[0].length)}`, board: findBoard(bare[1]!) } : { rest: all };
};

/** The beginning of a sentence about a box, and the format at its end. */
const LEAD = /^(?:(?:an?|my|the)\s+)?(?:box|carton|packaging)\s+for\s+(?:(?:an?|my|the)\s+)?/i;
const FORMAT = new RegExp(String.raw`(?<![\p{L}\d])(?:${formatNames.join('|')})(?![\p{L}\d])`, 'giu');

const [inside, outside] = (['inside', 'outside'] as const).map((basis) =>
  languages.flatMap((own) => own[basis]).join('|'),
);
const BASIS = new RegExp(String.raw`(?<![\p{L}\d])(?:(${inside})|(?:${outside}))(?![\p{L}\d])`, 'iu');

/** Digits, letters, signs and units of Japanese and Chinese keyboards: `９×９×１１㎝`. */
const WIDE = /[\uFF01-\uFF5E\u3000㎜㎝]/gu;

/** Removes the commas that removed parts leave. */
const tidyWords = (text: string): string =>
  text
    .replace(/(^|\s)[,;:]+|[,;:]+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Takes sizes and a flute out of a text: `mug 9 × 9 × 11 cm`, `0427 300x200x80 b flute`, `3 1/2 x 2 in`. The last unit counts for the numbers
 * before it that have none.
 * @example
 * parseQuery('mug 9 × 9 × 11 cm'); // = { words: 'mug', sizes: [90, 90, 110] }
 */
export const parseQuery = (query: string): BoxQuery => {
  const narrow = withFractions(query).replace(WIDE, (character) => character.normalize('NFKC'));
  const text = narrow.replace(LETTERED, '$1 x $2 x $3');
  const found = SIZES.exec(text) ?? SPACED.exec(text);
  const end = found ? found.index + found[0].length : text.length;
  const { rest: withoutBoard, board } = takeBoard(text.slice(0, found?.index), text.slice(end));
  // Without a size these words may be part of a name.
  const basis = found && BASIS.exec(withoutBoard);
  const withoutBasis = basis ? withoutBoard.replace(basis[0], ' ') : withoutBoard;
  const rest = found ? withoutBasis.replace(FORMAT, ' ').trim() : withoutBoard;
  return {
    words: tidyWords(rest.replace(LEAD, '')),
    ...(found && sizesOf(found)),
    ...(board && { material: board.thickness }),
    ...(basis && { basis: basis[1] ? 'inside' : 'outside' }),
  };
};

const sizesOf = (found: RegExpExecArray): Pick<BoxQuery, 'sizes' | 'unit'> => {
  const pairs = [1, 3, 5].flatMap((k) => (found[k] === undefined ? [] : [{ number: found[k], unit: found[k + 1] }]));
  // Nobody writes fractions of millimetres.
  const usual = pairs.some(({ number }) => number.includes('/')) ? 'in' : 'mm';
  const last = pairs.findLast(({ unit }) => unit)?.unit ?? usual;
  const mmOf = (unit: string): number => MM_PER_UNIT[unit.toLowerCase()]!;
  const sizes = pairs.map(({ number, unit }) =>
    Number((parseQuantity(number.replace(',', '.'))!.value * mmOf(unit || last)).toFixed(6)),
  );
  // Metric units are whole millimetres; feet are shown in inches.
  const isMetric = pairs.some(({ unit }) => Number.isInteger(mmOf(unit || last)));
  return { sizes, ...(!isMetric && { unit: 'in' }) };
};

const NO_UNIT = new RegExp(
  String.raw`\d+(?:[.,]\d+)?(?:\s*[x×*]\s*\d+(?:[.,]\d+)?)+(?!\d|[.,]\d|\s*(?:[x×*]|(?:${UNITS})(?!\p{Script=Latin})))`,
  'iu',
);

/** The text with its sizes without a unit, which count as millimetres, in centimetres. Undefined for a text without such sizes. */
export const inCentimetres = (text: string): string | undefined =>
  NO_UNIT.test(text) ? text.replace(NO_UNIT, '$& cm') : undefined;

export const withoutSizes = (text: string): string =>
  text.replace(SIZES, ' ').replace(SPACED, ' ').replace(/\s+/g, ' ').trim();
