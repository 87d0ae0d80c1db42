import { newWorker, takeEarly } from './early-worker.ts';
import type { Call, EngineAnswer, EngineApi } from './worker.ts';

type Calls = {
  readonly [Name in keyof EngineApi]: (
    ...given: Parameters<EngineApi[Name]>
  ) => Promise<Awaited<ReturnType<EngineApi[Name]>>>;
};

/** An engine in its own thread, started by the first call. It answers calls in order. */
const startEngine = (): Calls => {
  const waiting = new Map<number, { readonly done: (value: never) => void; readonly failed: (error: Error) => void }>();
  let number = 0;
  let started: Worker | undefined;
  const start = (): Worker => {
    const worker = takeEarly() ?? newWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<EngineAnswer>) => {
      const call = waiting.get(data.number);
      waiting.delete(data.number);
      if ('message' in data) call?.failed(new Error(data.message));
      else call?.done(data.value as never);
    });
    worker.addEventListener('error', ({ message }) => {
      for (const { failed } of waiting.values()) failed(new Error(message));
      waiting.clear();
    });
    return worker;
  };
  return new Proxy({} as Calls, {
    get:
      (_, name: string) =>
      (...given: readonly unknown[]) =>
        new Promise((done, failed) => {
          started ??= start();
          const call: Call = { number: number++, name: name as keyof EngineApi, given };
          waiting.set(call.number, { done: done as (value: never) => void, failed });
          started.postMessage(call);
        }),
  });
};

/** Draws while the user types. */
export const engine = startEngine();

/** Runs searches that take seconds: layouts on sheets, templates of foreign drawings. Drawing never waits for it. */
export const slowEngine = startEngine();

/** Places artwork, draws its pages and writes its files for the press. */
export const printEngine = startEngine();
