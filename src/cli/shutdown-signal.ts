import type { CommandContext } from './command-context.ts';

/** Resolves on the first SIGINT or SIGTERM. A second one ends the process at once, as is the default. */
export const shutdownSignal = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });

/** The same, as an abort signal. */
export const stopSignal = ({ untilStopped }: Pick<CommandContext, 'untilStopped'>): AbortSignal => {
  const stop = new AbortController();
  untilStopped().then(() => stop.abort());
  return stop.signal;
};
