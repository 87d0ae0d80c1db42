const place = globalThis as { boxwrightEngine?: Worker };

/** True where the studio has templates of its user's own, in `own.js` beside the engine. */
export const hasOwnTemplates = (): boolean => 'own' in document.documentElement.dataset;

export const newWorker = (): Worker => {
  const script = new URL('studio/worker.js', document.baseURI);
  if (hasOwnTemplates()) script.search = '?own';
  return new Worker(script, { type: 'module' });
};

export const startEarly = (): void => {
  place.boxwrightEngine = newWorker();
};

/** Returns the engine that was started early to the first caller. */
export const takeEarly = (): Worker | undefined => {
  const { boxwrightEngine } = place;
  delete place.boxwrightEngine;
  return boxwrightEngine;
};
