import { ByteSink } from '../../byte-sink.ts';
import { rounder } from '../../number.ts';
import { type PdfLayer, POINTS_PER_MM, type Profile, perProfile } from '../../profile.ts';

export const PRODUCER = 'Boxwright';

/** Bytes above 127 mark the file as binary. */
const FIRST_LINES = Uint8Array.from('%PDF-1.7\n%\u0081\u0081\u0081\u0081\n\n', (char) => char.charCodeAt(0));

/** Values of a PDF by their keys, which are left out where undefined. */
type Entries = Readonly<Record<string, string | number | undefined>>;

/** A dictionary, with the line breaks of pdf-lib. */
export const dictionary = (entries: Entries): string => {
  let text = START;
  for (const key in entries) if (entries[key] !== undefined) text += `/${key} ${entries[key]}\n`;
  return `${text}${END}`;
};

const [START, END] = ['<<\n', '>>'] as const;

/** A dictionary whose further entries follow: what many files share is made once. */
export const beginning = (entries: Entries): ((more: Entries) => string) => {
  const text = dictionary(entries).slice(0, -END.length);
  return (more) => `${text}${dictionary(more).slice(START.length)}`;
};

export const array = (values: readonly (string | number)[]): string => `[ ${values.join(' ')} ]`;

/** A text as a PDF string of UTF-16 in hexadecimal digits. */
const utf16 = (text: string): string => {
  let hex = '<FEFF';
  for (let k = 0; k < text.length; k++) hex += text.charCodeAt(k).toString(16).toUpperCase().padStart(4, '0');
  return `${hex}>`;
};

const PRODUCER_TEXT = utf16(PRODUCER);

const toTenThousandths = rounder(4);

/** A length in mm as points, to 35 nm. */
export const points = (mm: number): number => toTenThousandths(mm * POINTS_PER_MM);

export const reference = (object: number): string => `${object} 0 R`;

/** A layer: an optional content group with its processing step. */
const layerGroup = ({ title, step }: PdfLayer): string => {
  const type = step?.type && `/${step.type}`;
  const steps = step && dictionary({ GTS_ProcStepsGroup: `/${step.group}`, GTS_ProcStepsType: type });
  return dictionary({ Type: '/OCG', Name: utf16(title), GTS_Metadata: steps });
};

/** A spot ink with its alternate process colour. */
const separation = ({ name, cmyk }: NonNullable<PdfLayer['ink']>): string => {
  const tint = { FunctionType: 2, Domain: '[ 0 1 ]', C0: '[ 0 0 0 0 ]', C1: array(cmyk), N: 1 };
  return array(['/Separation', `/${name}`, '/DeviceCMYK', dictionary(tint)]);
};

/** Overprint: inks do not knock out what lies below. */
const OVERPRINT = dictionary({ overprint: dictionary({ Type: '/ExtGState', OP: 'true', op: 'true', OPM: 1 }) });

/** What a list of layers, the first objects of a file, needs in it. */
interface LayerTexts {
  readonly groups: readonly string[];
  /** Resources of a page: colours, layers, states, and more. */
  readonly resources: (more: Entries) => string;
  /** Entry of the catalogue. */
  readonly properties: string;
}

const describe = (layers: readonly PdfLayer[]): LayerTexts => {
  const references = layers.map((_, k) => reference(k + 1));
  const byName = (values: readonly (string | undefined)[]): string =>
    dictionary(Object.fromEntries(layers.map(({ layer }, k) => [layer, values[k]])));
  return {
    groups: layers.map(layerGroup),
    resources: beginning({
      ColorSpace: byName(layers.map(({ ink }) => ink && separation(ink))),
      Properties: byName(references),
      ExtGState: OVERPRINT,
    }),
    properties: dictionary({
      OCGs: array(references),
      D: dictionary({ Name: utf16('Layers'), Order: array(references) }),
    }),
  };
};

const known = perProfile(() => new Map<string, LayerTexts>());
const MAX_LISTS_KEPT = 128;

/** Most files of a profile have the same layers. */
const layerTexts = (profile: Profile, layers: readonly PdfLayer[]): LayerTexts => {
  const lists = known(profile);
  const key = layers.map(({ layer }) => layer).join('\n');
  let texts = lists.get(key);
  if (!texts) {
    if (lists.size === MAX_LISTS_KEPT) lists.clear();
    texts = describe(layers);
    lists.set(key, texts);
  }
  return texts;
};

/** What a reader starts from. */
interface Document {
  /** Number of the object with the tree of pages. */
  readonly pages: number;
  /** Number of the object with the metadata. */
  readonly metadata?: number;
  /** Empty for none. */
  readonly title: string;
  /** In hexadecimal digits. */
  readonly id: string;
}

/** The objects of a PDF, written in the order of their numbers, which begin with 1. Those of its layers are the first. */
export class PdfFile {
  readonly #layers: LayerTexts;
  readonly #sink = new ByteSink().bytes(FIRST_LINES);
  readonly #offsets: number[] = [];

  constructor(profile: Profile, layers: readonly PdfLayer[]) {
    this.#layers = layerTexts(profile, layers);
    for (const group of this.#layers.groups) this.add(group);
  }

  /** Resources of a page. */
  resources(more: Entries): string {
    return this.#layers.resources(more);
  }

  /** Number of the object that is added next. */
  get next(): number {
    return this.#offsets.length + 1;
  }

  /** Adds an object in ASCII. @returns its number. */
  add(object: string): number {
    this.#open().ascii(object);
    return this.#close();
  }

  /** Adds a stream. @returns its number. */
  addStream(entries: Entries, bytes: Uint8Array): number {
    this.#open()
      .ascii(dictionary({ ...entries, Length: bytes.length }))
      .ascii('\nstream\n')
      .bytes(bytes)
      .ascii('\nendstream');
    return this.#close();
  }

  /** Adds catalogue and information, and writes the offset table and the trailer. */
  finish({ pages, metadata, title, id }: Document): ByteSink {
    const root = this.add(
      dictionary({
        Type: '/Catalog',
        Pages: reference(pages),
        Metadata: metadata && reference(metadata),
        OCProperties: this.#layers.properties,
        // Printed to size, not to the paper.
        ViewerPreferences: dictionary({ PrintScaling: '/None' }),
      }),
    );
    const info = this.add(dictionary({ Producer: PRODUCER_TEXT, Title: title ? utf16(title) : undefined }));
    const sink = this.#sink;
    const table = sink.size;
    sink.ascii(`xref\n0 ${this.next}\n0000000000 65535 f \n`);
    for (const offset of this.#offsets) sink.padded(offset, 10).ascii(' 00000 n \n');
    const ids = array([`<${id}>`, `<${id}>`]);
    const trailer = { Size: this.next, Root: reference(root), Info: reference(info), ID: ids };
    return sink.ascii(`\ntrailer\n${dictionary(trailer)}\n\nstartxref\n${table}\n%%EOF`);
  }

  #open(): ByteSink {
    this.#offsets.push(this.#sink.size);
    return this.#sink.number(this.#offsets.length, 0).ascii(' 0 obj\n');
  }

  #close(): number {
    this.#sink.ascii('\nendobj\n\n');
    return this.#offsets.length;
  }
}
