import { fail, numberOf } from './reading.ts';

export type Dict = ReadonlyMap<string, Value>;
export type Value =
  | number
  | boolean
  | { readonly name: string }
  | { readonly string: string }
  | { readonly ref: number }
  | { readonly operator: string }
  | readonly Value[]
  | Dict;

export interface PdfFile {
  readonly trailer: Dict;
  /** Follows a reference. */
  readonly look: (value: Value | undefined) => Value;
  /** The bytes of a stream, one character each. */
  readonly stream: (value: Value | undefined) => string;
}

/** Reads the frame of a PDF of ours: a header, objects where the one cross reference table says, a trailer. */
export const readPdfFile = (bytes: Uint8Array): PdfFile => {
  const file = Buffer.from(bytes).toString('latin1');
  if (!/^%PDF-1\.[67]\n/.test(file)) fail('no PDF 1.6 or 1.7');
  const [, start] = /\nstartxref\n(\d+)\n%%EOF$/.exec(file) ?? fail('no startxref at the end');
  const [table, count] = /^xref\n0 (\d+)\n/.exec(file.slice(Number(start))) ?? fail('no xref where startxref says');
  const first = Number(start) + table.length;
  const objects = new Map<number, { value: Value; data: string | undefined }>();
  for (let k = 0; k < Number(count); k++) {
    const entry = file.slice(first + 20 * k, first + 20 * k + 20);
    if (k === 0 && entry === '0000000000 65535 f \n') continue;
    const [, offset] = /^(\d{10}) 00000 n \n$/.exec(entry) ?? fail(`xref entry ${k}: ${entry}`);
    objects.set(k, objectAt(file, Number(offset), k));
  }
  const tail = file.slice(first + 20 * Number(count));
  const [, words] = /^\s*trailer\n([\s\S]*)startxref\n/.exec(tail) ?? fail('no trailer');
  const trailer = new Parser(words!).value() as Dict;
  if (trailer.get('Size') !== Number(count)) fail('another Size');
  const look = (value: Value | undefined): Value => {
    if (value === undefined) return fail('nothing there');
    return isRef(value) ? (objects.get(value.ref) ?? fail(`no object ${value.ref}`)).value : value;
  };
  return {
    trailer,
    look,
    stream: (value) => (isRef(value!) ? objects.get(value.ref)?.data : undefined) ?? fail('not a stream'),
  };
};

const isRef = (value: Value): value is { ref: number } => typeof value === 'object' && 'ref' in value;

const objectAt = (file: string, offset: number, number: number): { value: Value; data: string | undefined } => {
  const head = `${number} 0 obj\n`;
  if (!file.startsWith(head, offset)) fail(`object ${number} is not at ${offset}`);
  const parser = new Parser(file, offset + head.length);
  const value = parser.value();
  const rest = file.slice(parser.at);
  if (rest.startsWith('\nendobj\n')) return { value, data: undefined };
  const length = (value as Dict).get('Length') as number;
  const data = rest.slice(8, 8 + length);
  if (!rest.startsWith('\nstream\n') || !rest.startsWith('\nendstream\nendobj\n', 8 + length))
    fail(`the stream of object ${number} is not ${length} bytes`);
  return { value, data };
};

/** Reads PDF values one after the other. */
export class Parser {
  at: number;
  readonly #text: string;

  constructor(text: string, at = 0) {
    this.#text = text;
    this.at = at;
  }

  /** Is there anything left but white? */
  get done(): boolean {
    this.#take(/[\s]*/y);
    return this.at >= this.#text.length;
  }

  value(): Value {
    this.#take(/\s*/y);
    const ref = this.#take(/(\d+) 0 R\b/y);
    if (ref) return { ref: Number(ref[1]) };
    const number = this.#take(/[+-]?[\d.]+(?=[\s\]>/]|$)/y);
    if (number) return numberOf(number[0]);
    const name = this.#take(/\/([\w.+-]+)/y);
    if (name) return { name: name[1]! };
    if (this.#take(/\[/y)) return this.#list(/\s*\]/y);
    if (this.#take(/<</y)) return this.#dict();
    const hex = this.#take(/<([\dA-F]*)>/y);
    if (hex) return { string: Buffer.from(hex[1]!, 'hex').toString('latin1') };
    const string = this.#take(/\(((?:[^()\\]|\\[()\\]|\\[0-7]{3})*)\)/y);
    if (string)
      return {
        string: string[1]!.replace(/\\([0-7]{3}|.)/g, (_, c) =>
          c.length === 3 ? String.fromCharCode(Number.parseInt(c, 8)) : c,
        ),
      };
    const word = this.#take(/[A-Za-z*]+/y)?.[0] ?? fail(`what is ${this.#text.slice(this.at, this.at + 40)}?`);
    return word === 'true' || word === 'false' ? word === 'true' : { operator: word };
  }

  #list(end: RegExp): Value[] {
    const list: Value[] = [];
    while (!this.#take(end)) list.push(this.value());
    return list;
  }

  #dict(): Dict {
    const list = this.#list(/\s*>>/y);
    const dict = new Map<string, Value>();
    for (let i = 0; i < list.length; i += 2) {
      const { name } = list[i] as { name: string };
      if (name === undefined || dict.has(name)) fail(`key ${name} in a dictionary`);
      dict.set(name, list[i + 1] ?? fail(`${name} without a value`));
    }
    return dict;
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const hit = pattern.exec(this.#text);
    if (hit) this.at = pattern.lastIndex;
    return hit;
  }
}
