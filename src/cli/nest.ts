import { nestThreads } from '../entry/nest.ts';
import { type NamedValue, templateArgument, valuesArgument } from './box-arguments.ts';
import type { AddCommand, CommandContext } from './command-context.ts';
import { oneBox } from './nest-one.ts';
import { checkOptions, nestOptions, type Options } from './nest-options.ts';
import { type NestJobs, printReport, type Watched } from './nest-report.ts';
import { severalBoxes } from './nest-several.ts';
import { onEverySheet, sheetsOf } from './nest-sheets.ts';
import { stopSignal } from './shutdown-signal.ts';
import { CommandError } from './usage-error.ts';

const EXAMPLES = `
Blanks keep the grain (carton) or flutes (corrugated) of the drawing, at 0° or 180°, unless --grain free also allows 90° and
270°. With --sheet-grain x or y they are rotated so that both directions match. By default the grain runs around a carton (x)
and flutes stand upright (y); --blank-grain changes that. Every layout is verified: no two blanks are closer than the
gutter, and all lie inside the margins of the sheet. The same command gives the same layouts. Ctrl-C ends the search with
the best layout so far.

Different boxes share a sheet as name=template, with their sizes after commas; --ratio sets how many of each make a set.

Examples:
  $ boxwright nest becf-10101 length=80 width=40 height=120 --sheet 1000x700
  $ boxwright nest becf-10101 --sheet B1 --gripper 12 --gutter 3 --grain free --out layout.dxf
  $ boxwright nest becf-21d01 --sheet 48x96in --layout tumbled-rows-0 --out layout.svg
  $ boxwright nest becf-10101 --sheets sheets.txt --run 10000 --grammage 300 --price-per-m2 0.62
  $ boxwright nest a=becf-10101,length=80,width=40,height=120 b=becf-10901,length=60 --ratio 2:1 --sheet B1
`;

/** boxwright nest: places as many blanks as possible on a sheet. */
export const addNest: AddCommand = (command, context) => {
  command.addArgument(templateArgument()).addArgument(valuesArgument());
  for (const option of nestOptions()) command.addOption(option);
  command
    .addHelpText('after', EXAMPLES)
    .action(async (template: string, values: readonly NamedValue[] | undefined, options: Options) => {
      checkOptions(options);
      if (template.includes('=')) await run(context, await severalBoxes(context, template, values, options), options);
      else await run(context, await oneBox(context, template, values, options), options);
    });
};

const run = async <T>(context: CommandContext, task: NestJobs<T>, options: Options): Promise<void> => {
  const { jobs, reportOf, refusal } = task;
  const sheets = await sheetsOf(options);
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
    if (empty.length && !(options.json && !options.out)) throw new CommandError(refusal(all, empty));
    for (const nestings of reports) nestings.sort((a, b) => b.utilisation - a.utilisation || b.count - a.count);
    await printReport(context, reports, options);
  } finally {
    await threads.close();
  }
};

/** Runs a nesting with progress lines, stops it on request, and reports errors. */
const watch = async <T>(
  { log }: CommandContext,
  signal: AbortSignal,
  nest: (watched: Watched) => Promise<T>,
): Promise<T> => {
  let shown = 0;
  try {
    return await nest({
      signal,
      onProgress: ({ share, count }) => {
        if (share < shown + STEP_SHARE) return;
        shown = share;
        log(`${Math.round(100 * share)} %: ${count} ${count === 1 ? 'blank' : 'blanks'} so far`);
      },
    });
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError(error.message, { cause: error });
    throw error;
  }
};

/** Progress lines appear at every fifth. */
const STEP_SHARE = 0.2;
