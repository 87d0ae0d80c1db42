import { computed, signal } from '@preact/signals';

const NAME = 'boxwright-api-key';

/** Storages for a key: for the tab, or for this device. A browser may forbid both. */
const places = (): readonly Storage[] => {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
};

/** The key for requests; empty without one. */
export const apiKey = signal(places().reduce((found, place) => found || (place.getItem(NAME) ?? ''), ''));

/** True for a page from a server that stores records, false for static hosting. */
export const hasServer = document.documentElement.dataset.server !== undefined;

const needsKey = document.documentElement.dataset.server === 'keys';

export const mayAsk = computed(() => hasServer && (!needsKey || apiKey.value !== ''));

export const canForget = computed(() => needsKey && apiKey.value !== '');

export const forgetKey = (): void => {
  for (const place of places()) place.removeItem(NAME);
  apiKey.value = '';
};

/** Stores a key for all later requests. @param stays - true to keep it after the tab is closed. */
export const rememberKey = (key: string, stays: boolean): void => {
  forgetKey();
  apiKey.value = key;
  try {
    places()[stays ? 1 : 0]?.setItem(NAME, key);
  } catch {
    // With full or forbidden storage the page keeps the key while it is open.
  }
};
