#!/usr/bin/env node
import { runCommandLine } from './program.ts';

// A reader such as `head` may close the pipe early. That is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
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
