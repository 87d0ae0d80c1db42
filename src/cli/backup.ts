import { backUp } from '../entry/server.ts';
import { type AddCommand, addOptions } from './listed-options.ts';
import { rethrowAsCommandError } from './usage-error.ts';

export const addBackup: AddCommand = (command, { log }) => {
  addOptions(command).action(async ({ data, out }: { readonly data: string; readonly out: string }) => {
    await rethrowAsCommandError(() => backUp(data, out));
    log(`boxwright: ${out} is written and checked.`);
  });
};
