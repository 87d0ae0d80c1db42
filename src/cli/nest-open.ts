import { nestingOfOne, outOfRangeAs } from '../entry/inside.ts';
import { openLayout } from '../entry/nest.ts';
import { EXIT_CODES, endUnchecked } from './check-files.ts';
import type { CommandContext } from './command-context.ts';
import { readInput, UnreadableInput } from './files.ts';
import { reportOf } from './nest-one.ts';
import type { Options } from './nest-options.ts';
import type { NestingReport } from './nest-report.ts';
import { reportOfMixed } from './nest-several.ts';
import { ExitCode } from './usage-error.ts';

/** A saved layout, checked. Where it is faulty it ends with an exit code of `check`. */
export const openSaved = async (context: CommandContext, file: string, options: Options) => {
  const unreadable = (reason: string) => new UnreadableInput(`${file} cannot be read: ${reason}`);
  const opened = outOfRangeAs(unreadable, async () => openLayout((await readInput(file)).toString('utf8')));
  const { nesting, boxes, faults } = await opened.catch((error) => endUnchecked(context, error));
  if (faults.length) {
    if (options.json) context.printJson({ verdict: 'not sound', findings: faults });
    else context.print([`${file}: not sound`, ...faults.map(({ message }) => `  ${message}`), ''].join('\n'));
    throw new ExitCode(EXIT_CODES['not sound']);
  }
  context.log(`${file}: sound`);
  const { table, ...report } = reportOfMixed(nesting);
  const own = { ...(nesting.blanks.length > 1 ? report : reportOf(nestingOfOne(nesting), options)), table };
  return { boxes, sheet: nesting.sheet, jobs: [async () => own], reportOf: (found: NestingReport) => found };
};
