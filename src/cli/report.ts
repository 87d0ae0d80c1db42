import { boxReport, catalogue, type ReportQuestion } from '../entry/engine.ts';
import { drawArguments, type NamedValue } from './box-arguments.ts';
import type { AddCommand } from './command-context.ts';
import type { DimensionsOption } from './dimensions-option.ts';
import { addBoxOptions } from './listed-options.ts';

interface Options
  extends DimensionsOption,
    Pick<ReportQuestion, 'board' | 'ect' | 'pallet' | 'count' | 'pricePerM2'>,
    NonNullable<ReportQuestion['stack']> {
  readonly weight?: number;
  readonly json?: true;
}

export const addReport: AddCommand = (command, context) => {
  addBoxOptions(command).action(
    async (template: string, values: readonly NamedValue[] | undefined, options: Options) => {
      const box = await drawArguments(context, template, values, options);
      const { dimensionsOf } = await import('../entry/dimensions.ts');
      const { weight, board, ect, pallet, count, pricePerM2, json, dimensions: _, ...stack } = options;
      const report = boxReport(catalogue, box, {
        dimensions: dimensionsOf(box),
        board,
        ect,
        contents: weight,
        pallet,
        count,
        pricePerM2,
        stack,
      });
      if (json) return context.printJson({ report });
      context.print(`${report.id}, board ${report.board}\n\n`);
      const widest = Math.max(...report.figures.map(({ name }) => name.length));
      for (const { name, value, unit, how, source } of report.figures) {
        context.print(`${name.padEnd(widest)}  ${[value, unit].filter((part) => part !== undefined).join(' ')}\n`);
        context.print(`${' '.repeat(widest)}    ${source ? `${how} (${source})` : how}\n`);
      }
      for (const note of report.notes) context.print(`${note}\n`);
    },
  );
};
