import { templatesPath } from '../entry/catalogue.ts';
import { writeStudio } from '../entry/studio.ts';
import { type AddCommand, addOptions } from './listed-options.ts';
import { rethrowAsCommandError } from './usage-error.ts';

export const addStudio: AddCommand = (command, { print }) => {
  addOptions(command).action(async ({ out }: { readonly out: string }) => {
    const { files, bytes } = await rethrowAsCommandError(() => writeStudio(out, templatesPath));
    print(`${out}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB. Open index.html through a web server.\n`);
  });
};
