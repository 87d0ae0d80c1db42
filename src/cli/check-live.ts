import { appendFile, readFile } from 'node:fs/promises';
import { parseJson, writeWhole } from '../entry/inside.ts';
import { checkLive, type LiveRequest, type LiveResult, readRequests, type Verdict } from '../index.ts';
import type { CommandContext } from './command-context.ts';
import { readInput } from './files.ts';
import { serviceAt } from './service-keys.ts';
import { rethrowAsCommandError, UsageError } from './usage-error.ts';

type StoredLiveResult = LiveResult & { readonly service: string; readonly tolerance: number };

/** The results in a file, one JSON object per line; removes an incomplete last line. Throws UsageError for another kind of file, left unchanged. */
const storedResults = async (path: string): Promise<StoredLiveResult[]> => {
  // Makes the file if it is missing: results are appended to it.
  const text = await rethrowAsCommandError(() => readFile(path, { encoding: 'utf8', flag: 'a+' }));
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const stored = whole.split('\n').flatMap((line, k) => (line ? [resultIn(line, `${path}, line ${k + 1}`)] : []));
  // The incomplete line must look like a result too, before it is removed.
  if (whole !== text) {
    if (!stored.length && !text.startsWith('{"service":')) throw foreign(`${path}, line 1`);
    await writeWhole(path, whole);
  }
  return stored;
};

const resultIn = (line: string, place: string): StoredLiveResult => {
  const result = parseJson(line) as Partial<StoredLiveResult> | null | undefined;
  if (result?.service !== undefined && result.verdict && result.request) return result as StoredLiveResult;
  throw foreign(place);
};

const foreign = (place: string): UsageError =>
  new UsageError(`${place} is not a result of a check. Name another file with --results.`);

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
  const listed = await readRequests((await readInput(file)).toString('utf8'));
  const requests = new Map(listed.map((request) => [JSON.stringify(request), request]));
  if (!requests.size)
    throw new UsageError(`${file} has no request. Write one JSON object per line, for example {"ask":"groups"}.`);
  const service = serviceAt(url);
  const found = new Map<string, LiveResult>();
  for (const result of await storedResults(path)) {
    const key = JSON.stringify(result.request);
    if (result.service === url && result.tolerance === tolerance && requests.has(key)) found.set(key, result);
  }

  // What had no answer before comes last: it must not keep the others from being sent.
  const left = [...requests]
    .filter(([key]) => (found.get(key)?.verdict ?? 'unanswered') === 'unanswered')
    .sort(([a], [b]) => Number(found.has(a)) - Number(found.has(b)))
    .map(([, request]) => request);
  const before = requests.size - left.length;
  if (before) log(`${before} of ${requests.size} were answered before, in ${path}`);
  let n = before;
  for await (const result of checkLive(service, left, { rate, tolerance })) {
    const kept: StoredLiveResult = { service: url, tolerance, ...result };
    await rethrowAsCommandError(() => appendFile(path, `${JSON.stringify(kept)}\n`));
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

/** `groups`, `template becf-10101 in mm`, `dxf becf-10101`. */
const titleOf = (request: LiveRequest): string => {
  if (request.ask === 'groups') return request.ask;
  const what = request.ask === 'dieline' ? request.format : request.ask;
  return `${what} ${request.template}${request.ask === 'template' ? ` in ${request.unit}` : ''}`;
};

const reason = ({ why: [first, ...more] }: LiveResult): string =>
  first === undefined ? '' : ` – ${first}${more.length ? ` (and ${more.length} more)` : ''}`;
