import { randomBytes } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { setTimeout } from 'node:timers/promises';
import { version } from '../platform/built/index.ts';
import { byClock, type SignTimes, signsOfLife, type Webhook } from '../service/batch/index.ts';
import { batchFacts, webhookId } from './batch-body.ts';
import { webhookSignature } from './keys/index.ts';
import type { Records, TakenWebhook } from './store/index.ts';
import { closedHost, publicLookup } from './webhook-address.ts';

/** Times in ms: between looks for webhooks, after each failed try until the next one, and until an answer must have come. */
const TIMES = { look: 1000, pauses: [10_000, 60_000, 300_000, 900_000, 2_400_000], limit: 10_000 };

const MAX_IN_WORK = 16;

/**
 * Sends the webhooks of ended batches. Servers that share the records share the work.
 * @param isPrivate - true when http and private networks are allowed.
 * @param onTry - receives the state after each try, and facts for the log: no path, which may hold a secret of the receiver.
 * @returns a function that ends it, when the webhooks in work are answered.
 */
export const sendWebhooks = (
  { webhooks: store, batches }: Pick<Records, 'webhooks' | 'batches'>,
  isPrivate: boolean,
  onTry: (state: Webhook['state'], facts: { readonly error?: string }) => void,
  times: SignTimes & Partial<typeof TIMES> = {},
): (() => Promise<void>) => {
  const { look, pauses, limit } = { ...TIMES, ...times };
  const worker = randomBytes(9).toString('base64url');
  const inWork = new Set<Promise<void>>();
  let isClosed = false;

  const attempt = async (taken: TakenWebhook): Promise<void> => {
    const { batch, tries } = taken;
    const url = new URL(taken.url);
    const answer = await post(taken, url, isPrivate, limit).catch((reason: Error) => reason.message);
    const isSent = typeof answer === 'number' && answer >= 200 && answer < 300;
    // 410 asks to send nothing more.
    const isLast = tries >= pauses.length || answer === 410;
    const state = isSent ? 'sent' : isLast ? 'failed' : 'waiting';
    const error = isSent ? {} : { error: typeof answer === 'number' ? `The answer was ${answer}` : answer };
    const due = Date.now() + (pauses[tries] ?? 0);
    const note = () => store.noteWebhook({ batch: batch.id, worker, state, due, ...error }).catch(() => 'lost');
    const facts = { webhook: webhookId(batch.id), account: batch.account, host: url.host, tries: tries + 1, ...error };
    onTry(state, facts);
    // While the store is away the webhook stays with this process, which goes on giving signs of life.
    while ((await note()) === 'lost' && !isClosed) await setTimeout(look);
  };
  const sendDue = async (): Promise<void> => {
    while (!isClosed && inWork.size < MAX_IN_WORK) {
      const taken = await store.takeWebhook({ worker, now: Date.now(), horizon: Math.max(...pauses) });
      if (!taken) return;
      const sending = attempt(taken).finally(() => inWork.delete(sending));
      inWork.add(sending);
    }
  };
  let looking: Promise<void> | undefined;
  const endLooks = byClock(async () => {
    looking ??= sendDue().finally(() => {
      looking = undefined;
    });
    await looking;
  }, look);
  const endSigns = signsOfLife(batches, worker, () => inWork.size > 0, undefined, times);
  return async () => {
    isClosed = true;
    endLooks();
    await looking?.catch(() => undefined);
    await Promise.all(inWork);
    endSigns();
  };
};

/** Posts a webhook. Redirects are not followed, and the body of the answer is not read. @returns the status, or why there is none. */
const post = async ({ batch, secret }: TakenWebhook, url: URL, isPrivate: boolean, limit: number) => {
  const closed = isPrivate ? undefined : closedHost(url);
  if (closed) return closed;
  const id = webhookId(batch.id);
  const type = batch.state === 'cancelled' ? 'batch.cancelled' : 'batch.done';
  const body = JSON.stringify({ id, type, batch: batchFacts(batch) });
  const time = String(Math.floor(Date.now() / 1000));
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'User-Agent': `Boxwright/${version()}`,
    'Boxwright-Event': id,
    ...(secret && { 'Boxwright-Signature': `t=${time},v1=${webhookSignature(time, body, secret)}` }),
  };
  const signal = AbortSignal.timeout(limit);
  const options = { method: 'POST', headers, signal, agent: false, ...(!isPrivate && { lookup: publicLookup }) };
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise<number | string>((done) => {
    send(url, options, (response) => {
      response.destroy();
      done(response.statusCode!);
    })
      .on('error', (error) => done(signal.aborted ? `No answer within ${limit / 1000} s` : error.message))
      // Also without an error: what answers may be no web server.
      .on('close', () => done('The connection was closed'))
      .end(body);
  });
};
