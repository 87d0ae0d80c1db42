import { ApiError, type ErrorEntry } from '../../api/index.ts';
import { checkFields, findProfile, formatNotTaken, isNoBox } from '../../engine/index.ts';
import { type FormatName, isFormat } from '../../formats/index.ts';
import { isObject, parseJson, quote } from '../../values/index.ts';
import schema from './request-schema.json' with { type: 'json' };
import type { BatchRequest } from './request-types.ts';

export type { BatchRequest };

/** A request as received: a line of JSON, or a value. */
export type RawRequest = string | object;

/** Maximum length of a key. File systems allow 255 bytes for a name, which also includes the extension and a temporary suffix. */
const MAX_KEY_CHARACTERS = 120;

const KEY = /^[\p{L}\p{N}_][\p{L}\p{N}._-]*$/u;

/** Reserved device names of Windows. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * Reads one request.
 * @param line - number in the batch, from 1; it becomes the key of a request without one.
 * @throws ApiError 400 with all errors of the request.
 */
export const readBatchRequest = (raw: RawRequest, line: number) => {
  const given = typeof raw === 'string' ? parseJson(raw) : raw;
  if (typeof raw === 'string' && given === undefined)
    throw invalid([{ message: `A request must be JSON on one line, but is ${quote(raw)}.` }]);
  if (!isObject(given)) throw invalid([{ message: `A request must be a JSON object, but is ${quote(given)}.` }]);
  const { profile: named, ...fields } = given;
  const errors: ErrorEntry[] = checkFields('request', fields, schema.properties, schema.required);
  const refuse = (message: string): void => void errors.push({ message });
  const { key = String(line), template, format, formats, ...rest } = fields as unknown as BatchRequest;
  const { variables = {}, pdf_header: pdfHeader = true, tool = false, artwork } = rest;
  const profile = named === undefined ? undefined : findProfile(named);
  if (profile && isNoBox(profile)) errors.push(...profile.problems);
  const own = profile && !isNoBox(profile) ? profile : undefined;
  if (DEVICE.test(key)) refuse(`key cannot be ${quote(key)}: Windows reserves that name.`);
  if (format !== undefined && formats !== undefined) refuse('Name format or formats, not both.');
  const wanted =
    formats ?? format ?? own?.formats[0] ?? (artwork === undefined ? schema.properties.format.default : 'pdf');
  const list = [wanted].flat().filter(isFormat);
  const notTaken = own && formatNotTaken(own, list);
  if (notTaken) refuse(notTaken);
  if (artwork !== undefined && !list.includes('pdf'))
    refuse('Artwork goes below the die in a PDF: name pdf among the formats.');
  const hint = ` Try ${quote(suggestKey(key, line))}.`;
  if (errors.length)
    throw invalid(errors.map(({ message }) => ({ message: message.startsWith('key ') ? message + hint : message })));
  return { key, template, formats: [...new Set(list)], variables, pdfHeader, profile: own, tool, artwork };
};

/** Key of a request that may be invalid; its line number when the key cannot be read. */
export const keyOf = (raw: RawRequest, line: number): string => {
  const given = typeof raw === 'string' ? parseJson(raw) : raw;
  return isObject(given) && typeof given.key === 'string' ? given.key.slice(0, MAX_KEY_CHARACTERS) : String(line);
};

const suggestKey = (key: unknown, line: number): string => {
  const plain = String(key)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[^\p{L}\p{N}_]+|-+$/gu, '')
    .slice(0, MAX_KEY_CHARACTERS);
  return typeof key === 'string' && KEY.test(plain) && !DEVICE.test(plain) ? plain : `box-${line}`;
};

const invalid = (errors: ErrorEntry[]): ApiError =>
  new ApiError(400, { message: 'The request cannot be read', errors });

export interface BatchFile {
  readonly format: FormatName;
  /** `<key>.<extension>` */
  readonly name: string;
  readonly bytes: number;
  /** SHA-256 of its bytes, in hex. */
  readonly sha256: string;
}

interface Answered {
  /** Number of the request in the batch, from 1. */
  readonly line: number;
  readonly key: string;
}

/** A request whose files were made. */
export interface Made<File extends BatchFile = BatchFile> extends Answered {
  /** Id of the template, followed by the choices that differ from it. */
  readonly template: string;
  /** Area of the board in mm², rounded to 0.0001. */
  readonly area: number;
  readonly files: readonly File[];
  /** What a printer would ask about its artwork, with its level. */
  readonly findings?: readonly string[] | undefined;
  /** The table of the plant that makes it, and its row. */
  readonly plant?: string;
}

/** A request that cannot be made, with the error body of the service. */
export interface Refused extends Answered {
  readonly error: ApiError['body'];
}

export type BatchResult<File extends BatchFile = BatchFile> = Made<File> | Refused;

export interface BatchFileData extends BatchFile {
  readonly data: Uint8Array;
}
