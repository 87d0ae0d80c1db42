import type { Signal } from '@preact/signals';

/** Preferences of the user in this browser. If storage is forbidden, nothing is stored and nothing fails. */
const PREFIX = 'boxwright-';

export const readPreference = <T>(name: string, usual: T): T => {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
};

export const writePreference = (name: string, value: unknown): void => {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Private windows may forbid storage.
  }
};

/** A handler that sets a signal, and keeps its value as a preference. */
export const keeper =
  <T>(of: Signal<T>, name: string) =>
  (value: T): void => {
    of.value = value;
    writePreference(name, value);
  };
