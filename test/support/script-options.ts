import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends a script of the project with the reason and its usage. */
export const refuse: (usage: string, reason: string) => never = (usage, reason) => {
  console.error(`${reason}\n\n${usage}`);
  process.exit(2);
};

/**
 * The options of a script. `--help` prints the usage and ends the script; an unknown option prints the usage, too.
 * @param usage its command line and options.
 */
export const scriptOptions = <const T extends ParseArgsConfig>(usage: string, config: T) => {
  if ((config.args ?? process.argv.slice(2)).some((word) => word === '--help' || word === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(usage, (error as Error).message);
  }
};
