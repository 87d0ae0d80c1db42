import { boxReport, catalogue, type ReportQuestion } from '../entry/engine.ts';
import type { DimensionsOption } from './dimensions-option.ts';
import { type AddCommand, addBoxAction } from './listed-options.ts';

interface Options
  extends DimensionsOption,
    Pick<ReportQuestion, 'board' | 'ect' | 'pallet' | 'count' | 'pricePerM2'>,
    NonNullable<ReportQuestion['stack']> {
  readonly weight?: number;
  readonly json?: true;
}

export const addReport: AddCommand = (command, context) => {
  addBoxAction(command, context, async (box, options: Options) => {
    const { dimensionsOf } = await import('../entry/dimensions.ts');
    const dimensions = dimensionsOf(box);
    const report = boxReport(catalogue, box, { ...options, dimensions, contents: options.weight, stack: options });
    if (options.json) return context.printJson({ report });
    context.print(`${report.id}, board ${report.board}\n\n`);
    const widest = Math.max(...report.figures.map(({ name }) => name.length));
    for (const { name, value, unit, how, source } of report.figures) {
      context.print(`${name.padEnd(widest)}  ${[value, unit].filter((part) => part !== undefined).join(' ')}\n`);
      context.print(`${' '.repeat(widest)}    ${source ? `${how} (${source})` : how}\n`);
    }
    for (const note of report.notes) context.print(`${note}\n`);
  });
};
