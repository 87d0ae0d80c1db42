import { inflateSync } from 'node:zlib';
import { type Curve, distance, type Point, straight } from '../../../src/geometry/index.ts';
import { type Dict, Parser, type PdfFile, readPdfFile, type Value } from './pdf-file.ts';
import { fail, type ReadChain, type Reading, type ReadText } from './reading.ts';

export interface PdfReading extends Reading {
  /** Boxes in mm. */
  readonly media: readonly number[];
  readonly trim: readonly number[];
  /** Of each layer, by the name in its OCG: spot ink and processing step. */
  readonly inks: ReadonlyMap<string, string>;
  readonly steps: ReadonlyMap<string, string>;
  readonly title: string | undefined;
  readonly xmp: string;
  readonly id: string;
}

const MM = 25.4 / 72;

/** What the information of a file says. */
const INFO = {
  plain: ['Title', 'Producer'],
  press: ['Title', 'Producer', 'Creator', 'CreationDate', 'ModDate', 'Trapped', 'GTS_PDFXVersion'],
} as const;

/** Reads a PDF of ours strictly; what it draws is in mm from the lower left corner of the page. */
export const readPdf = (bytes: Uint8Array): PdfReading => {
  const file = readPdfFile(bytes);
  const { look, stream, trailer } = file;
  const dict = (value: Value | undefined): Dict => {
    const found = look(value);
    return found instanceof Map ? found : fail('not a dictionary');
  };
  const catalog = dict(trailer.get('Root'));
  const info = dict(trailer.get('Info'));
  for (const key of info.keys())
    if (!(INFO[catalog.has('OutputIntents') ? 'press' : 'plain'] as readonly string[]).includes(key))
      fail(`${key} in Info`);
  const kids = dict(catalog.get('Pages')).get('Kids') as Value[];
  if (kids.length !== 1) fail('not one page');
  const page = dict(kids[0]);

  const groups = (dict(catalog.get('OCProperties')).get('OCGs') as { ref: number }[]).map(({ ref }) => ref);
  const resources = dict(page.get('Resources'));
  const titles = new Map<string, string>();
  const steps = new Map<string, string>();
  for (const [name, value] of dict(resources.get('Properties'))) {
    if (!groups.includes((value as { ref: number }).ref)) fail(`layer ${name} is not in the catalog`);
    const group = dict(value);
    // A layer that others draw on is no processing step.
    const meta = group.has('GTS_Metadata') ? dict(group.get('GTS_Metadata')) : new Map<string, Value>();
    titles.set(name, utf16(group.get('Name')));
    const step = ['GTS_ProcStepsGroup', 'GTS_ProcStepsType'].flatMap((key) =>
      meta.has(key) ? nameOf(meta.get(key)) : [],
    );
    steps.set(titles.get(name)!, step.join('/'));
  }
  const inks = new Map<string, string>();
  for (const [name, value] of dict(resources.get('ColorSpace'))) {
    const [kind, ink, instead] = value as Value[];
    if (nameOf(kind) !== 'Separation' || nameOf(instead) !== 'DeviceCMYK') fail(`${name} is no spot ink`);
    inks.set(titles.get(name) ?? fail(`ink of no layer: ${name}`), nameOf(ink));
  }
  const state = dict(dict(resources.get('ExtGState')).get('overprint'));
  if (state.get('OP') !== true || state.get('op') !== true || state.get('OPM') !== 1) fail('no overprint');

  const box = (key: string): number[] => (page.get(key) as number[]).map((v) => v * MM);
  const [id, again] = (trailer.get('ID') as { string: string }[]).map(({ string }) => string);
  if (id !== again || id!.length !== 16) fail('the ID');
  return {
    ...contentOf(stream(page.get('Contents')), titles, file, resources),
    layers: [...titles.values()],
    media: box('MediaBox'),
    trim: box('TrimBox'),
    inks,
    steps,
    title: info.has('Title') ? utf16(info.get('Title')) : undefined,
    xmp: Buffer.from(stream(catalog.get('Metadata')), 'latin1').toString('utf8'),
    id: id!,
  };
};

