/**
 * Runs a script as one bundle: `node --import tsx test/support/run-bundled.ts test/laws/run.ts --depth 10`. Under tsx every
 * function gets its name when created, which takes as long as the laws themselves.
 */
import { pathToFileURL } from 'node:url';
import { bundled } from './bundled.ts';

const [script] = process.argv.splice(2, 1);
await import(pathToFileURL(await bundled(script!)).href);
