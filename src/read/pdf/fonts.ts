import { PDFArray, type PDFContext, PDFDict, PDFName, PDFNumber, type PDFObject } from 'pdf-lib';
import { LIMITS, UnreadableError } from '../unreadable.ts';
import { type CMap, readCMap } from './cmap.ts';
import { glyph } from './glyphs.ts';
import { dictOf, get, listOf, nameValue, numberValue, streamContent } from './objects.ts';

/** The letters of the codes of a text; undefined where the font does not tell. */
export type Font = (codes: string) => string | undefined;

/** Bytes of all the CMaps of a file together, at most: one of a large font has a hundredth. */
const CMAPS = 4 * 2 ** 20;

/** Letters of a file at most. */
const MAX_LETTERS = LIMITS.bytes / 8;

/** Characters in which WinAnsi differs from Latin-1: from 0x80 on. Node's own decoder takes them for the same (before 22). */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const windows = (codes: string): string => codes.replaceAll(/[\x80-\x9f]/g, (c) => WINDOWS[c.charCodeAt(0) - 0x80]!);
const mac = new TextDecoder('macintosh');

/** Flag of a font that has letters of its own (ISO 32000, 9.8.2). */
const SYMBOLIC = 4;

/** The fonts of a file, each read once. */
export class Fonts {
  readonly #context: PDFContext;
  readonly #known = new Map<PDFDict, Font>();
  readonly #maps = new Map<PDFObject, CMap | undefined>();
  #bytes = 0;
  #letters = 0;

  constructor(context: PDFContext) {
    this.#context = context;
  }

  /** The font of a name. A missing one is read as a standard font. */
  find(name: string, resources: PDFDict | undefined): Font {
    const dict = dictOf(get(dictOf(get(resources, 'Font')), name));
    if (!dict) return standardFont;
    const known = this.#known.get(dict);
    if (known) return known;
    const font = this.#counted(this.#read(dict));
    this.#known.set(dict, font);
    return font;
  }

  #counted(font: Font): Font {
    return (codes) => {
      const value = font(codes);
      this.#letters += codes.length + (value?.length ?? 0);
      if (this.#letters > MAX_LETTERS)
        throw new UnreadableError(`The texts of the page have more than ${MAX_LETTERS} letters.`);
      return value;
    };
  }

  #read(dict: PDFDict): Font {
    const composite = nameValue(get(dict, 'Subtype')) === 'Type0';
    const map = this.#map(get(dict, 'ToUnicode'), composite ? 2 : 1);
    const simple = composite ? undefined : this.#encoding(dict);
    return (codes) => {
      const all = (map?.codes(codes) ?? [...codes]).map((code) => map?.letters.get(code) ?? simple?.(code));
      return all.includes(undefined) ? undefined : all.join('');
    };
  }

  /** The letters of a font of single bytes. */
  #encoding(dict: PDFDict): (code: string) => string | undefined {
    const encoding = get(dict, 'Encoding');
    const own = encoding instanceof PDFDict ? encoding : undefined;
    const base = nameValue(own ? get(own, 'BaseEncoding') : encoding);
    const other = encodingDifferences(own && get(own, 'Differences'), this.#context);
    const descriptor = dictOf(get(dict, 'FontDescriptor'));
    const flags = numberValue(get(descriptor, 'Flags')) ?? 0;
    // Codes of such a font have their meaning in its own file, often in the order in which its glyphs were first used.
    const strange = base === undefined && (nameValue(get(dict, 'Subtype')) === 'Type3' || (flags & SYMBOLIC) !== 0);
    const decoded = base === 'MacRomanEncoding' ? (code: string) => mac.decode(Buffer.from(code, 'latin1')) : windows;
    return (code) => {
      if (other.has(code)) return other.get(code);
      return strange ? undefined : decoded(code);
    };
  }

  #map(stream: PDFObject | undefined, bytes: number): CMap | undefined {
    if (!stream || !dictOf(stream)) return undefined;
    if (this.#maps.has(stream)) return this.#maps.get(stream);
    this.#maps.set(stream, undefined);
    const content = streamContent(stream, this.#context);
    this.#bytes += content.length;
    if (this.#bytes > CMAPS) return undefined;
    try {
      this.#maps.set(stream, readCMap(content, bytes));
    } catch {
      // A font with a broken map does not tell its letters.
    }
    return this.#maps.get(stream);
  }
}

/** A font that is not in the file is a standard one. */
const standardFont: Font = windows;

/** The glyphs of codes: a number, and the names from there on. */
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
