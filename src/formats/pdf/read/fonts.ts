import { PDFArray, type PDFContext, PDFDict, PDFName, PDFNumber, type PDFObject } from 'pdf-lib';
import { keptIn, perObject } from '../../../geometry/index.ts';
import { LIMITS, UnreadableError } from '../../reading/unreadable.ts';
import { type CMap, readCMap } from './cmap.ts';
import table from './glyph-names.json' with { type: 'json' };
import { dictOf, get, listOf, nameValue, numberValue, streamContent } from './objects.ts';

/** Decodes the codes of a text; undefined for a font with unknown encoding. */
export type Font = (codes: string) => string | undefined;

/** Most bytes of all CMaps of a file. The CMap of a large font has a hundredth of it. */
const MAX_CMAP_BYTES = 4 * 2 ** 20;

const MAX_LETTERS = LIMITS.bytes / 8;

/** Characters of WinAnsi from 0x80 on, which differ from Latin-1. Before version 22 Node's decoder ignores the difference. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const windows = (codes: string): string => codes.replaceAll(/[\x80-\x9f]/g, (c) => WINDOWS[c.charCodeAt(0) - 0x80]!);
const mac = new TextDecoder('macintosh');

/** Flag of a font with its own character set (ISO 32000, 9.8.2). */
const SYMBOLIC = 4;

/** The fonts of a file by name, each read once. A missing font is read as a standard font. */
export const fontsOf = (context: PDFContext): ((name: string, resources: PDFDict | undefined) => Font) => {
  const known = new Map<PDFDict, Font>();
  let [bytes, letters] = [0, 0];
  const counted =
    (font: Font): Font =>
    (codes) => {
      const value = font(codes);
      letters += codes.length + (value?.length ?? 0);
      if (letters > MAX_LETTERS)
        throw new UnreadableError(`The texts of the page have more than ${MAX_LETTERS} letters.`);
      return value;
    };
  const mapOf = perObject((stream: PDFObject, codeBytes: number): CMap | null => {
    const content = streamContent(stream, context);
    bytes += content.length;
    if (bytes > MAX_CMAP_BYTES) return null;
    try {
      return readCMap(content, codeBytes);
    } catch {
      // A font with a broken map has an unknown encoding.
      return null;
    }
  });
  const read = (dict: PDFDict): Font => {
    const composite = nameValue(get(dict, 'Subtype')) === 'Type0';
    const stream = get(dict, 'ToUnicode');
    const map = stream && dictOf(stream) && mapOf(stream, composite ? 2 : 1);
    const simple = composite ? undefined : encodingOf(dict, context);
    return (codes) => {
      const all = (map?.codes(codes) ?? [...codes]).map((code) => map?.letters.get(code) ?? simple?.(code));
      return all.includes(undefined) ? undefined : all.join('');
    };
  };
  return (name, resources) => {
    const dict = dictOf(get(dictOf(get(resources, 'Font')), name));
    return dict ? keptIn(known, dict, () => counted(read(dict))) : windows;
  };
};

/** Decodes the letters of a single-byte font. */
const encodingOf = (dict: PDFDict, context: PDFContext): ((code: string) => string | undefined) => {
  const encoding = get(dict, 'Encoding');
  const own = encoding instanceof PDFDict ? encoding : undefined;
  const base = nameValue(own ? get(own, 'BaseEncoding') : encoding);
  const other = encodingDifferences(own && get(own, 'Differences'), context);
  const flags = numberValue(get(dictOf(get(dict, 'FontDescriptor')), 'Flags')) ?? 0;
  // Such codes are private to the font file. They often follow the first use of each glyph.
  const strange = base === undefined && (nameValue(get(dict, 'Subtype')) === 'Type3' || (flags & SYMBOLIC) !== 0);
  const decoded = base === 'MacRomanEncoding' ? (code: string) => mac.decode(Buffer.from(code, 'latin1')) : windows;
  return (code) => {
    if (other.has(code)) return other.get(code);
    return strange ? undefined : decoded(code);
  };
};

/** The glyphs of /Differences: a code, then the names from this code on. */
const encodingDifferences = (list: PDFObject | undefined, context: PDFContext): Map<string, string | undefined> => {
  const letters = new Map<string, string | undefined>();
  if (!(list instanceof PDFArray)) return letters;
  let code = 0;
  for (const each of listOf(list, context)) {
    if (each instanceof PDFNumber) code = each.asNumber();
    else if (each instanceof PDFName && code >= 0 && code < 256)
      letters.set(String.fromCharCode(code++), glyph(each.decodeText()));
  }
  return letters;
};

/** Names of glyphs in dimensions and remarks (Adobe Glyph List). A letter is its own name. */
const NAMES: Readonly<Record<string, string>> = table;

/** The letters of a glyph by its name; undefined for an unknown one. */
const glyph = (name: string): string | undefined => {
  // A suffix after a full stop names a variant of the letter.
  const [plain] = name.split('.');
  if (!plain) return undefined;
  if (/^[A-Za-z]$/.test(plain)) return plain;
  if (Object.hasOwn(NAMES, plain)) return NAMES[plain];
  const hex = /^(?:uni|u)([\dA-F]{4,6})$/.exec(plain)?.[1];
  const point = hex === undefined ? Number.NaN : Number.parseInt(hex, 16);
  return point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) ? String.fromCodePoint(point) : undefined;
};
