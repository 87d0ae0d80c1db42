import type { Signal } from '@preact/signals';

export const setTo =
  <T>(of: Signal<T>, value: T) =>
  (): void => {
    of.value = value;
  };

export const toggler = (of: Signal<boolean>) => (): void => {
  of.value = !of.value;
};

export const setter =
  <T>(of: Signal<T>) =>
  (value: T): void => {
    of.value = value;
  };
