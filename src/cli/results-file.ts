import { appendFile, readFile } from 'node:fs/promises';
import { type LiveResult, writeWhole } from '../index.ts';
import { isSystemError } from './system-error.ts';
import { rethrowAsCommandError, UsageError } from './usage-error.ts';

/** A result with the service and the tolerance it was checked with. */
export type StoredLiveResult = LiveResult & { readonly service: string; readonly tolerance: number };

/** A file of results, one JSON object per line. Each result is written as soon as it is known. */
export interface LiveResultsFile {
  readonly stored: readonly StoredLiveResult[];
  readonly append: (result: StoredLiveResult) => Promise<void>;
}

/**
 * Opens a results file, or a new one. Removes an incomplete last line.
 * @throws UsageError for another kind of file, which is left unchanged.
 */
export const openResults = async (path: string): Promise<LiveResultsFile> => {
  const text = await orNothing(path);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const stored = whole.split('\n').flatMap((line, k) => (line ? [resultIn(line, `${path}, line ${k + 1}`)] : []));
  // The incomplete line must look like a result too, before it is removed.
  if (whole !== text) {
    if (!stored.length && !text.startsWith('{"service":')) throw foreign(`${path}, line 1`);
    await writeWhole(path, whole);
  }
  return {
    stored,
    append: (result) => rethrowAsCommandError(() => appendFile(path, `${JSON.stringify(result)}\n`)),
  };
};

const orNothing = (path: string): Promise<string> =>
  rethrowAsCommandError(async () => {
    try {
      return await readFile(path, 'utf8');
    } catch (error) {
      if (isSystemError(error) && error.code === 'ENOENT') return '';
      throw error;
    }
  });

const resultIn = (line: string, place: string): StoredLiveResult => {
  try {
    const result = JSON.parse(line) as Partial<StoredLiveResult>;
    if (result.service !== undefined && result.verdict && result.request) return result as StoredLiveResult;
  } catch {}
  throw foreign(place);
};

const foreign = (place: string): UsageError =>
  new UsageError(`${place} is not a result of a check. Name another file with --results.`);
