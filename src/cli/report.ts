import { boxReport, catalogue } from '../entry/engine.ts';
import { type AddCommand, addBoxAction } from './listed-options.ts';
import type { OptionsOf } from './option-types.ts';

export const addReport: AddCommand = (command, context) => {
  addBoxAction(command, context, async (box, options: OptionsOf['report']) => {
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
