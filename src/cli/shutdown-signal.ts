/** Ends with the first signal to stop; a second one ends the process at once, as signals do. */
export const shutdownSignal = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
