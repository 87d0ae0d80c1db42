import { ContradictionError, calibrate } from '../entry/calibrate.ts';
import type { AddCommand } from './command-context.ts';
import { writeOutput } from './files.ts';
import { addOptions } from './listed-options.ts';
import { serviceAt } from './service-keys.ts';
import { CommandError, rethrowAsCommandError, UsageError } from './usage-error.ts';

interface Options {
  readonly live?: true;
  readonly url: string;
  readonly out: string;
  readonly rate: number;
}

export const addCalibrate: AddCommand = (command, { log, printJson }) => {
  addOptions(command).action(async ({ live, url, out, rate }: Options) => {
    if (!live) throw new UsageError('calibrate needs --live: it reads from a service, with your key.');
    const service = serviceAt(url);
    let started = false;
    const limitRate = async (): Promise<void> => {
      if (started) await new Promise((done) => setTimeout(done, 1000 / rate));
      started = true;
    };
    const { rules, read } = await rethrowAsCommandError(async () => {
      try {
        return await calibrate(service, { beforeRead: limitRate, onRead: (id) => log(`reads ${id}`) });
      } catch (error) {
        if (!(error instanceof ContradictionError)) throw error;
        throw new CommandError(`The readings contradict every order of the end choices. ${error.message}`, {
          cause: error,
        });
      }
    });
    await writeOutput(out, `${JSON.stringify(rules, undefined, 2)}\n`);
    printJson({ calibrate: { read: read.length, ranges: rules.ranges.map(({ prefix }) => prefix), rules: out } });
  });
};
