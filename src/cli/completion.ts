import { Command } from 'commander';
import { catalogue } from '../entry/engine.ts';
import type { CommandContext } from './command-context.ts';
import { type AddCommand, addOptions, type CommandRow } from './listed-options.ts';

export const addCompletion =
  (commands: readonly CommandRow[]): AddCommand =>
  (command, context) => {
    addOptions(command).action(async (shell: 'bash' | 'zsh' | 'fish') => {
      const options = await optionsOf(commands);
      const ids = catalogue.entries.map(({ id }) => id);
      const script = shell === 'fish' ? fish(commands, options, ids) : bash(options, ids, shell === 'zsh');
      // Bytes: a text would be fitted to a terminal.
      context.print(Buffer.from(script));
    });
  };

const optionsOf = async (commands: readonly CommandRow[]): Promise<Options> => {
  const all = new Map<string, readonly string[]>();
  for (const { name, load } of commands) {
    const command = new Command(name);
    (await load())(command, {} as CommandContext);
    all.set(name, [...command.options.flatMap(({ long }) => long ?? []), '--help']);
  }
  return all;
};

type Options = ReadonlyMap<string, readonly string[]>;

/** zsh reads the script of bash. */
const bash = (options: Options, ids: readonly string[], zsh: boolean): string =>
  [
    ...(zsh ? ['autoload -U +X bashcompinit && bashcompinit'] : []),
    '_boxwright() {',
    `  local word="\${COMP_WORDS[COMP_CWORD]}" words`,
    `  case "$COMP_CWORD:\${COMP_WORDS[1]}:$word" in`,
    `    1:*) words="${[...options.keys()].join(' ')}" ;;`,
    ...[...options].map(([name, own]) => `    *:${name}:-*) words="${own.join(' ')}" ;;`),
    `    2:*) words="${ids.join(' ')}" ;;`,
    '    *) return ;;',
    '  esac',
    '  COMPREPLY=($(compgen -W "$words" -- "$word"))',
    '}',
    'complete -o default -F _boxwright boxwright',
    '',
  ].join('\n');

const fish = (commands: readonly CommandRow[], options: Options, ids: readonly string[]): string =>
  [
    ...commands.map(
      ({ name, summary }) =>
        `complete -c boxwright -n __fish_use_subcommand -a ${name} -d '${summary.replaceAll("'", "\\'")}'`,
    ),
    ...[...options].flatMap(([name, own]) =>
      own.map((option) => `complete -c boxwright -n '__fish_seen_subcommand_from ${name}' -l ${option.slice(2)}`),
    ),
    `complete -c boxwright -n 'not __fish_use_subcommand' -a '${ids.join(' ')}'`,
    '',
  ].join('\n');
