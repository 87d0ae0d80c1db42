import { createReadStream, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BatchResult, type BatchRun, batchFile, csvRequests } from '../entry/batch.ts';
import type { CommandContext } from './command-context.ts';
import { type AddCommand, addOptions } from './listed-options.ts';
import type { OptionsOf } from './option-types.ts';
import { progressBar } from './progress-bar.ts';
import { stopSignal } from './shutdown-signal.ts';
import { CommandError, ExitCode, rethrowAsCommandError } from './usage-error.ts';

type Refused = Extract<BatchResult, { readonly error: unknown }>;

const REFRESH_MS = 200;

const MAX_REFUSED_SHOWN = 3;

export const addBatch: AddCommand = (command, context) => {
  addOptions(command).action(async (list: string, { out, json, ...options }: OptionsOf['batch']) => {
    const { results = join(out, 'results.jsonl') } = options;
    const stop = stopSignal(context);
    const isTable = /\.csv$/i.test(list);
    const bytes = list === '-' ? undefined : sizeOf(list);
    // Progress counts the bytes of requests, and those of a table are other bytes than its rows.
    const size = isTable ? undefined : bytes;
    const run = batchFile({
      requests: isTable ? csvRequests(createReadStream(list)) : list === '-' ? process.stdin : createReadStream(list),
      directory: out,
      artwork: list === '-' ? '.' : dirname(list),
      ...options,
      results,
      signal: stop,
    });
    const { firstRefused, faulty } = await rethrowAsCommandError(() => follow(context, run, size));
    const { answered, before, refused } = run.progress;
    const stopped = stop.aborted && (size === undefined || run.progress.bytes < size);
    const counts = { requests: answered, made: answered - refused, refused, before, results };
    if (faulty) context.log(`The artwork of ${faulty} has faults: see the findings in ${results}.`);
    if (!json) for (const result of firstRefused) context.log(refusalLine(result));
    if (json) context.printJson({ batch: { ...counts, stopped } });
    else context.print(`${summary(counts)}${stopped ? '\nStopped. Run the command again to resume.' : ''}\n`);
    if (stopped || refused) throw new ExitCode(stopped ? 3 : 1);
  });
};

type Counts = Readonly<Record<'requests' | 'made' | 'refused' | 'before', number>> & { readonly results: string };

const summary = (counts: Counts): string =>
  [
    `${counts.made} of ${counts.requests} were made`,
    counts.refused ? `, ${counts.refused} refused` : '',
    counts.before ? `; ${counts.before} of them answered before` : '',
    `. Results: ${counts.results}`,
  ].join('');

/** `line 3, key bad: length is 5 mm, below its minimum of 20 mm; 20 mm works.` */
const refusalLine = ({ line, key, error }: Refused): string => {
  const { message } = ('errors' in error && error.errors[0]) || error;
  return `line ${line}, key ${key}: ${message}`;
};

/** Reads all results, with a progress bar in a terminal. @returns the first of this run that were refused, and how many print faults. */
const follow = async ({ showProgress }: CommandContext, { progress, results }: BatchRun, size?: number) => {
  const firstRefused: Refused[] = [];
  let faulty = 0;
  const start = performance.now();
  // The first result is shown at once.
  let shown = start - REFRESH_MS;
  try {
    for await (const result of results) {
      if ('error' in result && firstRefused.length < MAX_REFUSED_SHOWN) firstRefused.push(result);
      if ('files' in result && result.findings?.some((one) => one.startsWith('fault'))) faulty++;
      const now = performance.now();
      if (now - shown < REFRESH_MS) continue;
      shown = now;
      showProgress?.(progressBar(progress, now - start, size));
    }
  } finally {
    showProgress?.(undefined);
  }
  return { firstRefused, faulty };
};

const sizeOf = (list: string): number => {
  const stats = statSync(list, { throwIfNoEntry: false });
  if (!stats) throw new CommandError(`${list} cannot be read: the file does not exist.`);
  if (stats.isDirectory()) throw new CommandError(`${list} cannot be read: it is a folder.`);
  return stats.size;
};
