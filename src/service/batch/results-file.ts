import { closeSync, createReadStream, existsSync, fdatasyncSync, openSync, truncateSync, writeSync } from 'node:fs';
import { isObject, parseJson } from '../../values/index.ts';
import { textLines } from './lines.ts';
import type { BatchResult } from './request.ts';

/** A result with a digest of its request, to detect changes in the list. */
export type StoredResult = BatchResult & { readonly request: string };

const START = '{"line":';

/** Opens or creates a file of results, one JSON object per line, in the order of the requests; adding removes an incomplete last line. `next` throws Error for another file, left unchanged. */
export const openResultsFile = (path: string) => {
  const lines = existsSync(path) ? textLines(createReadStream(path)) : undefined;
  let whole = 0;
  let isBroken = false;
  let file: number | undefined;

  const begin = (): number => {
    if (isBroken) truncateSync(path, whole);
    return openSync(path, 'a');
  };
  return {
    /** The next result of an earlier run; undefined at the end. */
    async next(): Promise<StoredResult | undefined> {
      const { value: line } = (await lines?.next()) ?? {};
      if (!line) return undefined;
      const { text } = line;
      // An incomplete line may be shorter than its usual start.
      if (!text.startsWith(START) && (line.whole || !START.startsWith(text))) throw foreign(path, line.line);
      if (!line.whole) {
        isBroken = true;
        return undefined;
      }
      whole = line.end;
      return resultIn(text) ?? Promise.reject(foreign(path, line.line));
    },
    /** Appends a result. Call it only after reading all earlier ones. */
    add(result: StoredResult): void {
      file ??= begin();
      const { line, request, ...rest } = result;
      writeSync(file, `${JSON.stringify({ line, request, ...rest })}\n`);
    },
    close(): void {
      if (file === undefined) return;
      fdatasyncSync(file);
      closeSync(file);
    },
  };
};

const resultIn = (text: string): StoredResult | undefined => {
  const result = parseJson(text);
  const isResult = isObject(result) && typeof result.request === 'string' && ('files' in result || 'error' in result);
  return isResult ? (result as unknown as StoredResult) : undefined;
};

const foreign = (path: string, line: number): Error =>
  new Error(`${path}, line ${line} is not a result of a batch. Name another file with --results.`);
