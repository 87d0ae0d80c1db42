import { gunzipSync } from 'node:zlib';
import type { LineType } from '../../board/index.ts';
import { type Dieline, dielineOfLines } from '../../sheet/index.ts';
import { readCf2Drawing } from '../cf2/read/read-cf2.ts';
import { isBinaryDxf } from '../dxf/read/binary.ts';
import { readDxfDrawing } from '../dxf/read/read-dxf.ts';
import type { FormatName } from '../format-facts.ts';
import { readLbrn2Drawing } from '../lbrn2/read/read-lbrn2.ts';
import { isAnnotation } from '../line-types.ts';
import { readPdfDrawing } from '../pdf/read/read-pdf.ts';
import { readPltDrawing } from '../plt/read/read-plt.ts';
import { readSvgDrawing } from '../svg/read/read-svg.ts';
import codePages from './code-pages.json' with { type: 'json' };
import type { Reading, ReadLine, ReadOptions } from './reading.ts';
import { LIMITS, UnreadableError } from './unreadable.ts';

/**
 * Reads a foreign DXF, SVG, PDF, CF2, LightBurn or HPGL file, or Illustrator or EPS with PDF content. The content determines the format.
 * @throws UnreadableError with the place of the fault.
 */
export const readDrawing = async (file: Uint8Array, options: ReadOptions = {}): Promise<Reading> => {
  if (!(file instanceof Uint8Array))
    throw new TypeError('Pass the bytes of the file as a Uint8Array, for example await readFile(path).');
  const bytes = file[0] === 0x1f && file[1] === 0x8b ? unzip(file) : file;
  if (bytes.length > LIMITS.bytes)
    throw new UnreadableError(`The file is larger than ${LIMITS.bytes >> 20} MB, the maximum.`);
  if (options.mm !== undefined && !(options.mm > 0 && Number.isFinite(options.mm)))
    throw new UnreadableError(`The unit is ${options.mm} mm; it must be above 0.`);
  const format = detectFormat(bytes);
  if (!format) throw new UnreadableError(otherFormat(bytes));
  if (format === 'pdf') return readPdfDrawing(pdfContent(bytes), options);
  if (isBinaryDxf(bytes)) return readDxfDrawing(bytes, options);
  return textReaders[format](decodeText(bytes), options);
};

const textReaders: Readonly<Record<Exclude<FormatName, 'pdf'>, (text: string, options: ReadOptions) => Reading>> = {
  svg: readSvgDrawing,
  dxf: readDxfDrawing,
  cf2: readCf2Drawing,
  lbrn2: readLbrn2Drawing,
  plt: readPltDrawing,
};

const unzip = (file: Uint8Array): Uint8Array => {
  try {
    return gunzipSync(file, { maxOutputLength: LIMITS.bytes });
  } catch {
    throw new UnreadableError(`The packed file is damaged, or larger than ${LIMITS.bytes >> 20} MB when unpacked.`);
  }
};

/** Detects the format of a file by its first bytes; undefined for other files. */
const detectFormat = (bytes: Uint8Array): FormatName | undefined => {
  const start = Buffer.from(bytes.subarray(0, 1024));
  if (start.includes('%PDF-') || isPostScript(start)) return 'pdf';
  const head = decodeText(bytes.subarray(0, 4096)).trimStart();
  if (/^(?:<\?xml[^>]{0,200}\?>\s*)?<LightBurnProject/.test(head)) return 'lbrn2';
  if (head.startsWith('<')) return 'svg';
  if (/^(?:\x1b%-?\dB)?\s*(?:IN|DF|PA|SP\d)\s*;/i.test(head)) return 'plt';
  if (/^\$BOF\s*[\r\n]/i.test(head)) return 'cf2';
  // A text DXF begins with a group: a comment, or the name of its first section.
  return isBinaryDxf(bytes) || /^(999\s*[\r\n]|0\s*[\r\n]+\s*SECTION)/i.test(head) ? 'dxf' : undefined;
};

