import { nestThreads } from '../entry/nest.ts';
import type { NamedValue } from './box-arguments.ts';
import type { CommandContext } from './command-context.ts';
import { type AddCommand, addOptions } from './listed-options.ts';
import { oneBox } from './nest-one.ts';
import { checkOptions, type Options } from './nest-options.ts';
import { nestReaders } from './nest-readers.ts';
import { type NestJobs, printReport, type Watched } from './nest-report.ts';
import { severalBoxes } from './nest-several.ts';
import { onEverySheet, sheetArgument, sheetsOf } from './nest-sheets.ts';
import { nestOnWeb } from './nest-web.ts';
import { stopSignal } from './shutdown-signal.ts';
import { CommandError, orTellWhy, UsageError } from './usage-error.ts';

export const addNest: AddCommand = (command, context) => {
  addOptions(command, nestReaders).action(
    async (template: string | undefined, values: readonly NamedValue[] | undefined, options: Options) => {
      checkOptions(options);
      const { orders, open } = options;
      if (open !== undefined && template !== undefined)
        throw new UsageError('--open takes its boxes from the saved layout: leave the template out.');
      if (open !== undefined)
        return run(context, await (await import('./nest-open.ts')).openSaved(context, open, options), options);
      if (orders !== undefined && template !== undefined)
        throw new UsageError('--orders takes its boxes from the table: leave the template out.');
      // Brings the reader of tables and the planner, which few need.
      if (orders !== undefined) return (await import('./nest-orders.ts')).planTable(context, orders, options);
      if (template === undefined)
        return command.error("missing required argument 'template'", { code: 'commander.missingArgument' });
      if (options.web !== undefined || options.cutOff !== undefined)
        await nestOnWeb(context, template, values, options);
      else if (template.includes('='))
        await run(context, await severalBoxes(context, template, values, options), options);
      else await run(context, await oneBox(context, template, values, options), options);
    },
  );
};

const run = async <T>(context: CommandContext, task: NestJobs<T>, options: Options): Promise<void> => {
  const { jobs, reportOf, refusal } = task;
  const sheets = task.sheet ? [task.sheet] : await sheetsOf(options, task.leastSheet);
  if (options.leastSheet) context.log(`The least sheet is ${sheetArgument(sheets[0]!)} mm.`);
  const threads = (context.nestThreads ?? nestThreads)();
  const stop = stopSignal(context);
  try {
    const all: T[][] = [];
    for (const nest of jobs)
      all.push(
        await onEverySheet(sheets, (sheet, smallerSheets: readonly T[]) =>
          watch(context, stop, (watched) => nest(threads, sheet, smallerSheets, watched)),
        ),
      );
    const reports = all.map((nestings) => nestings.map(reportOf));
    const empty = all.filter((_, k) => reports[k]!.every(({ count }) => count === 0));
    if (refusal && empty.length && !(options.json && !options.out)) throw new CommandError(refusal(all, empty));
    for (const nestings of reports) nestings.sort((a, b) => b.utilisation - a.utilisation || b.count - a.count);
    await printReport(context, reports, options, task.boxes);
  } finally {
    await threads.close();
  }
};

/** Runs a nesting with progress lines, stops it on request, and reports errors. */
const watch = async <T>({ log }: CommandContext, signal: AbortSignal, nest: (watched: Watched) => Promise<T>) => {
  // The first answer is a matter of milliseconds.
  let next = 0.01;
  return orTellWhy(() =>
    nest({
      signal,
      onProgress: ({ share, count }) => {
        if (share < next || !count) return;
        next = share + STEP_SHARE;
        log(`${Math.round(100 * share)} %: ${count} ${count === 1 ? 'blank' : 'blanks'} so far`);
      },
    }),
  );
};

/** After the first answer progress lines appear at every fifth. */
const STEP_SHARE = 0.2;
