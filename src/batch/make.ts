import { createHash } from 'node:crypto';
import { ApiError } from '../api/index.ts';
import { drawOne, roundTo } from '../engine/index.ts';
import type { Catalogue } from '../template/index.ts';
import { type FormatName, formatChoice, formats } from '../write/index.ts';
import { keyOf, type RawRequest, readBatchRequest } from './request.ts';
import type { BatchFileData, BatchResult, Made } from './result.ts';

/** Decimals of an area, as the service has them. */
const DECIMALS = 4;

/**
 * Makes the files of one request. Nothing is thrown: what cannot be made is a result, too, so that one bad line does not
 * end a batch.
 */
export const makeOne = async (
  catalogue: Catalogue,
  raw: RawRequest,
  line: number,
): Promise<BatchResult<BatchFileData>> => {
  try {
    return await make(catalogue, raw, line);
  } catch (error) {
    const key = keyOf(raw, line);
    if (error instanceof ApiError) return { line, key, error: error.body };
    return { line, key, error: { message: `Boxwright failed on this request, which is not to blame: ${error}` } };
  }
};

const make = async (catalogue: Catalogue, raw: RawRequest, line: number): Promise<Made<BatchFileData>> => {
  const request = readBatchRequest(raw, line);
  const box = drawOne(catalogue, request.template, request.variables);
  const files: BatchFileData[] = [];
  for (const format of request.formats) {
    const header = format === 'pdf' && request.pdfHeader ? box.header : undefined;
    const data = bytesOf(await fileOf(format, () => box.file(format, { ...(header && { header }) })));
    files.push({
      format,
      name: `${request.key}.${formats[format].extension}`,
      bytes: data.length,
      sha256: createHash('sha256').update(data).digest('hex'),
      data,
    });
  }
  return { line, key: request.key, template: box.id, area: roundTo(box.area, DECIMALS), files };
};

/** A finite drawing can only be too large for its format. */
const fileOf = async <T>(format: FormatName, write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = `${error.message}: choose ${formatChoice(format)}, or smaller sizes.`;
    throw new ApiError(400, { message: 'The drawing does not fit its format', errors: [{ message }] });
  }
};

const bytesOf = (file: string | Uint8Array): Uint8Array => (typeof file === 'string' ? Buffer.from(file) : file);