/** True for EPS as text, or EPS with a preview header (Adobe TN 5002). */
const isPostScript = (start: Buffer): boolean =>
  start.subarray(0, 4).toString('latin1') === '%!PS' || (start.length > 4 && start.readUInt32BE(0) === 0xc5d0d3c6);

/** First bytes of files that are taken for drawings, and what helps. */
const OTHER_FORMATS: readonly (readonly [start: RegExp, remedy: string])[] = [
  [/^\s{0,1000}$/, 'The file is empty.'],
  [/^AC10\d\d/, 'The file is a DWG. Save it as DXF.'],
  [
    /^(?:\x89PNG|\xff\xd8\xff|II\*\0|MM\0\*|GIF8|BM)/,
    'The file is a picture of pixels. Save the lines as DXF, SVG or PDF.',
  ],
  [/^PK\x03\x04/, 'The file is a ZIP archive. Unpack it and check the drawings in it.'],
];

const otherFormat = (bytes: Uint8Array): string => {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  const known = OTHER_FORMATS.find(([pattern]) => pattern.test(start));
  return known?.[1] ?? 'The file is not a DXF, SVG, PDF, CF2, LightBurn project or HPGL.';
};

/** The PDF inside a file; Illustrator and EPS have other bytes around it. Throws UnreadableError for PostScript without PDF content. */
const pdfContent = (bytes: Uint8Array): Uint8Array => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const from = file.indexOf('%PDF-');
  const end = pdfEnd(file, from);
  if (!isPostScript(file.subarray(0, 1024))) return end < 0 ? bytes : file.subarray(0, end);
  if (from < 0 || end < from)
    throw new UnreadableError(
      'This PostScript file has no PDF content. Save it as PDF, SVG or DXF, or with "Create PDF compatible file".',
      'byte 0',
    );
  return file.subarray(from, end);
};

const EOF = '%%EOF';

/** End of the PDF, after its `startxref`, because PostScript, previews and private data may contain end marks too. -1 without an end. */
const pdfEnd = (file: Buffer, from: number): number => {
  const table = file.lastIndexOf('startxref');
  const end = table > from ? file.indexOf(EOF, table) : file.lastIndexOf(EOF);
  return end < 0 ? end : end + EOF.length;
};

/** Decodes text as UTF-16 or UTF-8 if marked or valid, else in the code page named by a DXF, else byte by byte. */
const decodeText = (bytes: Uint8Array): string => {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
    return new TextDecoder(a === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  if (!text.includes('\uFFFD')) return text;
  const plain = Buffer.from(bytes).toString('latin1');
  const page = /\$DWGCODEPAGE\s+3\s+ANSI_(\d+)/i.exec(plain.slice(0, MAX_HEADER_CHARACTERS))?.[1];
  const name =
    page === undefined ? undefined : (CODE_PAGES[page] ?? (/^125[0-8]$/.test(page) ? `windows-${page}` : undefined));
  return name === undefined ? plain : new TextDecoder(name).decode(bytes);
};

/** Length of the header part that may name a code page, in characters. */
const MAX_HEADER_CHARACTERS = 100_000;

/** Multi-byte code pages, and Thai, by the names of decoders. */
const CODE_PAGES: Readonly<Record<string, string>> = codePages;

/** True for lines of the tool: neither annotations nor lines of an unknown kind. */
export const isLine = (line: ReadLine): line is ReadLine & { readonly kind: LineType } =>
  line.kind !== undefined && !isAnnotation(line.kind);

/** The lines of a reading as a graph. Ends within 1 µm share a corner. The lines keep their shape. */
export const toDieline = ({ lines }: Pick<Reading, 'lines'>): Dieline =>
  dielineOfLines(
    lines.filter(isLine).map(({ kind, curve }) => ({ line: kind, curve })),
    'default',
  );
