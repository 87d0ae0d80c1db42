import { extname } from 'node:path';
import { type Command, Option } from 'commander';
import { type FormatName, formatNames, formats, isFormat } from '../index.ts';
import type { CommandContext } from './command-context.ts';
import { outputPath, writeOutput } from './files.ts';
import { UsageError } from './usage-error.ts';
import { separateChoices, variablesArgument, withDefaults } from './variables.ts';

interface Options {
  readonly format: FormatName;
  readonly area?: boolean;
  readonly pdfHeader: boolean;
  readonly out?: string;
}

const EXAMPLES = `
The file is written to FILE, or to <template-id>.<format> in the current folder; a file of
that name is replaced. The answer, with the file's address, goes to the standard output.

Examples:
  $ boxwright dieline becf-10101 --format svg
  $ boxwright dieline becf-10101 length=60 width=25 height=100 --format dxf --area --out box.dxf
  $ boxwright dieline becf-10101 unit=in length=3 width=1.5 height=5 material=0.5 --format pdf --no-pdf-header
  $ boxwright dieline becf-10101 dimension_texts=false --format svg
  $ boxwright dieline becf-10101 postal_lock=top flap=chamfer_flap --format svg
`;

/** boxwright dieline: draws a box and writes the file. */
export const dielineCommand = (program: Command, context: CommandContext): void => {
  program
    .command('dieline')
    .description('draw a box and write the file')
    .argument('<template-id>', 'for example becf-10101; see boxwright templates')
    .addArgument(variablesArgument())
    .addOption(new Option('-f, --format <format>', 'of the file').choices(formatNames).makeOptionMandatory())
    .option('-a, --area', 'calculate the area of the board (Cartons and Corrugated Cardboards)')
    .option('--no-pdf-header', 'leave out the header of a PDF')
    .addOption(new Option('-o, --out <file>', 'where to write the file').argParser(outputPath('It must name a file.')))
    .addHelpText('after', EXAMPLES)
    .action(async (templateId: string, words: Record<string, string> | undefined, options: Options) => {
      const { id, given } = separateChoices(context, templateId, words);
      const { format, area = false, pdfHeader, out = `${id}.${formats[format].extension}` } = options;
      const ending = extname(out).slice(1).toLowerCase();
      if (ending !== format && isFormat(ending))
        throw new UsageError(`${out} is named as ${ending}, but --format says ${format}: let the two agree.`);
      const variables = await withDefaults(context, id, given);
      const { dieline } = await context.api.createDieline(id, { format, area, pdf_header: pdfHeader, variables });
      const url = await writeOutput(out, bytesOf(dieline.url));
      context.printJson({ dieline: { ...dieline, url } });
    });
};

const bytesOf = (dataUrl: string): Uint8Array => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
