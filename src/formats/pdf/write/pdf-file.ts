import { keptIn, perObject } from '../../../geometry/index.ts';
import { roundTo } from '../../../values/index.ts';
import { ByteSink } from '../../byte-sink.ts';
import { type PdfLayer, POINTS_PER_MM, type Profile } from '../../profile.ts';

export const PRODUCER = 'Boxwright';
/** The standard of a file for the press. */
export const PDFX = 'PDF/X-4';

/** Bytes above 127 mark the file as binary. */
const firstLines = (version: string): Uint8Array =>
  Uint8Array.from(`%PDF-${version}\n%\u0081\u0081\u0081\u0081\n\n`, (char) => char.charCodeAt(0));

/** PDF/X-4 is based on PDF 1.6. */
const FIRST_LINES = { plain: firstLines('1.7'), x4: firstLines('1.6') } as const;

/** Values of a PDF by their keys, which are left out where undefined. */
type Entries = Readonly<Record<string, string | number | undefined>>;

/** A dictionary, with the line breaks of pdf-lib. */
export const dictionary = (entries: Entries): string => {
  let lines = START;
  for (const key in entries) if (entries[key] !== undefined) lines += `/${key} ${entries[key]}\n`;
  return `${lines}${END}`;
};

const [START, END] = ['<<\n', '>>'] as const;

/** A dictionary whose further entries follow: what many files share is made once. */
export const beginning = (entries: Entries): ((more: Entries) => string) => {
  const first = dictionary(entries).slice(0, -END.length);
  return (more) => `${first}${dictionary(more).slice(START.length)}`;
};

export const array = (values: readonly (string | number)[]): string => `[ ${values.join(' ')} ]`;

/** A text as a PDF string of UTF-16 in hexadecimal digits. */
const pdfText = (value: string): string => {
  let hex = '<FEFF';
  for (let k = 0; k < value.length; k++) hex += value.charCodeAt(k).toString(16).toUpperCase().padStart(4, '0');
  return `${hex}>`;
};

const PRODUCER_TEXT = pdfText(PRODUCER);

/** A length in mm as points, to 35 nm. */
export const points = (mm: number): number => roundTo(mm * POINTS_PER_MM, 4);

export const reference = (object: number): string => `${object} 0 R`;

/** A name that may hold spaces, without its slash. */
export const escapeName = (name: string): string => (name.includes(' ') ? name.replaceAll(' ', '#20') : name);

/** A layer: an optional content group with its processing step. */
const layerGroup = ({ title, step }: PdfLayer): string => {
  const type = step?.type && `/${step.type}`;
  const steps = step && dictionary({ GTS_ProcStepsGroup: `/${step.group}`, GTS_ProcStepsType: type });
  return dictionary({ Type: '/OCG', Name: pdfText(title), GTS_Metadata: steps });
};

/** A spot ink with its alternate process colour. */
const separation = ({ name, cmyk }: NonNullable<PdfLayer['ink']>): string => {
  const tint = { FunctionType: 2, Domain: '[ 0 1 ]', C0: '[ 0 0 0 0 ]', C1: array(cmyk), N: 1 };
  return array(['/Separation', `/${escapeName(name)}`, '/DeviceCMYK', dictionary(tint)]);
};

/** The inks of layers. A plate has one alternate colour, however many layers it has. */
const separations = (layers: readonly PdfLayer[]): (string | undefined)[] =>
  layers.map(({ ink }) => ink && separation(layers.find((other) => other.ink?.name === ink.name)!.ink!));

/** Overprint: inks do not knock out what lies below. */
const OVERPRINT = dictionary({ overprint: dictionary({ Type: '/ExtGState', OP: 'true', op: 'true', OPM: 1 }) });

/** What a list of layers, the first objects of a file, needs in it. */
const describe = (layers: readonly PdfLayer[]) => {
  const references = layers.map((_, k) => reference(k + 1));
  const byName = (values: readonly (string | undefined)[]): string =>
    dictionary(Object.fromEntries(layers.map(({ layer }, k) => [escapeName(layer), values[k]])));
  return {
    groups: layers.map(layerGroup),
    resources: beginning({
      ColorSpace: byName(separations(layers)),
      Properties: byName(references),
      ExtGState: OVERPRINT,
    }),
    /** Entry of the catalogue. */
    properties: dictionary({
      OCGs: array(references),
      D: dictionary({ Name: pdfText('Layers'), Order: orderOf(layers) }),
    }),
  };
};

type LayerTexts = ReturnType<typeof describe>;

/** The layers in their order; those of a folder in a list that begins with its title. */
const orderOf = (layers: readonly PdfLayer[]): string => {
  const order: string[] = [];
  for (const [k, { folder }] of layers.entries()) {
    if (folder && folder !== layers[k - 1]?.folder) order.push('[', pdfText(folder));
    order.push(reference(k + 1));
    if (folder && folder !== layers[k + 1]?.folder) order.push(']');
  }
  return array(order);
};

const known = perObject((_: Profile) => new Map<string, LayerTexts>());
const MAX_LISTS_KEPT = 128;

/** Most files of a profile have the same layers. */
const layerTexts = (profile: Profile, layers: readonly PdfLayer[]): LayerTexts => {
  const key = layers.map(({ layer, title }) => `${layer}\n${title}`).join('\n');
  return keptIn(known(profile), key, () => describe(layers), MAX_LISTS_KEPT);
};

interface Document {
  readonly pages: number;
  readonly metadata?: number;
  /** Empty for none. */
  readonly title: string;
  /** Date of a file for the press, as in its metadata. */
  readonly created?: string | undefined;
  /** Output intents of a file for the press. */
  readonly intents?: string | undefined;
  /** In hexadecimal digits. */
  readonly id: string;
}

/** The objects of a PDF, written in the order of their numbers, which begin with 1. Those of its layers are the first. */
export class PdfFile {
  readonly #layers: LayerTexts;
  readonly #sink: ByteSink;
  readonly #offsets: number[] = [];

  constructor(profile: Profile, layers: readonly PdfLayer[]) {
    this.#layers = layerTexts(profile, layers);
    this.#sink = new ByteSink().bytes(FIRST_LINES[profile.pdf.standard]);
    for (const group of this.#layers.groups) this.add(group);
  }

  resources(more: Entries): string {
    return this.#layers.resources(more);
  }

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
  finish({ pages, metadata, title, created, intents, id }: Document): ByteSink {
    const root = this.add(
      dictionary({
        Type: '/Catalog',
        Pages: reference(pages),
        Metadata: metadata && reference(metadata),
        OCProperties: this.#layers.properties,
        // Printed to size, not to the paper.
        ViewerPreferences: dictionary({ PrintScaling: '/None' }),
        OutputIntents: intents,
      }),
    );
    const date = created && `(D:${created.replaceAll(/[-:T]/g, '')})`;
    const about = { Producer: PRODUCER_TEXT, Title: title ? pdfText(title) : undefined };
    const press = {
      Creator: PRODUCER_TEXT,
      CreationDate: date,
      ModDate: date,
      Trapped: '/False',
      GTS_PDFXVersion: `(${PDFX})`,
    };
    const info = this.add(dictionary(date ? { ...about, ...press } : about));
    const sink = this.#sink;
    const table = sink.size;
    sink.ascii(`xref\n0 ${this.next}\n0000000000 65535 f \n`);
    for (const offset of this.#offsets) sink.ascii(`${String(offset).padStart(10, '0')} 00000 n \n`);
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
