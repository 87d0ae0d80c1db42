interface Early {
  boxwrightEngine?: Worker;
}

const place = globalThis as Early;

export const newWorker = (): Worker => new Worker(new URL('studio/worker.js', document.baseURI), { type: 'module' });

/** Starts the engine before the page is there, for the page to find. */
export const startEarly = (): void => {
  place.boxwrightEngine = newWorker();
};

/** The engine that was started early, for who asks first. */
export const takeEarly = (): Worker | undefined => {
  const { boxwrightEngine } = place;
  delete place.boxwrightEngine;
  return boxwrightEngine;
};
