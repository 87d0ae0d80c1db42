import { CsvError, parse } from 'csv-parse/sync';
import { AS_WRITTEN, delimiterOf } from './csv-requests.ts';
import columns from './plant-columns.json' with { type: 'json' };

/** Each column of a table by its names, as the fields of a board that it fills; `both` is of two ends together, which share it. */
const fields = new Map(
  Object.entries(columns).flatMap(([path, names]) => names.map((name) => [name, path.split('.')] as const)),
);

/** Fields of the plant itself, in lines such as `# name: our plant` above the table. */
const OF_PLANT = /^#\s*(name|title|source|date|between|scores|lap|round)\s*:\s*(.*)$/gm;

/**
 * A plant of the rows of a table: a row a board, its first row names the columns. Columns are separated by commas, or by semicolons or
 * tabs, where the comma may be a decimal point. What it says is not checked: see `plant`.
 * @param name - used where no line `# name:` gives one.
 * @example
 * plantFromTable('t,p1,p2,p3,p4,meet,full,flap\n3,3,3,3,0,3,4.5,1', 'ours');
 * @throws RangeError with what is wrong, for a column that no board has, or rows of other lengths.
 */
export const plantFromTable = (text: string, name: string): object => {
  const delimiter = delimiterOf(text.split('\n').find((line) => line.trim() && !line.startsWith('#')) ?? '');
  const own = Object.fromEntries(
    [...text.matchAll(OF_PLANT)].map(([, key, value]) => [key, key === 'round' ? Number(value) : value!.trim()]),
  );
  try {
    const rows: Record<string, string>[] = parse(text, {
      delimiter,
      comment: '#',
      columns: (names: readonly string[]): string[] => {
        const own = names.map((given) => given.toLowerCase().replace(/[^a-z0-9]+/g, '_'));
        const wrong = own.findIndex((name, k) => !fields.has(name) || own.indexOf(name) < k);
        if (wrong < 0) return own;
        const problem = fields.has(own[wrong]!) ? 'twice the column' : 'the unknown column';
        throw new RangeError(
          `The table has ${problem} ${JSON.stringify(names[wrong]!.slice(0, 40))}. Columns are ${[...fields.keys()].join(', ')}.`,
        );
      },
      comment_no_infix: true,
      to: MOST_ROWS,
      ...AS_WRITTEN,
    });
    return { name, ...own, boards: rows.map((row) => boardOf(row, delimiter !== ',')) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new RangeError(`The table cannot be read: ${error.message}.`, { cause: error });
  }
};

/** More rows than a plant may have. */
const MOST_ROWS = 100;

const boardOf = (row: Readonly<Record<string, string>>, decimalCommas: boolean): object => {
  const walls: unknown[] = new Array(4).fill(undefined);
  const groups: Record<string, Record<string, unknown>> = { depth: { raw: 0 }, flap: {}, joint: {} };
  const board: Record<string, unknown> = {};
  for (const [name, cell] of Object.entries(row)) {
    if (!cell) continue;
    const [first, second, both] = fields.get(name)! as [string, string?, string?];
    const value = numberOr(cell, decimalCommas);
    if (name === 'walls' || name === 'p1_p2_p3_p4')
      walls.splice(0, 4, ...cell.split(/\s+/).map((one) => numberOr(one, decimalCommas)));
    else if (first === 'walls') walls[Number(second)] = value;
    else if (second !== undefined) groups[first]![second] = both && typeof value === 'number' ? value / 2 : value;
    else board[first] = first === 'flutes' ? cell.split(/[\s/,]+/) : value;
  }
  const { joint, ...others } = groups;
  return { ...board, walls, ...others, ...(Object.keys(joint!).length && { joint }) };
};

/** A number, or the text itself, which may be an allowance in boards. */
const numberOr = (cell: string, decimalCommas: boolean): number | string => {
  const text = decimalCommas ? cell.replace(',', '.') : cell;
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
};
