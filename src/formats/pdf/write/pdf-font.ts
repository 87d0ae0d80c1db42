import { keptIn, once, perObject } from '../../../geometry/index.ts';
import { type FontSubset, subsetFont } from './font/subset-font.ts';
import { array, beginning, type PdfFile, reference } from './pdf-file.ts';
import { WIN_ANSI, winAnsiCodes } from './win-ansi.ts';

/** Name of the font in a document; its widths are those of Helvetica and Arial. */
const SANS_NAME = 'LiberationSans';

/** Height of its capitals in thousandths of the font size. */
const SANS_CAPITALS = 688;

/** The characters of every drawing with labels. */
const ALWAYS: ReadonlySet<number> = new Set([...'.0123456789imn'].map((char) => char.codePointAt(0)!));

/** Subsets made before, by their additional characters. Cutting one out and compressing it takes longer than drawing a box. */
const parts = new Map<string, FontSubset>();
/** More than the headers of the whole catalogue need in one unit: a batch of mixed boxes comes back to all of them. */
const MAX_SUBSETS_KEPT = 512;

/** The subset of Liberation Sans with these characters of WinAnsi and those of labels. */
export const sansPart = (codes: Iterable<number>): FontSubset => {
  const more = new Set<number>();
  for (const code of codes) if (!ALWAYS.has(code)) more.add(code);
  const key = String.fromCharCode(...[...more].sort((a, b) => a - b));
  return keptIn(parts, key, () => subsetFont([...ALWAYS, ...more]), MAX_SUBSETS_KEPT);
};

const loadCompression = once(() => import('fflate'));

/** Compresses bytes for FlateDecode, to the same bytes on every machine. */
export const deflate = async (bytes: Uint8Array): Promise<Uint8Array> => (await loadCompression()).zlibSync(bytes);

/** The font of a document: the subset of Liberation Sans with the characters of these texts. */
export const pdfFont = (texts: Iterable<string>) => described(sansPart(codesOf(texts)));

const described = perObject(async (part: FontSubset) => describe(part, await deflate(part.program)));

/** The code points that texts are shown with, each once. */
const codesOf = (texts: Iterable<string>): ReadonlySet<number> => {
  const codes = new Set<number>();
  for (const text of texts)
    if (ASCII.test(text)) for (let k = 0; k < text.length; k++) codes.add(text.charCodeAt(k));
    else for (const code of winAnsiCodes(text)) codes.add(code);
  return codes;
};

/** Needs no conversion: most texts are sizes and names of sizes. */
const ASCII = /^[ -~]*$/;

/** Adds the program and its descriptor to a file: gives the font itself, an object that a page with text needs. */
const describe = ({ program, widths, box, ascent, descent }: FontSubset, deflated: Uint8Array) => {
  const byteWidths: number[] = [];
  for (const [code, width] of widths) byteWidths[WIN_ANSI.get(code)!] = width;
  const first = byteWidths.findIndex((width) => width !== undefined);
  const name = `/${tagOf(widths.keys())}+${SANS_NAME}`;
  const font = beginning({
    Type: '/Font',
    Subtype: '/TrueType',
    BaseFont: name,
    Encoding: '/WinAnsiEncoding',
    FirstChar: first,
    LastChar: byteWidths.length - 1,
    Widths: array(Array.from(byteWidths.slice(first), (width) => width ?? 0)),
  });
  const descriptor = beginning({
    Type: '/FontDescriptor',
    FontName: name,
    // The characters are those of the Latin alphabet.
    Flags: 32,
    FontBBox: array(box),
    ItalicAngle: 0,
    Ascent: ascent,
    Descent: descent,
    CapHeight: SANS_CAPITALS,
    StemV: 80,
  });
  return (pdf: PdfFile): string => {
    const file = pdf.addStream({ Filter: '/FlateDecode', Length1: program.length }, deflated);
    return font({ FontDescriptor: reference(pdf.add(descriptor({ FontFile2: reference(file) }))) });
  };
};

/** The six-letter tag of a font subset. */
const tagOf = (codes: Iterable<number>): string => {
  let hash = 0x811c9dc5;
  for (const code of codes) hash = Math.imul(hash ^ code, 0x01000193);
  return Array.from({ length: 6 }, (_, k) => String.fromCharCode(65 + (Math.floor((hash >>> 0) / 26 ** k) % 26))).join(
    '',
  );
};
