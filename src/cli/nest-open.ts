import { outOfRangeAs } from '../entry/inside.ts';
import { nestingOfOne, openLayout } from '../entry/nest.ts';
import { EXIT_CODES, endUnchecked } from './check-files.ts';
import type { CommandContext } from './command-context.ts';
import { readInput, UnreadableInput } from './files.ts';
import { reportOf } from './nest-one.ts';
import { type Options, searchOptions } from './nest-options.ts';
import type { NestingReport, NestJobs } from './nest-report.ts';
import { reportOfMixed } from './nest-several.ts';
import { ExitCode, UsageError } from './usage-error.ts';

/** A saved layout, checked, and its box laid again around fixed blanks if asked for. Where it is faulty it ends with an exit code of `check`. */
export const openSaved = async (context: CommandContext, file: string, options: Options) => {
  const unreadable = (reason: string) => new UnreadableInput(`${file} cannot be read: ${reason}`);
  const opened = outOfRangeAs(unreadable, async () => openLayout((await readInput(file)).toString('utf8')));
  const { nesting, boxes, faults, options: lying } = await opened.catch((error) => endUnchecked(context, error));
  if (faults.length) {
    if (options.json) context.printJson({ verdict: 'not sound', findings: faults });
    else context.print([`${file}: not sound`, ...faults.map(({ message }) => `  ${message}`), ''].join('\n'));
    throw new ExitCode(EXIT_CODES['not sound']);
  }
  context.log(`${file}: sound`);
  const { table, ...report } = reportOfMixed(nesting);
  const one = nestingOfOne(nesting);
  const own = { ...(nesting.blanks.length > 1 ? report : reportOf(one, options)), table };
  const { keep, seed } = options;
  const { placements } = one.best;
  const fixed = placements.filter((at) => (keep === true ? at.fixed : keep?.includes(at.name!)));
  if (keep && (nesting.blanks.length > 1 || fixed.length < (keep === true ? 1 : keep.length)))
    throw new UsageError(
      `--keep is for a layout of one box, with names of its blanks (${placements.map(({ name }) => name).join(', ')}), or alone where the file has "fixed": true.`,
    );
  const around = { ...lying, ...searchOptions(options), seed, part: one.blank.id, fixed, smallerSheets: [one] };
  const again: NestJobs<NestingReport>['jobs'][0] = async (threads, sheet, _, watched) =>
    reportOf(await threads.nest(boxes[0]!.drawing, sheet, { ...around, ...watched }), options);
  return { boxes, sheet: nesting.sheet, jobs: [keep ? again : async () => own], reportOf: (to: NestingReport) => to };
};
