import { Argument } from 'commander';
import { profile, profileData, profileNames, profileSchema } from '../entry/engine.ts';
import type { AddCommand } from './command-context.ts';
import { addOptions } from './listed-options.ts';
import { formatTable } from './table.ts';

export const addProfiles: AddCommand = (command, context) => {
  addOptions(command).action(({ json }: { json?: true }) => {
    const all = profileNames.map((name) => profile(name));
    if (json) context.printJson(all);
    else
      context.print(
        formatTable([
          ['PROFILE', 'FORMATS', 'WHO TAKES THE FILE'],
          ...all.map(({ name, formats, title, for: what }) => [name, formats.join(' '), `${title}. ${what}`]),
        ]),
      );
  });
};

/** boxwright profile show|schema: a profile to start one's own from, and the schema of its fields. */
export const addProfile: AddCommand = (command, context) => {
  command
    .addArgument(
      new Argument('<action>', 'show a profile, or print the JSON Schema of all').choices(['show', 'schema']),
    )
    .addArgument(new Argument('[name]', `${profileNames.join(', ')}`).default('service'))
    .action((action: 'show' | 'schema', name: string) => {
      context.printJson(action === 'schema' ? profileSchema() : profileData(profile(name)));
    });
};
