import { backUp } from '../entry/server.ts';
import type { AddCommand } from './command-context.ts';
import { namedFile } from './option-values.ts';
import { rethrowAsCommandError } from './usage-error.ts';

const EXAMPLES = `
The server may keep running. To restore a backup, stop the server, remove boxwright.db-wal and boxwright.db-shm from its folder,
and put the file there as boxwright.db. For PostgreSQL, use pg_dump and pg_restore.

Examples:
  $ boxwright backup --out backup.db
  $ boxwright backup --data /var/lib/boxwright --out /backup/boxwright-2026-01-31.db
`;

/** boxwright backup: copies the records of a running server. */
export const addBackup: AddCommand = (command, { log }) => {
  command
    .option('-d, --data <dir>', 'folder of the records', 'boxwright-data')
    .requiredOption('-o, --out <file>', 'file to write; it must not exist', namedFile)
    .addHelpText('after', EXAMPLES)
    .action(async ({ data, out }: { readonly data: string; readonly out: string }) => {
      await rethrowAsCommandError(() => backUp(data, out));
      log(`boxwright: ${out} is written and checked.`);
    });
};
