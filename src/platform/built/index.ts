/** Finds the package and the files that `npm run build` makes. */
export * from './built-files.ts';
