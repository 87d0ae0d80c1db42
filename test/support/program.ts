import { resolve } from 'node:path';

/** The command line as a program for Node, bundled of the sources as they are now (`support/bundles.ts`): it starts at once. */
export const program = resolve('dist/src/cli/main.js');
