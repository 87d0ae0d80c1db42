import { ApiError, type ErrorEntry } from '../../api/index.ts';
import { findProfile, formatNotTaken, isNoBox } from '../../engine/index.ts';
import { type FormatName, formatNames, isFormat } from '../../formats/index.ts';
import { didYouMean } from '../../template/search/index.ts';
import { isObject, parseJson, quote } from '../../values/index.ts';

/** One dieline of a batch. */
export interface BatchRequest {
  /** Base name of the files: letters, digits, `.`, `_` and `-`. @defaultValue the number of the line */
  readonly key?: string;
  /** An id of the catalogue, optionally followed by choices. */
  readonly template: string;
  /** @defaultValue svg */
  readonly format?: FormatName;
  readonly formats?: readonly FormatName[];
  /** Variables and choices by name; the unit is mm by default. Missing sizes take their defaults. */
  readonly variables?: Readonly<Record<string, unknown>>;
  /** True to draw a header with the variables in a PDF. @defaultValue true */
  readonly pdf_header?: boolean;
  /** Who takes the files: a name such as `laser`, or data that extend one. */
  readonly profile?: string | object;
  /** A PDF, SVG, PNG or JPEG drawn on the template, or a document of layers, in the folder of artwork: the PDF is one for the press. */
  readonly artwork?: string;
  /** True for the tool of a die: nicks, bridges, patterns, slot rules. @defaultValue false */
  readonly tool?: boolean;
}

/** A request as received: a line of JSON, or a value. */
export type RawRequest = string | object;

const FIELDS = ['key', 'template', 'format', 'formats', 'variables', 'pdf_header', 'profile', 'tool', 'artwork'];

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
  const errors: ErrorEntry[] = [];
  const refuse = (message: string): void => void errors.push({ message });
  for (const name of Object.keys(given))
    if (!FIELDS.includes(name)) refuse(`A request has no field ${quote(name)}.${didYouMean(name, FIELDS)}`);

  const { key = String(line), template, format, formats, variables = {}, pdf_header: pdfHeader = true } = given;
  const { tool = false, artwork } = given;
  const profile = given.profile === undefined ? undefined : findProfile(given.profile);
  if (profile && isNoBox(profile)) errors.push(...profile.problems);
  const own = profile && !isNoBox(profile) ? profile : undefined;
  if (typeof key === 'string' && DEVICE.test(key))
    refuse(`key cannot be ${quote(key)}: Windows reserves that name. Try ${quote(suggestKey(key, line))}.`);
  else if (typeof key !== 'string' || key.length > MAX_KEY_CHARACTERS || !KEY.test(key))
    refuse(
      `key must be a name of a file: at most ${MAX_KEY_CHARACTERS} letters, digits, ".", "_" and "-", but is ${quote(key)}. Try ${quote(suggestKey(key, line))}.`,
    );
  if (typeof template !== 'string')
    refuse(
      `template must be an id of the catalogue, but ${template === undefined ? 'is missing' : `is ${quote(template)}`}.`,
    );
  if (format !== undefined && formats !== undefined) refuse('Name format or formats, not both.');
  const wanted = formats ?? [format ?? own?.formats[0] ?? (artwork === undefined ? 'svg' : ('pdf' as const))];
  const list = Array.isArray(wanted) ? wanted : [wanted];
  const unknown = list.filter((name) => !isFormat(name));
  if (unknown.length || !list.length)
    refuse(
      `${formats === undefined ? 'format' : 'formats'} must be one of ${formatNames.join(', ')}, but ${list.length ? `is ${quote(unknown[0])}` : 'is empty'}.`,
    );
  const notTaken = own && formatNotTaken(own, list.filter(isFormat));
  if (notTaken) refuse(notTaken);
  if (!isObject(variables)) refuse(`variables must be an object, but are ${quote(variables)}.`);
  if (typeof pdfHeader !== 'boolean') refuse(`pdf_header must be true or false, but is ${quote(pdfHeader)}.`);
  if (typeof tool !== 'boolean') refuse(`tool must be true or false, but is ${quote(tool)}.`);
  if (artwork !== undefined && (typeof artwork !== 'string' || !artwork))
    refuse(`artwork must be the name of a file, but is ${quote(artwork)}.`);
  if (artwork !== undefined && !list.includes('pdf'))
    refuse('Artwork goes below the die in a PDF: name pdf among the formats.');
  if (errors.length) throw invalid(errors);
  return {
    key: key as string,
    template: template as string,
    formats: [...new Set(list as FormatName[])],
    variables: variables as Readonly<Record<string, unknown>>,
    pdfHeader: pdfHeader as boolean,
    profile: own,
    tool: tool as boolean,
    artwork: artwork as string | undefined,
  };
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
