/** Runs one question at a time. Of later questions only the last one waits, the others are dropped. @param run - must not throw. */
export const latest = <T>(run: (question: T) => Promise<void>): ((question: T) => Promise<void>) => {
  let next: { readonly question: T } | undefined;
  let isRunning = false;
  return async (question) => {
    next = { question };
    if (isRunning) return;
    isRunning = true;
    while (next) {
      const now: { readonly question: T } = next;
      next = undefined;
      await run(now.question);
    }
    isRunning = false;
  };
};