const nameOf = (value: Value | undefined): string => (value as { name?: string })?.name ?? fail('not a name');

const utf16 = (value: Value | undefined): string => {
  const bytes = Buffer.from((value as { string: string }).string, 'latin1');
  if (bytes.readUInt16BE(0) !== 0xfeff) fail('not UTF-16');
  return bytes.subarray(2).swap16().toString('utf16le');
};

/** Windows-1252 from 0x80 to 0x9F, as its code chart has it (Node 20's own decoder takes it for Latin-1). */
const cp1252 = [
  0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017d, 0, 0,
  0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0, 0x017e, 0x0178,
];

/** Operators we write, and how many operands each has. */
const operands: Readonly<Record<string, number>> = {
  ...{ q: 0, Q: 0, gs: 1, w: 1, J: 1, j: 1, BDC: 2, EMC: 0, CS: 1, cs: 1, SCN: 1, scn: 1 },
  ...{ m: 2, l: 2, c: 6, h: 0, S: 0, f: 0, 'f*': 0, BT: 0, ET: 0, Tf: 2, Tm: 6, Tj: 1 },
};

const contentOf = (
  content: string,
  titles: ReadonlyMap<string, string>,
  file: PdfFile,
  resources: Dict,
): Pick<Reading, 'chains' | 'fills' | 'texts'> => {
  const chains: ReadChain[] = [];
  const fills: { layer: string; corners: Point[] }[] = [];
  const texts: ReadText[] = [];
  const resource = (kind: string, name: string): Value =>
    (file.look(resources.get(kind)) as Dict).get(name) ?? fail(`${kind} ${name} is not there`);

  let layer: string | undefined;
  let name: string | undefined;
  let depth = 0;
  let ink: string | undefined;
  let fillInk: string | undefined;
  let path: { closed: boolean; curves: Curve[] }[] = [];
  let at: Point = [0, 0];
  let text: Text | undefined;
  let stack: Value[] = [];

  const run = (operator: string, args: readonly Value[]): void => {
    const n = args as number[];
    const p = (i: number): Point => [n[i]! * MM, n[i + 1]! * MM];
    const draws = [...'mlchSf', 'f*'].includes(operator);
    if (draws && (depth !== 1 || layer === undefined || text)) fail(`${operator} outside of a layer`);
    if (!draws && path.length) fail(`${operator} in a path`);
    switch (operator) {
      case 'gs':
        resource('ExtGState', nameOf(args[0]));
        break;
      case 'BDC':
        if (nameOf(args[0]) !== 'OC' || layer !== undefined) fail('BDC');
        name = nameOf(args[1]);
        resource('Properties', name);
        layer = titles.get(name);
        break;
      case 'EMC':
        if (layer === undefined || depth) fail('EMC');
        layer = undefined;
        break;
      case 'q':
        if (++depth > 1) fail('q in q');
        break;
      case 'Q':
        if (--depth < 0) fail('Q before q');
        ink = undefined;
        fillInk = undefined;
        break;
      case 'CS':
      case 'cs':
        resource('ColorSpace', nameOf(args[0]));
        if (nameOf(args[0]) !== name) fail(`the ink ${nameOf(args[0])} in the layer ${name}`);
        if (operator === 'CS') ink = name;
        else fillInk = name;
        break;
      case 'SCN':
      case 'scn':
        if (n[0] !== 1) fail('a tint');
        break;
      case 'm':
        at = p(0);
        path.push({ closed: false, curves: [] });
        break;
      case 'l':
        extend(straight(at, p(0)));
        break;
      case 'c':
        extend({ kind: 'cubic', from: at, c1: p(0), c2: p(2), to: p(4) });
        break;
      case 'h': {
        const last = path.at(-1)!;
        const { from } = last.curves[0]!;
        if (distance(at, from) > 1e-9) extend(straight(at, from));
        last.closed = true;
        break;
      }
      case 'S':
        if (ink === undefined || path.some(({ curves }) => !curves.length)) fail('S');
        for (const { closed, curves } of path) chains.push({ layer: layer!, closed, curves });
        path = [];
        break;
      case 'f':
      case 'f*':
        if (fillInk === undefined) fail('f');
        for (const { curves } of path) fills.push({ layer: layer!, corners: curves.map((c) => c.from) });
        path = [];
        break;
      case 'BT':
        if (text || layer === undefined) fail('BT');
        text = { size: 0, matrix: [], widths: () => 0 };
        break;
      case 'Tf':
        text = { ...text!, size: n[1]!, widths: widthsOf(file, resource('Font', nameOf(args[0]))) };
        break;
      case 'Tm':
        text = { ...text!, matrix: n };
        break;
      case 'Tj':
        texts.push(textOf((args[0] as { string: string }).string, text!, fillInk === undefined ? fail('Tj') : layer!));
        break;
      case 'ET':
        text = text ? undefined : fail('ET');
        break;
    }
  };
  const extend = (curve: Curve): void => {
    const last = path.at(-1) ?? fail('no path');
    if (last.closed) fail('a closed path goes on');
    last.curves.push(curve);
    at = curve.to;
  };

  const parser = new Parser(content);
  while (!parser.done) {
    const value = parser.value();
    if (typeof value !== 'object' || !('operator' in value)) stack.push(value);
    else {
      const { operator } = value;
      if (operands[operator] !== stack.length) fail(`${operator} with ${stack.length} operands`);
      run(operator, stack);
      stack = [];
    }
  }
  if (stack.length || depth || layer !== undefined || text || path.length) fail('the content ends too early');
  return { chains, fills, texts };
};

