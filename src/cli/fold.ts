import { Option } from 'commander';
import { catalogue, drawOne } from '../entry/engine.ts';
import { writeFold } from '../entry/fold.ts';
import { type NamedValue, readBoxArguments, templateArgument, valuesArgument } from './box-arguments.ts';
import type { AddCommand } from './command-context.ts';
import { describeBytes } from './describe.ts';
import { type DimensionsOption, dimensionsOption, translatorOf } from './dimensions-option.ts';
import { writeOutput } from './files.ts';
import { outputPath } from './output-path.ts';

const EXAMPLES = `
FOLD is what origami programs read: the flat sheet with mountain and valley folds, and the corners of the closed box.

Example:
  $ boxwright fold becf-10101 length=60 width=25 height=100 --out box.fold
`;

/** boxwright fold: the creases of a box for origami programs. */
export const addFold: AddCommand = (command, context) => {
  command
    .addArgument(templateArgument())
    .addArgument(valuesArgument())
    .addOption(
      new Option('-o, --out <file>', 'where to write; <template-id>.fold by default').argParser(
        outputPath('The file must end in .fold.', '.fold'),
      ),
    )
    .addOption(dimensionsOption())
    .option('--json', 'print the address of the file as JSON')
    .addHelpText('after', EXAMPLES)
    .action(
      async (
        template: string,
        values: readonly NamedValue[] | undefined,
        { out, json, dimensions }: { out?: string; json?: true } & DimensionsOption,
      ) => {
        const { entry, variables } = readBoxArguments(context, template, values, await translatorOf({ dimensions }));
        const { drawing } = drawOne(catalogue, entry, variables);
        const file = writeFold(drawing, entry.template.name);
        const path = out ?? `${entry.id}.fold`;
        const url = await writeOutput(path, file);
        if (json) context.printJson({ fold: { dieline_template_id: entry.id, url } });
        else context.print(`${path}: ${entry.template.name}, ${describeBytes(file)}\n`);
      },
    );
};
