export interface Cf2Row {
  /** Keyword in capitals. */
  readonly word: string;
  readonly values: readonly string[];
  readonly place: string;
  /** The next row, verbatim: the characters of a text. */
  readonly next: string;
}

export interface Cf2Section {
  readonly rows: readonly Cf2Row[];
  readonly place: string;
}

/** The row of the order that names the line types of a profile. */
const LINE_TYPES = 'LINE TYPES:';

/** Splits a CF2 file into sections. Rows may be indented, and keywords may have any case. */
export const cf2Sections = (text: string) => {
  const lines = text.split(/\r\n|\n|\r/);
  /** The first section is drawn. */
  const mains: Cf2Section[] = [];
  /** Sections by name in capitals. */
  const subs = new Map<string, Cf2Section>();
  /** Kinds by `type/aux`, where the order names them: those of a profile. */
  const types = new Map<string, string>();
  let open: Cf2Row[] | undefined;
  let ended = false;
  for (let k = 0; k < lines.length && !ended; k++) {
    const place = `line ${k + 1}`;
    const [first = '', ...values] = lines[k]!.split(',').map((part) => part.trim());
    const word = first.toUpperCase();
    switch (word) {
      case '':
        break;
      case '$EOF':
        ended = true;
        break;
      case 'MAIN':
        open = [];
        mains.push({ rows: open, place });
        break;
      case 'SUB':
        open = [];
        subs.set((values[0] ?? '').toUpperCase(), { rows: open, place });
        break;
      case 'END':
        open = undefined;
        break;
      default:
        if (!open && word.startsWith(LINE_TYPES))
          for (const [, kind, type] of first.matchAll(/([a-z-]+) (\d+\/\d+)/g)) types.set(type!, kind!);
        open?.push({ word, values, place, next: lines[k + 1] ?? '' });
        // The characters of a text are not a row, even when they look like one.
        if (word === 'T') k++;
    }
  }
  return { mains, subs, types, ended };
};

/** Number `k` of a row. Throws Error for a missing value, or a value that is not a number. */
export const numberAt = ({ values }: Cf2Row, k: number, usual?: number): number => {
  const text = values[k];
  if ((text === undefined || text === '') && usual !== undefined) return usual;
  const value = text === undefined || text === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(value)) throw new Error(`"${text ?? ''}" in place of a number`);
  return value;
};
