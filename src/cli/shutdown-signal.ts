import type { CommandContext } from './command-context.ts';

/** Ends with the first signal to stop; a second one ends the process at once, as signals do. */
export const shutdownSignal = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });

/** The same as a signal to abort by. */
export const stopSignal = ({ untilStopped }: Pick<CommandContext, 'untilStopped'>): AbortSignal => {
  const stop = new AbortController();
  untilStopped().then(() => stop.abort());
  return stop.signal;
};
