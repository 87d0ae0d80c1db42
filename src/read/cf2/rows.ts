/** A row of a CF2 file: its word, what follows it, and where it stands. */
export interface Cf2Row {
  /** In capitals. */
  readonly word: string;
  readonly values: readonly string[];
  readonly place: string;
  /** The row after it as it is written: the characters of a text. */
  readonly next: string;
}

/** A MAIN or SUB section. */
export interface Cf2Section {
  readonly rows: readonly Cf2Row[];
  readonly place: string;
}

export interface Cf2File {
  /** The first one is drawn. */
  readonly mains: readonly Cf2Section[];
  /** By name in capitals. */
  readonly subs: ReadonlyMap<string, Cf2Section>;
  /** True if the file ends with its end mark. */
  readonly ended: boolean;
}

/** Takes a CF2 file apart into sections. Rows may be indented, and words in any case. */
export const cf2Sections = (text: string): Cf2File => {
  const lines = text.split(/\r\n|\n|\r/);
  const mains: Cf2Section[] = [];
  const subs = new Map<string, Cf2Section>();
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
        open?.push({ word, values, place, next: lines[k + 1] ?? '' });
        // The characters of a text are no row, whatever they look like.
        if (word === 'T') k++;
    }
  }
  return { mains, subs, ended };
};

/**
 * Number `k` of a row.
 * @throws Error where it is missing or is not a number.
 */
export const numberAt = ({ values }: Cf2Row, k: number, usual?: number): number => {
  const text = values[k];
  if ((text === undefined || text === '') && usual !== undefined) return usual;
  const value = text === undefined || text === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(value)) throw new Error(`"${text ?? ''}" in place of a number`);
  return value;
};
