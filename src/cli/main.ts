#!/usr/bin/env node
import { runCommandLine } from './program.ts';
import { reasonOf } from './system-error.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader such as `head` may close the pipe early. That is not an error.
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`boxwright: standard output cannot be written: ${reasonOf(error, error.message)}.\n`);
  process.exit(1);
});

const args = process.argv.slice(2);
// Only a bare call in a terminal asks questions; readline would keep any other command running.
const terminal =
  !args.length && process.stdin.isTTY && process.stdout.isTTY
    ? (await import('./terminal.ts')).openTerminal()
    : undefined;
process.exitCode = await runCommandLine(args, {
  stdout: process.stdout,
  stderr: process.stderr,
  ...(terminal && { ask: terminal.ask }),
});
terminal?.close();
