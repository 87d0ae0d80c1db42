import type { CommandContext } from './command-context.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** What stops a command: Ctrl-C in a terminal, or the manager of a service. */
type ShutdownSignal = (typeof SIGNALS)[number];

/** Resolves on the first SIGINT or SIGTERM. A second one of either kind ends the process at once, as is the default. */
export const shutdownSignal = (): Promise<ShutdownSignal> =>
  new Promise((done) => {
    const stop = (signal: ShutdownSignal): void => {
      for (const each of SIGNALS) process.off(each, stop);
      done(signal);
    };
    for (const signal of SIGNALS) process.on(signal, stop);
  });

/** Keeps a service running when the terminal that started it closes. */
export const surviveHangUp = (): void => {
  process.off('SIGHUP', ignore).on('SIGHUP', ignore);
};

const ignore = (): void => {};

export const stopSignal = ({ untilStopped }: Pick<CommandContext, 'untilStopped'>): AbortSignal => {
  const stop = new AbortController();
  untilStopped().then(() => stop.abort());
  return stop.signal;
};
