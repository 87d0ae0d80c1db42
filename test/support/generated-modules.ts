import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

let written: Promise<unknown> | undefined;

/**
 * Writes the modules that follow from the templates, unless they are up to date. In a process of its own: the templates are hundreds of
 * modules for the module runner of the tests.
 */
export const writeGeneratedModules = async (): Promise<void> => {
  written ??= promisify(execFile)(process.execPath, ['--import', 'tsx', 'fixtures/package/generated.ts']);
  await written;
};
