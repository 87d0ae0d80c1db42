import { SANS_CAPITALS, SANS_NAME, sansPart } from './font/sans.ts';
import type { FontSubset } from './font/subset-font.ts';
import { deflate } from './pdf-frame.ts';
import { WIN_ANSI, winAnsiCodes } from './win-ansi.ts';

/** The three objects of an embedded font. */
export interface PdfFont {
  /** @param descriptor reference to the second one. */
  readonly font: (descriptor: string) => string;
  /** @param program reference to the third one. */
  readonly descriptor: (program: string) => string;
  /** The compressed program, with its uncompressed length. */
  readonly program: Uint8Array;
  readonly length: number;
}

const fonts = new WeakMap<FontSubset, PdfFont>();

/** The font of a document: the subset of Liberation Sans with the characters of these texts. */
export const pdfFont = async (texts: Iterable<string>): Promise<PdfFont> => {
  const part = sansPart(codesOf(texts));
  let font = fonts.get(part);
  if (!font) {
    font = describe(part, await deflate(part.program));
    fonts.set(part, font);
  }
  return font;
};

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

const describe = ({ program, widths, box, ascent, descent }: FontSubset, deflated: Uint8Array): PdfFont => {
  const byteWidths: number[] = [];
  for (const [code, width] of widths) byteWidths[WIN_ANSI.get(code)!] = width;
  const first = byteWidths.findIndex((width) => width !== undefined);
  const all = Array.from(byteWidths.slice(first), (width) => width ?? 0).join(' ');
  const name = `/${tagOf(widths.keys())}+${SANS_NAME}`;
  const font = `<<\n/Type /Font\n/Subtype /TrueType\n/BaseFont ${name}\n/Encoding /WinAnsiEncoding\n/FirstChar ${first}\n/LastChar ${byteWidths.length - 1}\n/Widths [ ${all} ]\n/FontDescriptor `;
  // Flag 32: the characters are those of the Latin alphabet.
  const descriptor = `<<\n/Type /FontDescriptor\n/FontName ${name}\n/Flags 32\n/FontBBox [ ${box.join(' ')} ]\n/ItalicAngle 0\n/Ascent ${ascent}\n/Descent ${descent}\n/CapHeight ${SANS_CAPITALS}\n/StemV 80\n/FontFile2 `;
  return {
    font: (to) => `${font}${to}\n>>`,
    descriptor: (to) => `${descriptor}${to}\n>>`,
    program: deflated,
    length: program.length,
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
