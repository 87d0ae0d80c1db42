const place = globalThis as { boxwrightEngine?: Worker };

export const newWorker = (): Worker => new Worker(new URL('studio/worker.js', document.baseURI), { type: 'module' });

/** Starts the engine before the page has loaded. */
export const startEarly = (): void => {
  place.boxwrightEngine = newWorker();
};

/** Returns the engine that was started early to the first caller. */
export const takeEarly = (): Worker | undefined => {
  const { boxwrightEngine } = place;
  delete place.boxwrightEngine;
  return boxwrightEngine;
};
