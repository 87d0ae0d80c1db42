import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** True for a page from a server that stores records, false for static hosting. */
export const hasServer = document.documentElement.dataset.server !== undefined;

const parts = signal<typeof import('./parts.tsx') | undefined>(undefined);

/** Loads the modules for requests to a server only on a page of a server. */
const useParts = (): typeof parts.value => {
  useEffect(() => {
    if (hasServer && !parts.peek())
      void import('./parts.tsx').then((loaded) => {
        parts.value = loaded;
      });
  }, []);
  return parts.value;
};

export const LateKeptPage = () => {
  const loaded = useParts();
  return loaded ? <loaded.KeptPage /> : <main id="main" class="kept" tabIndex={-1} />;
};

export const LateShareButton = () => {
  const loaded = useParts();
  return loaded ? <loaded.ShareButton /> : null;
};

export const LateKeepSection = () => {
  const loaded = useParts();
  return loaded ? <loaded.KeepSection /> : null;
};