interface Text {
  readonly size: number;
  readonly matrix: readonly number[];
  /** Of a byte, in thousandths of the size. */
  readonly widths: (byte: number) => number;
}

/** Widths of an embedded TrueType font; what it does not have is an error. */
const widthsOf = ({ look, stream }: PdfFile, font: Value): Text['widths'] => {
  const dict = look(font) as Dict;
  const kinds = ['Type', 'Subtype', 'Encoding'].map((key) => nameOf(dict.get(key)));
  if (kinds.join() !== 'Font,TrueType,WinAnsiEncoding') fail(`a font of ${kinds}`);
  const descriptor = look(dict.get('FontDescriptor')) as Dict;
  if (!/^[A-Z]{6}\+/.test(nameOf(dict.get('BaseFont')))) fail('a font that is not a part');
  if (nameOf(dict.get('BaseFont')) !== nameOf(descriptor.get('FontName'))) fail('a font with two names');
  const program = inflateSync(Buffer.from(stream(descriptor.get('FontFile2')), 'latin1'));
  const { Length1 } = Object.fromEntries(look(descriptor.get('FontFile2')) as Dict) as { Length1: number };
  if (program.readUInt32BE(0) !== 0x10000 || program.length !== Length1) fail('not a TrueType program');
  const first = dict.get('FirstChar') as number;
  const widths = dict.get('Widths') as number[];
  if (widths.length !== (dict.get('LastChar') as number) - first + 1) fail('not a width for each character');
  return (byte) => widths[byte - first] || fail(`the font does not have ${byte}`);
};

const textOf = (bytes: string, { size, matrix, widths }: Text, layer: string): ReadText => {
  const turn = matrix.slice(0, 4).join();
  if (turn !== '1,0,0,1' && turn !== '0,1,-1,0') fail(`text turned by ${turn}`);
  return {
    layer,
    value: bytes.replace(/[\u0080-\u009f]/g, (c) =>
      String.fromCodePoint(cp1252[c.charCodeAt(0) - 0x80] || fail('not WinAnsi')),
    ),
    at: [matrix[4]! * MM, matrix[5]! * MM],
    rotation: turn.startsWith('1') ? 0 : 90,
    height: size * 0.718 * MM,
    width: [...bytes].reduce((sum, char) => sum + widths(char.charCodeAt(0)), 0) * (size / 1000) * MM,
  };
};
