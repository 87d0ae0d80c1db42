import { createHash } from 'node:crypto';
import { ApiError, orRefuse, refuse } from '../../api/index.ts';
import { ask, type DielineFiles, DrawnDieline, doesNotFit } from '../../engine/index.ts';
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

/** The artwork of a file in a folder below the die. */
export type PressMaker = (
  box: DielineFiles,
  folder: string,
  name: string,
) => Promise<{ readonly pdf: Uint8Array; readonly findings: readonly { level: string; sentence: string }[] }>;

interface MakeOptions {
  readonly tool?: boolean | undefined;
  readonly artwork?: string | undefined;
  readonly press?: PressMaker | undefined;
}

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

const make = async (
  catalogue: Catalogue,
  raw: RawRequest,
  line: number,
  { tool: all = false, artwork: folder, press }: MakeOptions = {},
): Promise<Made<BatchFileData>> => {
  const request = readBatchRequest(raw, line);
  const { key, template, variables: values, artwork, profile } = request;
  const box = new DrawnDieline(orRefuse(ask(catalogue, { template, values, names: 'own' })));
  const files: BatchFileData[] = [];
  let findings: Made['findings'];
  for (const format of request.formats) {
    const header = format === 'pdf' && request.pdfHeader ? box.header : undefined;
    const options = { tool: all || request.tool, ...(header && { header }), ...(profile && { profile }) };
    let file: string | Uint8Array;
    if (format === 'pdf' && artwork !== undefined) {
      if (!press || folder === undefined)
        throw unread('A server reads no artwork of a folder: only the command line and the library do.');
      const made = await press(box, folder, artwork).catch((error: unknown) => {
        throw isOfFile(error) ? unread(`${artwork}: ${error.message}`) : error;
      });
      [file, findings] = [made.pdf, made.findings.map(({ level, sentence }) => `${level}: ${sentence}`)];
    } else
      file = await box.file(format, options).catch((error: unknown) => {
        throw refuse(doesNotFit(error, format));
      });
    const data = typeof file === 'string' ? Buffer.from(file) : file;
    files.push({
      format,
      name: `${key}.${format}`,
      bytes: data.length,
      sha256: createHash('sha256').update(data).digest('hex'),
      data,
    });
  }
  const by = box.plant && { plant: box.plant.table };
  const area = roundTo(box.area, AREA_DECIMALS);
  return { line, key, template: box.id, area, files, ...by, ...(findings && { findings }) };
};

const unread = (message: string) => new ApiError(400, { message: 'The artwork cannot be used', errors: [{ message }] });

/** True where the file is at fault, or a package that reads it is not there. */
const isOfFile = (error: unknown): error is Error =>
  error instanceof Error && /^(UnreadableError|RangeError|MissingPartError)$/.test(error.name);
