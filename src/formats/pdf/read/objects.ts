import { inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  EncryptedPDFError,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFString,
} from 'pdf-lib';
import { keptIn } from '../../../geometry/index.ts';
import { LIMITS, UnreadableError } from '../../reading/unreadable.ts';

/** Largest unpacked size in bytes of any stream, of a content stream, and of all streams together. Pictures are large. */
const MAX_UNPACKED = { stream: 64 * 2 ** 20, drawn: LIMITS.bytes, all: 256 * 2 ** 20 } as const;

/** Opens a PDF; measures the unpacked size of a stranger's streams first. Throws UnreadableError if damaged, encrypted or too large. */
export const openPdf = async (bytes: Uint8Array, isOwn = false): Promise<PDFDocument> => {
  if (!isOwn) measureStreams(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false });
  } catch (error) {
    if (error instanceof EncryptedPDFError)
      throw new UnreadableError('The PDF is encrypted. Save it again without a password and without restrictions.');
    throw new UnreadableError(`The PDF cannot be opened: ${(error as Error).message.split('\n')[0]}`);
  }
};

/** Says of an error of the parser, whose message helps no user, that the file is damaged. */
export const orDamaged = <T>(work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    throw new UnreadableError(
      'The PDF is damaged: an object is missing, of a wrong type, or refers to itself. Save it again.',
    );
  }
};

/** Filters that zlib cannot measure. */
const OTHER = /\/(ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL)\b/;

const measureStreams = (file: Buffer): void => {
  let [sum, looked, before] = [0, 0, 0];
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.subarray(at - 3, at).toString('latin1') === 'end') {
      before = at + 6;
      continue;
    }
    const start = at + 6 + (file[at + 6] === 13 ? 2 : 1);
    const end = file.indexOf('endstream', start);
    if (end < 0) return;
    looked += end - before;
    sum += unpackedSize(file.subarray(start, end));
    if (sum > MAX_UNPACKED.all || looked > 8 * LIMITS.bytes)
      throw new UnreadableError(`A stream unpacks to more than ${MAX_UNPACKED.stream >> 20} MB.`, `byte ${at}`);
    // Object streams are unpacked while the file is opened, so they must use the measured filter.
    const about = file
      .toString('latin1', before, at)
      .replaceAll(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    if (/ObjStm|\/XRef/.test(about) && OTHER.test(about))
      throw new UnreadableError('An object stream uses a filter that is not supported.', `byte ${at}`);
  }
};

/** Unpacked size of a stream in bytes, also for a stream packed twice. For an unmeasurable stream it is the largest possible size. */
const unpackedSize = (stream: Buffer, depth = 0): number => {
  if (stream.length < 2 || (stream[0]! & 15) !== 8 || stream.readUInt16BE(0) % 31 !== 0) return 0;
  try {
    const inner = inflateSync(stream, { maxOutputLength: MAX_UNPACKED.stream });
    return inner.length + (depth < 8 ? unpackedSize(inner, depth + 1) : MAX_UNPACKED.all);
  } catch {
    // A broken stream unpacks up to the fault. zlib packs at most 1032 bytes into one.
    return 1032 * stream.length;
  }
};

/** A dictionary's value, with references resolved. */
export const get = (dict: PDFDict | undefined, key: string): PDFObject | undefined => dict?.lookup(PDFName.of(key));

export const dictOf = (object: PDFObject | undefined): PDFDict | undefined =>
  object instanceof PDFDict ? object : object instanceof PDFStream ? object.dict : undefined;

export const nameValue = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFName ? object.decodeText() : undefined;

export const textValue = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : undefined;

export const numberValue = (object: PDFObject | undefined): number | undefined =>
  object instanceof PDFNumber ? object.asNumber() : undefined;

export const listOf = (object: PDFObject | undefined, context: PDFContext): PDFObject[] =>
  object instanceof PDFArray ? object.asArray().map((each) => context.lookup(each) ?? each) : [];

/** The numbers of a list; 0 for what is not a number. */
export const numberList = (object: PDFObject | undefined, context: PDFContext): number[] =>
  listOf(object, context).map((each) => numberValue(each) ?? 0);

/** The bytes of a stream, or of several in a row. Throws UnreadableError for a stream that cannot be unpacked or is too large. */
export const streamContent = (object: PDFObject | undefined, context: PDFContext): Uint8Array => {
  if (!(object instanceof PDFArray)) return unpackStream(object);
  const known = new Map<PDFObject, Uint8Array>();
  const all: Uint8Array[] = [];
  let size = 0;
  for (const each of listOf(object, context)) {
    const bytes = keptIn(known, each, () => unpackStream(each));
    all.push(bytes, Buffer.from('\n'));
    size += bytes.length + 1;
    if (size > MAX_UNPACKED.drawn)
      throw new UnreadableError(`The content of the page has more than ${MAX_UNPACKED.drawn >> 20} MB.`);
  }
  return Buffer.concat(all);
};

/** Filters that may enlarge their input. */
const PACKING = ['FlateDecode', 'LZWDecode', 'RunLengthDecode'];

const unpackStream = (object: PDFObject | undefined): Uint8Array => {
  if (!(object instanceof PDFRawStream)) return new Uint8Array();
  const filters = get(object.dict, 'Filter');
  const names = filters instanceof PDFArray ? filters.asArray().map(nameValue) : [];
  if (names.length > 4 || names.filter((name) => PACKING.includes(name ?? '')).length > 1)
    throw new UnreadableError('A stream uses more than one filter.');
  let bytes: Uint8Array;
  try {
    bytes = decodePDFRawStream(object).getBytes(MAX_UNPACKED.drawn + 1) as Uint8Array;
  } catch (error) {
    throw new UnreadableError(`A stream cannot be unpacked: ${(error as Error).message}`);
  }
  if (bytes.length > MAX_UNPACKED.drawn)
    throw new UnreadableError(`A stream unpacks to more than ${MAX_UNPACKED.drawn >> 20} MB.`);
  return bytes;
};
