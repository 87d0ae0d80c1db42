import { backUp } from '../entry/server.ts';
import type { AddCommand } from './command-context.ts';
import { namedFile } from './option-values.ts';
import { rethrowAsCommandError } from './usage-error.ts';

export const addBackup: AddCommand = (command, { log }) => {
  command
    .option('-d, --data <dir>', 'folder of the records', 'boxwright-data')
    .requiredOption('-o, --out <file>', 'file to write; it must not exist', namedFile)
    .action(async ({ data, out }: { readonly data: string; readonly out: string }) => {
      await rethrowAsCommandError(() => backUp(data, out));
      log(`boxwright: ${out} is written and checked.`);
    });
};
