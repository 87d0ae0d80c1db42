import { inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
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
import { UnreadableError } from './reading.ts';

/** What a stream may unpack to, and all of them. */
const UNPACKED = { stream: 64 * 2 ** 20, all: 256 * 2 ** 20 } as const;

/**
 * Opens a PDF; what its streams unpack to is measured before anything else unpacks them.
 * @throws UnreadableError where it is none, is encrypted, or unpacks to more than is read.
 */
export const openPdf = async (bytes: Uint8Array): Promise<PDFDocument> => {
  measureStreams(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false });
  } catch (error) {
    throw new UnreadableError((error as Error).message.split('\n')[0]!);
  }
};

const measureStreams = (file: Buffer): void => {
  let sum = 0;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.subarray(at - 3, at).toString('latin1') === 'end') continue;
    const start = at + 6 + (file[at + 6] === 13 ? 2 : 1);
    const end = file.indexOf('endstream', start);
    if (end < 0) return;
    try {
      sum += inflateSync(file.subarray(start, end), { maxOutputLength: UNPACKED.stream }).length;
    } catch (error) {
      // What is no zlib stream is not unpacked by zlib: it is as large as it is.
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') sum = Number.POSITIVE_INFINITY;
    }
    if (sum > UNPACKED.all)
      throw new UnreadableError(`a stream that unpacks to more than ${UNPACKED.stream >> 20} MB`, `byte ${at}`);
  }
};

/** A dictionary's value, followed where it is a reference. */
export const get = (dict: PDFDict | undefined, key: string): PDFObject | undefined => dict?.lookup(PDFName.of(key));

export const dictOf = (object: PDFObject | undefined): PDFDict | undefined =>
  object instanceof PDFDict ? object : object instanceof PDFStream ? object.dict : undefined;

export const nameOf = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFName ? object.decodeText() : undefined;

export const textOf = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : undefined;

export const numberOf = (object: PDFObject | undefined): number | undefined =>
  object instanceof PDFNumber ? object.asNumber() : undefined;

export const listOf = (object: PDFObject | undefined, context: PDFContext): PDFObject[] =>
  object instanceof PDFArray ? object.asArray().map((each) => context.lookup(each) ?? each) : [];

/** The bytes of a stream, or of several that are one. @throws UnreadableError where they cannot be unpacked. */
export const contentOf = (object: PDFObject | undefined, context: PDFContext): Uint8Array => {
  if (object instanceof PDFArray)
    return Buffer.concat(listOf(object, context).flatMap((each) => [contentOf(each, context), Buffer.from('\n')]));
  if (!(object instanceof PDFRawStream)) return new Uint8Array();
  try {
    return decodePDFRawStream(object).decode();
  } catch (error) {
    throw new UnreadableError(`a stream that cannot be unpacked: ${(error as Error).message}`);
  }
};
