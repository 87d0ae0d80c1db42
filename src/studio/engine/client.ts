import type { EngineApi } from './protocol.ts';
import type { Answer, Call } from './worker.ts';

type Calls = {
  readonly [Name in keyof EngineApi]: (
    ...given: Parameters<EngineApi[Name]>
  ) => Promise<Awaited<ReturnType<EngineApi[Name]>>>;
};

/** Calls that wait for their answer. */
const waiting = new Map<number, { readonly done: (value: never) => void; readonly failed: (error: Error) => void }>();
let number = 0;

const worker = new Worker(new URL('studio/worker.js', document.baseURI), { type: 'module' });
worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
  const call = waiting.get(data.number);
  waiting.delete(data.number);
  if ('message' in data) call?.failed(new Error(data.message));
  else call?.done(data.value as never);
});
worker.addEventListener('error', ({ message }) => {
  for (const { failed } of waiting.values()) failed(new Error(message));
  waiting.clear();
});

/** The engine. Answers come in the order of the calls. */
export const engine = new Proxy({} as Calls, {
  get:
    (_, name: string) =>
    (...given: readonly unknown[]) =>
      new Promise((done, failed) => {
        const call: Call = { number: number++, name: name as keyof EngineApi, given };
        waiting.set(call.number, { done: done as (value: never) => void, failed });
        worker.postMessage(call);
      }),
});
