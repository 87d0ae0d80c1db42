import { existsSync } from 'node:fs';
import { previewTemplates, type TryMessage } from '../entry/author-preview.ts';
import { catalogue } from '../entry/engine.ts';
import { writeOutput } from './files.ts';
import { type AddCommand, addOptions } from './listed-options.ts';
import start from './new-template.json' with { type: 'json' };
import { CommandError, rethrowAsCommandError, UsageError } from './usage-error.ts';

/** boxwright new template: a template of one's own to start from. */
export const addNew: AddCommand = (command, { print }) => {
  addOptions(command).action(async (_, id: string) => {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      throw new UsageError(`${id} needs lower-case letters, digits and single hyphens only. Try shop-carton.`);
    if (catalogue.find(id)) throw new CommandError(`${id} is an id of Boxwright. Begin yours with a word of your own.`);
    const file = `${id}.mjs`;
    if (existsSync(file)) throw new CommandError(`${file} exists, and is left as it is. Choose another name.`);
    const words = id.replaceAll('-', ' ');
    const name = words[0]!.toUpperCase() + words.slice(1);
    await writeOutput(file, `${start.lines.join('\n').replaceAll('{{id}}', id).replaceAll('{{name}}', name)}\n`);
    print(`${file}: a carton with a tuck lid at each end. Next: boxwright author ${file}\n`);
  });
};

/** One fault has other lengths in other boxes. */
const alike = (fault: string): string => fault.replace(/-?[\d.]+ (?=mm|%)/g, '');

export const addAuthor: AddCommand = (command, { print, log, untilStopped }) => {
  addOptions(command).action(async (path: string, { port }: { readonly port: number }) => {
    const stop = untilStopped();
    let boxes = 0;
    const faults = new Map<string, string[]>();
    const tell = (message: TryMessage): void => {
      if (message.kind === 'failed') log(message.message);
      if (message.kind === 'loaded') {
        boxes = 0;
        faults.clear();
      }
      if (message.kind === 'tried') {
        boxes++;
        const { id, given, faults: found } = message.box;
        const name = [id, given].filter(Boolean).join(' ');
        for (const fault of found) faults.set(alike(fault), [...(faults.get(alike(fault)) ?? [fault]), name]);
      }
      if (message.kind !== 'done') return;
      for (const [fault, ...names] of faults.values()) log(`${fault}: ${names.join(', ')}`);
      log(`${boxes} boxes tried, ${faults.size || 'no'} fault${faults.size === 1 ? '' : 's'}`);
    };
    const { url, close } = await rethrowAsCommandError(() => previewTemplates(path, { port, tell }));
    print(`Previewing ${path} on ${url}\n`);
    await stop;
    await close();
  });
};
