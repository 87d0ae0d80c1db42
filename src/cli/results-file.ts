import { appendFile, readFile } from 'node:fs/promises';
import { type LiveResult, writeWhole } from '../index.ts';
import { isSystemError } from './system-error.ts';
import { rethrowAsCommandError, UsageError } from './usage-error.ts';

/** A result with what it was asked of, and how closely it was held. */
export type StoredLiveResult = LiveResult & { readonly service: string; readonly tolerance: number };

/** Results as they come, one JSON object a line: what is in it is there whatever happens next. */
export interface LiveResultsFile {
  readonly kept: readonly StoredLiveResult[];
  readonly keep: (result: StoredLiveResult) => Promise<void>;
}

/**
 * Opens a file of results, which need not be there yet. A last line that was broken off is taken out.
 * @throws UsageError for a file of something else, which is left as it is.
 */
export const openResults = async (path: string): Promise<LiveResultsFile> => {
  const text = await orNothing(path);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const kept = whole.split('\n').flatMap((line, k) => (line ? [resultIn(line, `${path}, line ${k + 1}`)] : []));
  // What is broken off must have been one of ours, too.
  if (whole !== text) {
    if (!kept.length && !text.startsWith('{"service":')) throw foreign(`${path}, line 1`);
    await writeWhole(path, whole);
  }
  return { kept, keep: (result) => rethrowAsCommandError(() => appendFile(path, `${JSON.stringify(result)}\n`)) };
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
