/** What `npm run build` makes, and the package it is in. */
export * from './built-files.ts';
export * from './version.ts';
