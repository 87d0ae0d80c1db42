import { readDxfDrawing } from './dxf/read-dxf.ts';
import { readPdfDrawing } from './pdf/read-pdf.ts';
import { LIMITS, type ReadFormat, type Reading, type ReadOptions, UnreadableError } from './reading.ts';
import { readSvgDrawing } from './svg/read-svg.ts';

/**
 * Reads somebody's drawing: DXF, SVG or PDF, told by what it holds.
 * @throws UnreadableError with the place where it breaks; never a guess.
 */
export const readDrawing = async (bytes: Uint8Array, options: ReadOptions = {}): Promise<Reading> => {
  if (bytes.length > LIMITS.bytes) throw new UnreadableError(`more than ${LIMITS.bytes >> 20} MB`);
  if (options.mm !== undefined && !(options.mm > 0 && Number.isFinite(options.mm)))
    throw new UnreadableError(`a unit of ${options.mm} mm`);
  switch (detectFormat(bytes)) {
    case 'pdf':
      return readPdfDrawing(bytes, options);
    case 'svg':
      return readSvgDrawing(decodeText(bytes), options);
    case 'dxf':
      return readDxfDrawing(decodeText(bytes), options);
    default:
      throw new UnreadableError('neither DXF nor SVG nor PDF', 'byte 0');
  }
};

/** The format of a file by its first bytes; undefined for none that is read. */
const detectFormat = (bytes: Uint8Array): ReadFormat | undefined => {
  if (Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) return 'pdf';
  const head = decodeText(bytes.subarray(0, 4096)).trimStart();
  if (head.startsWith('<')) return 'svg';
  // A DXF begins with a group: a comment, or the name of its first section.
  return /^(999\s*[\r\n]|0\s*[\r\n]+\s*SECTION)/i.test(head) || head.startsWith('AutoCAD Binary DXF')
    ? 'dxf'
    : undefined;
};

/** Text as UTF-16 or UTF-8 where it is marked or reads as such, else in the code page that a DXF names, else byte by byte. */
const decodeText = (bytes: Uint8Array): string => {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
    return new TextDecoder(a === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  if (!text.includes('\uFFFD')) return text;
  const plain = Buffer.from(bytes).toString('latin1');
  const page = /\$DWGCODEPAGE\s+3\s+ANSI_(\d+)/i.exec(plain.slice(0, HEADER))?.[1];
  const name =
    page === undefined ? undefined : (CODE_PAGES[page] ?? (/^125[0-8]$/.test(page) ? `windows-${page}` : undefined));
  return name === undefined ? plain : new TextDecoder(name).decode(bytes);
};

/** Characters in which a header names its code page. */
const HEADER = 100_000;

/** Code pages of several bytes a letter, and of Thai, by the names that decoders know. */
const CODE_PAGES: Readonly<Record<string, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
};
