#!/usr/bin/env node
import { runCommandLine } from './program.ts';

// Somebody who reads only the head of a list is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await runCommandLine(process.argv.slice(2), process);
