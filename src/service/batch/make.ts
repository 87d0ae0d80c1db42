import { createHash } from 'node:crypto';
import { ApiError, orRefuse, refuse } from '../../api/index.ts';
import { ask, DrawnDieline, doesNotFit } from '../../engine/index.ts';
import type { Catalogue } from '../../template/index.ts';
import { roundTo } from '../../values/index.ts';
import {
  type BatchFileData,
  type BatchResult,
  keyOf,
  type Made,
  type RawRequest,
  type Refused,
  readBatchRequest,
} from './request.ts';

/** Decimals of an area, as in the service. */
const AREA_DECIMALS = 4;

/** Makes the files of one request. Never throws: errors become results, so that one bad line does not end a batch. */
export const makeOne = (...given: Parameters<typeof make>): Promise<BatchResult<BatchFileData>> =>
  make(...given).catch((error: unknown) => failed(given[1], given[2], error));

export const failed = (raw: RawRequest, line: number, error: unknown): Refused => ({
  line,
  key: keyOf(raw, line),
  error:
    error instanceof ApiError
      ? error.body
      : { message: `Boxwright failed on this request. This is an error of Boxwright, not of the request: ${error}` },
});

const make = async (catalogue: Catalogue, raw: RawRequest, line: number, all = false): Promise<Made<BatchFileData>> => {
  const request = readBatchRequest(raw, line);
  const { template, variables: values } = request;
  const box = new DrawnDieline(orRefuse(ask(catalogue, { template, values, names: 'own' })));
  const files: BatchFileData[] = [];
  for (const format of request.formats) {
    const { profile } = request;
    const header = format === 'pdf' && request.pdfHeader ? box.header : undefined;
    const options = { tool: all || request.tool, ...(header && { header }), ...(profile && { profile }) };
    const file = await box.file(format, options).catch((error: unknown) => {
      throw refuse(doesNotFit(error, format));
    });
    const data = typeof file === 'string' ? Buffer.from(file) : file;
    files.push({
      format,
      name: `${request.key}.${format}`,
      bytes: data.length,
      sha256: createHash('sha256').update(data).digest('hex'),
      data,
    });
  }
  const by = box.plant && { plant: box.plant.table };
  return { line, key: request.key, template: box.id, area: roundTo(box.area, AREA_DECIMALS), files, ...by };
};
