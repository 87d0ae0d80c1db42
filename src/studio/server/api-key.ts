import { computed, signal } from '@preact/signals';

const NAME = 'boxwright-api-key';

/** Storage of a key: until the tab is closed, or on this device. Both may be forbidden. */
const places = (): readonly Storage[] => {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
};

const read = (): string => places().reduce((found, place) => found || (place.getItem(NAME) ?? ''), '');

/** The key that requests are sent with; empty without one. */
export const apiKey = signal(read());

const needsKey = document.documentElement.dataset.server === 'keys';

/** True if the server accepts requests. */
export const mayAsk = computed(() => !needsKey || apiKey.value !== '');

export const canForget = computed(() => needsKey && apiKey.value !== '');

export const forgetKey = (): void => {
  for (const place of places()) place.removeItem(NAME);
  apiKey.value = '';
};

/** Uses a key from now on. @param stays - also when the tab is closed. */
export const rememberKey = (key: string, stays: boolean): void => {
  forgetKey();
  apiKey.value = key;
  try {
    places()[stays ? 1 : 0]?.setItem(NAME, key);
  } catch {
    // A full or forbidden storage: the page has the key as long as it is open.
  }
};
