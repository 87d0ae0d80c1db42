import { type Length, type Problem, parseQuantity } from '../entry/engine.ts';
import { MM_PER_INCH, roundTo } from '../entry/inside.ts';
import { shorten } from './describe.ts';

/** A value in the unit of the request. `readAs` is set when the text was interpreted. */
export interface ReadValue {
  readonly value: unknown;
  readonly readAs?: string;
}

const EXAMPLES = { length: '60, 60.5, 6cm or 2 1/2in', angle: '45 or 45°', integer: '3' } as const;

/** A number, and the text after it. */
const BEGUN = /^([+-]?\d+(?:[.,]\d{1,2})?)(?![.,]?\d)(.*)$/;

/** After a number: another unit or a weight, or a part of the number. The number alone would be another length. */
const OTHER = /^\s*([dkµμu]m|p[tcx]|yd|g|gsm|kg|feet|foot|['′])(?![a-z])|[\d¼½¾⅓⅔⅛⅜⅝⅞]/i;

export const parseValue = (name: string, text: string, { kind }: Pick<Length, 'kind'>, unit: 'mm' | 'in') => {
  const thousands = /^(\d+),(\d{3})$/.exec(text);
  if (thousands)
    return {
      message: `${name}=${text} may mean ${Number(thousands[1])} or ${thousands[1]}${thousands[2]}. Write one of them.`,
    };
  const quantity = parseQuantity(text);
  if (!quantity || (quantity.mm !== undefined && kind !== 'length') || (quantity.degrees && kind !== 'angle'))
    return misread(name, text, kind);
  const { value, mm } = quantity;
  const inMm = unit === 'mm' || name === 'material';
  const inUnit = mm === undefined ? value : roundTo((value * mm) / (inMm ? 1 : MM_PER_INCH), 9);
  if (/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) return { value: inUnit };
  const shown =
    kind === 'length' ? `${roundTo(inUnit, 4)} ${inMm ? 'mm' : 'in'}` : `${inUnit}${kind === 'angle' ? '°' : ''}`;
  return { value: inUnit, readAs: shown };
};

const misread = (name: string, text: string, kind: Length['kind']): Problem => {
  const message = `${name} cannot be ${shorten(text)}. Write a number such as ${EXAMPLES[kind]}.`;
  const [, start, rest = ''] = BEGUN.exec(text) ?? [];
  const value = Number(start?.replace(',', '.'));
  if (!Number.isFinite(value) || OTHER.test(rest)) return { message };
  return { message, suggestion: { type: 'change_value', name, value } };
};

const YES = ['true', 'yes', 'on', '1'];
const NO = ['false', 'no', 'off', 'none', '0'];

export const parseSwitchWord = (name: string, text: string): ReadValue | Problem => {
  const word = text.toLowerCase();
  if (YES.includes(word) || NO.includes(word)) return { value: YES.includes(word) };
  return { message: `${name} cannot be "${text}". Choose yes or no.` };
};

export const parseUnitWord = (text: string): 'mm' | 'in' | undefined => {
  const word = text.toLowerCase();
  if (/^(mm|millimet(er|re)s?)$/.test(word)) return 'mm';
  return /^(in|inch|inches|")$/.test(word) ? 'in' : undefined;
};
