import { signal } from '@preact/signals';

/** Locale of numbers: the language of the texts, with the browser's region. */
export const locale = signal('en');
