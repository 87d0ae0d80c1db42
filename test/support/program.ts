import { resolve } from 'node:path';

/** The command line as a bundle of the current sources for Node (`support/bundles.ts`), which starts quickly. */
export const program = resolve('dist/src/cli/main.js');
