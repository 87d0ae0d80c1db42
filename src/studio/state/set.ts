import type { Signal } from '@preact/signals';

/** A handler that sets a signal to this value. */
export const setTo =
  <T>(of: Signal<T>, value: T) =>
  (): void => {
    of.value = value;
  };

/** A handler that switches a signal on or off. */
export const toggler = (of: Signal<boolean>) => (): void => {
  of.value = !of.value;
};

/** A handler that sets a signal to the value that it is called with. */
export const setter =
  <T>(of: Signal<T>) =>
  (value: T): void => {
    of.value = value;
  };
