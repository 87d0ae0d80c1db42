import { boxReport, catalogue, type palletNames } from '../entry/engine.ts';
import { drawArguments, type NamedValue } from './box-arguments.ts';
import type { AddCommand } from './command-context.ts';
import type { DimensionsOption } from './dimensions-option.ts';
import { addBoxOptions } from './listed-options.ts';

interface Options extends DimensionsOption {
  readonly board?: string;
  readonly ect?: number;
  readonly weight?: number;
  readonly days?: number;
  readonly humidity?: number;
  readonly pattern?: 'column' | 'misaligned' | 'interlocked';
  readonly overhang?: number;
  readonly holes?: true;
  readonly safety?: number;
  readonly pallet?: (typeof palletNames)[number];
  readonly count?: number;
  readonly pricePerM2?: number;
  readonly json?: true;
}

export const addReport: AddCommand = (command, context) => {
  addBoxOptions(command).action(
    async (template: string, values: readonly NamedValue[] | undefined, options: Options) => {
      const box = await drawArguments(context, template, values, options);
      const { dimensionsOf } = await import('../entry/dimensions.ts');
      const { board, ect, weight, pallet, count, pricePerM2, days, humidity, pattern, overhang, holes, safety } =
        options;
      const given = Object.entries({ days, humidity, pattern, overhang, holes, safety });
      const report = boxReport(catalogue, box, {
        dimensions: dimensionsOf(box),
        board,
        ect,
        contents: weight,
        pallet,
        count,
        pricePerM2,
        stack: Object.fromEntries(given.filter(([, value]) => value !== undefined)),
      });
      if (options.json) return context.printJson({ report });
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
