import { Option } from 'commander';
import { boxReport, catalogue, palletNames } from '../entry/engine.ts';
import { drawArguments, type NamedValue, templateArgument, valuesArgument } from './box-arguments.ts';
import type { AddCommand } from './command-context.ts';
import { type DimensionsOption, dimensionsOption } from './dimensions-option.ts';
import { aboveZero, fromZero, lengthFromZero, oneOf } from './option-values.ts';

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
  command
    .addArgument(templateArgument())
    .addArgument(valuesArgument())
    .addOption(dimensionsOption())
    .option('--board <name>', 'the board, as C or "GC1 350", where its thickness does not tell it')
    .option('--ect <kN/m>', 'edge crush strength of your board', aboveZero)
    .option('--weight <kg>', 'weight of the contents', fromZero)
    .option('--days <number>', 'days under load (30)', fromZero)
    .option('--humidity <percent>', 'relative humidity (50)', fromZero)
    .addOption(oneOf(new Option('--pattern <name>', 'how layers stand'), ['column', 'misaligned', 'interlocked']))
    .option('--overhang <mm>', 'how far boxes stand out over the pallet', lengthFromZero)
    .option('--holes', 'the box has hand holes')
    .option('--safety <number>', 'divisor for what is not known (3)', aboveZero)
    .addOption(oneOf(new Option('--pallet <name>', 'pallet'), palletNames))
    .option('--count <number>', 'boxes in one shipper', aboveZero)
    .option('--price-per-m2 <price>', 'price of the board, in any currency', fromZero)
    .option('--json', 'print all figures as JSON')
    .action(async (template: string, values: readonly NamedValue[] | undefined, options: Options) => {
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
    });
};
