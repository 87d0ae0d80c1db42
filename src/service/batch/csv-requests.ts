import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

/** Columns that are fields of a request; every other column is a variable or a choice. */
const FIELDS = new Set(['key', 'template', 'format', 'profile', 'pdf_header', 'tool', 'artwork']);

/** Longest row, which bounds the memory. */
const MAX_ROW_BYTES = 1024 * 1024;

/**
 * The rows of a table as requests of a list, one JSON object per line. Its first row names the columns. Columns are separated by commas,
 * or by semicolons or tabs, as spreadsheets write them where the comma is a decimal point; then `60,5` is read as 60.5. Empty cells are
 * left out; `formats` lists several formats.
 * @example
 * async function* table() {
 *   yield new TextEncoder().encode('template,length\nbecf-10101,60\n');
 * }
 * for await (const line of csvRequests(table()))
 *   new TextDecoder().decode(line); // = '{"template":"becf-10101","variables":{"length":"60"}}\n'
 * @throws Error (from the generator) with the line of a row that cannot be read.
 */
export async function* csvRequests(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const { row, delimiter } of csvRows(bytes))
    yield Buffer.from(`${JSON.stringify(requestOf(row, delimiter !== ','))}\n`);
}

type Row = Readonly<Record<string, string>>;

/** The rows of a table by their columns, with the line of each, and the sign between columns. Throws Error with the line of a row that cannot be read. */
export async function* csvRows(bytes: AsyncIterable<Uint8Array>) {
  const rows = bytes[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (!head.includes(10) && head.length < MAX_ROW_BYTES) {
    const { value, done } = await rows.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  const delimiter = delimiterOf(head.toString('utf8').split('\n', 1)[0]!);
  const all = async function* () {
    yield head;
    yield* { [Symbol.asyncIterator]: () => rows };
  };
  const parser = parse({ delimiter, columns: distinct, info: true, max_record_size: MAX_ROW_BYTES, ...AS_WRITTEN });
  // Errors reach the reader of the parser.
  pipeline(Readable.from(all()), parser, () => undefined);
  try {
    for await (const { record, info } of parser) yield { row: record as Row, delimiter, line: info.lines as number };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new RangeError(`The table cannot be read: ${error.message}.`, { cause: error });
  }
}

/** The names of columns. @throws Error for a name of two columns, of which only one would count. */
const distinct = (names: string[]): string[] => {
  const twice = names.find((name, k) => name && names.indexOf(name) !== k);
  if (twice) throw new RangeError(`The table cannot be read: two columns are called "${twice}".`);
  return names;
};

/** What spreadsheets write beside the cells. */
export const AS_WRITTEN = { bom: true, trim: true, skip_empty_lines: true } as const;

/** The sign between the columns of a table, by its first row. */
export const delimiterOf = (head: string): string => {
  const count = (sign: string): number => head.split(sign).length;
  return [';', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most), ',');
};

const requestOf = (row: Row, decimalCommas: boolean) => {
  const fields: Record<string, unknown> = {};
  const variables: Record<string, string> = {};
  for (const [name, cell] of Object.entries(row)) {
    if (!cell) continue;
    if (name === 'formats') fields.formats = cell.toLowerCase().split(/[\s,]+/);
    else if (name === 'pdf_header' || name === 'tool')
      fields[name] = { true: true, false: false }[cell.toLowerCase()] ?? cell;
    else if (FIELDS.has(name)) fields[name] = cell;
    else variables[name] = decimalCommas && /^-?\d+,\d+$/.test(cell) ? cell.replace(',', '.') : cell;
  }
  return { ...fields, variables };
};
