#!/usr/bin/env node
import { runCommandLine } from './program.ts';
import { reasonOf } from './system-error.ts';
import { UNEXPECTED, unexpectedText } from './usage-error.ts';

/** Ends with a code that no result of a command has: neither the shell nor Node chooses one. */
const fail = (message: string): never => {
  process.stderr.write(`boxwright: ${message}\n`);
  process.exit(UNEXPECTED);
};

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader such as `head` may close the pipe early. The command goes on to its own exit code.
  if (error.code !== 'EPIPE') fail(`standard output cannot be written: ${reasonOf(error, error.message)}.`);
});
process.stderr.on('error', () => undefined);
process.on('uncaughtException', (error) => fail(unexpectedText(error)));

process.exitCode = await runCommandLine(process.argv.slice(2), { stdout: process.stdout, stderr: process.stderr });
