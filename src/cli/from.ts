import { checkReport, redraw } from '../index.ts';
import { type NamedValue, readBoxArguments } from './box-arguments.ts';
import { kinds, tolerance } from './check.ts';
import { EXIT_CODES, endUnchecked } from './check-files.ts';
import { orUnreadable, readingOptions } from './check-input.ts';
import { drawingSummary } from './check-summary.ts';
import { parsePaper, writeBox } from './dieline.ts';
import { readInput, UnreadableInput } from './files.ts';
import { type AddCommand, addOptions } from './listed-options.ts';
import type { OptionsOf } from './option-types.ts';
import { ExitCode } from './usage-error.ts';

type Options = OptionsOf['from'];

export const addFrom: AddCommand = (command, context) => {
  addOptions(command, { parsePaper, tolerance, kinds }).action(
    async (file: string, values: readonly NamedValue[] | undefined, options: Options) => {
      const { check, box } = await recognised(file, options).catch((error: unknown) => {
        throw error instanceof UnreadableInput ? endUnchecked(context, error) : error;
      });
      const figures = JSON.parse(await checkReport(check, 'json'));
      if (!box) {
        if (context.json) context.printJson({ check: figures });
        else context.log(`${drawingSummary(file, check)}  No box of ours is recognised: nothing was written.`);
        // A sound drawing of no box of ours is not drawn.
        throw new ExitCode(EXIT_CODES[check.verdict] || EXIT_CODES['cannot tell']);
      }
      const { given, choices } = readBoxArguments(context, box.id, values, options);
      const drawn = box.draw(given, { choices });
      for (const note of drawn.plant?.notes ?? []) context.log(note);
      if (!context.json) context.log(drawingSummary(file, check).trimEnd());
      await writeBox(context, drawn, options, { from: figures });
      if (!box.isNearest) return;
      if (!context.json) context.log(`No box of ours is recognised: ${box.id} is the nearest, drawn at its sizes.`);
      throw new ExitCode(EXIT_CODES[check.verdict] || EXIT_CODES['cannot tell']);
    },
  );
};

const recognised = async (file: string, options: Options): ReturnType<typeof redraw> => {
  const bytes = await readInput(file);
  const reading = readingOptions(options);
  return orUnreadable(file, () => redraw(bytes, { tolerance: options.tolerance, ...reading }));
};
