import { parseArgs } from 'node:util';
import { didYouMean } from '../src/template/search/index.ts';
import { type GroupName, groupNames, groups } from './groups.ts';

export interface Options {
  readonly only: readonly GroupName[];
  readonly save: boolean;
}

const longest = Math.max(...groupNames.map(({ length }) => length));

export const HELP = `npm run bench -- [--only NAME,NAME…] [--save]

  --only   measures only these groups
  --save   writes the figures to bench/measured.json and into bench/README.md; with --only, only those of these groups

Groups:
${groupNames.map((name) => `  ${name.padEnd(longest)}  ${groups[name]}`).join('\n')}
`;

const groupOf = (word: string): GroupName => {
  if (Object.hasOwn(groups, word)) return word as GroupName;
  throw new RangeError(
    `--only: no group is called ${JSON.stringify(word)}.${didYouMean(word, groupNames)} Choose from: ${groupNames.join(', ')}.`,
  );
};

/**
 * Parses the command line of the bench.
 * @returns undefined when help is requested.
 * @throws RangeError for a group that does not exist; TypeError for an unknown option.
 */
export const readOptions = (args: readonly string[]): Options | undefined => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true },
      save: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  const asked = new Set(values.only?.flatMap((words) => words.split(',')).map((word) => groupOf(word.trim())));
  return { only: groupNames.filter((name) => !values.only || asked.has(name)), save: values.save };
};
