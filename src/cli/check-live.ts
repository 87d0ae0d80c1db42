import { checkLive, type LiveRequest, type LiveResult, readRequests, type Verdict } from '../index.ts';
import type { CommandContext } from './command-context.ts';
import { readInput } from './files.ts';
import { openResults, type StoredLiveResult } from './results-file.ts';
import { serviceAt } from './service-keys.ts';
import { UsageError } from './usage-error.ts';

export interface LiveCommand {
  readonly file: string;
  readonly url: string;
  /** Requests per second. */
  readonly rate: number;
  /** In mm. */
  readonly tolerance: number;
  readonly results: string | undefined;
}

/** Sends those requests of a list to a hosted service that have no result yet. */
export const liveCheck = async (
  { log, printJson }: CommandContext,
  { file, url, rate, tolerance, results: path = `${file.replace(/\.jsonl?$/, '')}.results.jsonl` }: LiveCommand,
): Promise<Verdict> => {
  const requests = unique(await readRequests((await readInput(file)).toString('utf8')));
  if (!requests.size)
    throw new UsageError(`${file} has no request. Write one JSON object per line, for example {"ask":"groups"}.`);
  const { stored, append: keep } = await openResults(path);
  const done = new Map<string, LiveResult>();
  const failed = new Set<string>();
  for (const result of stored) {
    const key = JSON.stringify(result.request);
    if (result.service !== url || result.tolerance !== tolerance) continue;
    if (result.verdict === 'unanswered') failed.add(key);
    else done.set(key, result);
  }

  // What had no answer before comes last: it must not keep the others from being sent.
  const left = [...requests]
    .filter(([key]) => !done.has(key))
    .sort(([a], [b]) => Number(failed.has(a)) - Number(failed.has(b)))
    .map(([, request]) => request);
  const before = requests.size - left.length;
  if (before) log(`${before} of ${requests.size} were answered before, in ${path}`);
  const found = new Map([...done].filter(([key]) => requests.has(key)));
  let n = before;
  for await (const result of checkLive(serviceAt(url), left, { rate, tolerance })) {
    await keep({ service: url, tolerance, ...result } satisfies StoredLiveResult);
    found.set(JSON.stringify(result.request), result);
    log(`[${++n}/${requests.size}] ${titleOf(result.request)}: ${result.verdict}${reason(result)}`);
  }
  const count = (verdict: LiveResult['verdict']) =>
    [...found.values()].filter((each) => each.verdict === verdict).length;
  const unanswered = requests.size - found.size + count('unanswered');
  if (unanswered) log(`${unanswered} of ${requests.size} have no answer. Run the same command again to send them.`);
  const counts = { same: count('same'), differs: count('differs'), cannot_tell: count('cannot tell'), unanswered };
  printJson({ live: { requests: requests.size, ...counts, results: path } });
  return counts.differs ? 'differs' : counts.cannot_tell || unanswered ? 'cannot tell' : 'same';
};

const unique = (requests: readonly LiveRequest[]): Map<string, LiveRequest> =>
  new Map(requests.map((request) => [JSON.stringify(request), request]));

const titleOf = (request: LiveRequest): string => {
  switch (request.ask) {
    case 'groups':
      return 'groups';
    case 'template':
      return `template ${request.template} in ${request.unit}`;
    case 'parts':
      return `parts ${request.template}`;
    default:
      return `${request.format} ${request.template}`;
  }
};

const reason = ({ why: [first, ...more] }: LiveResult): string =>
  first === undefined ? '' : ` – ${first}${more.length ? ` (and ${more.length} more)` : ''}`;
