import { type Command, Option } from 'commander';
import { catalogue, drawOne, fold } from '../index.ts';
import type { CommandContext } from './command-context.ts';
import { outputPath, writeOutput } from './files.ts';
import { separateChoices, variablesArgument, withDefaults } from './variables.ts';

const EXAMPLES = `
FOLD is what origami programs read: the flat sheet with mountain and valley folds, and the corners of the closed box.

Example:
  $ boxwright fold becf-10101 length=60 width=25 height=100 --out box.fold
`;

/** boxwright fold: the creases of a box for origami programs. */
export const foldCommand = (program: Command, context: CommandContext): void => {
  program
    .command('fold')
    .description('write the creases of a box as FOLD, for origami programs')
    .argument('<template-id>', 'for example becf-10101; see boxwright templates')
    .addArgument(variablesArgument())
    .addOption(
      new Option('-o, --out <file>', 'where to write')
        .argParser(outputPath('FOLD is written as .fold.', '.fold'))
        .makeOptionMandatory(),
    )
    .addHelpText('after', EXAMPLES)
    .action(async (templateId: string, words: Record<string, string> | undefined, { out }: { out: string }) => {
      const { id, given } = separateChoices(context, templateId, words);
      const { drawing } = drawOne(catalogue, id, await withDefaults(context, id, given));
      const { template } = context.catalogue.find(id)!;
      const url = await writeOutput(out, fold.writeFold(drawing, template.name));
      context.printJson({ fold: { dieline_template_id: id, url } });
    });
};
