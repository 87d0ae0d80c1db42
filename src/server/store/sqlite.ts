import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { builtFile } from '../../platform/built/index.ts';
import { StoreFault } from '../../service/local/index.ts';
import type { Answered, Name, OperationInput, Runner } from './operations.ts';
import * as messages from './sqlite-messages.ts';
import reasons from './start-errors.json' with { type: 'json' };

const LARGEST_BATCH = 256;

interface Waiting {
  readonly operation: messages.Batch[number];
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Opens SQLite in a folder, created if missing for its owner alone, in a worker thread. Several processes may open it. Operations that
 * arrive during a commit share the next one, because a commit costs the same for one or many.
 * @throws Error that names the file, the reason and the remedy, when the database cannot be opened.
 */
export const openSqlite = async (data: messages.ThreadData): Promise<Runner> => {
  const thread = new Worker(builtFile('store/sqlite-thread.js'), { workerData: data });
  const queue: Waiting[] = [];
  let underWay: readonly Waiting[] = [];
  let ended: Error | undefined;
  let closing = false;

  const fail = (error: Error): void => {
    ended ??= error;
    for (const { reject } of [...underWay, ...queue.splice(0)]) reject(error);
    underWay = [];
  };
  // Listen before the first await: a failing thread may exit together with its first message.
  const exited = new Promise<void>((done) => thread.once('exit', () => done()));
  const opened = await new Promise<messages.OpenedDatabase>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    exited.then(() => reject(new StoreFault('unavailable', 'The store has ended before it opened.')));
  });
  thread.on('error', (error) => fail(new StoreFault('unavailable', `The store has failed: ${String(error)}.`)));
  thread.on('exit', () => fail(new StoreFault('unavailable', 'The store is closed.')));
  if ('error' in opened) {
    await exited;
    throw new Error(explain(data.folder, opened.error), { cause: opened.error });
  }

  const send = (): void => {
    if (underWay.length || !queue.length) return;
    underWay = queue.splice(0, LARGEST_BATCH);
    // Keep the process alive only while operations are in progress.
    thread.ref();
    thread.postMessage(underWay.map(({ operation }) => operation));
  };
  thread.on('message', (results: messages.OperationResults) => {
    for (const [k, { resolve, reject }] of underWay.entries()) {
      const result = results[k]!;
      if ('value' in result) resolve(result.value);
      else reject(faultOf(result.error));
    }
    underWay = [];
    // While closing, the process waits for the thread: an answer that arrives meanwhile must not end it.
    if (!closing) thread.unref();
    send();
  });
  thread.unref();

  return {
    run<N extends Name>(name: N, input: OperationInput<N>) {
      return new Promise<Answered<N>>((resolve, reject) => {
        if (ended) return reject(ended);
        const operation = { name, input } as messages.Batch[number];
        queue.push({ operation, resolve: resolve as Waiting['resolve'], reject });
        send();
      });
    },
    async close() {
      if (ended) return;
      closing = true;
      thread.ref();
      thread.postMessage('close');
      await exited;
    },
  };
};

const faultOf = (error: messages.ThreadError): Error => {
  const { message, code } = error;
  if (code === messages.GONE)
    return new StoreFault('unavailable', 'The database file was removed or replaced. Restart the server.');
  if (messages.isFull(error)) return new StoreFault('full', 'The disk is full: nothing more can be stored.');
  if (/SQLITE_BUSY|SQLITE_LOCKED|SQLITE_IOERR|SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_CORRUPT|SQLITE_NOTADB/.test(code))
    return new StoreFault('unavailable', `The database cannot be used: ${message}.`);
  return Object.assign(new Error(message), { code });
};

/** Why the records cannot be opened, and the remedy. The first pattern that fits says what is wrong. The last one fits everything. */
const explain = (folder: string, { message, code }: messages.ThreadError): string => {
  const words: Readonly<Record<string, string>> = { folder, file: join(folder, 'boxwright.db'), message };
  const [, text] = reasons.find(([pattern]) => new RegExp(pattern!).test(`${code} ${message}`))!;
  return text!.replace(/\{(\w+)\}/g, (_, name: string) => words[name]!);
};
