import type { Command } from 'commander';
import type { CommandContext } from './command-context.ts';
import { separateChoices, variablesArgument, withDefaults } from './variables.ts';

const EXAMPLES = `
Examples:
  $ boxwright parts becf-10101 length=60 width=25 height=100
  $ boxwright parts becf-10101 unit=in length=3 width=1.5 height=5 --area
`;

/** boxwright parts: the flat size of each part. */
export const partsCommand = (program: Command, context: CommandContext): void => {
  program
    .command('parts')
    .description('calculate the flat size of each part')
    .argument('<template-id>', 'for example becf-10101; see boxwright templates')
    .addArgument(variablesArgument())
    .option('-a, --area', 'calculate areas, too (Cartons and Corrugated Cardboards)')
    .addHelpText('after', EXAMPLES)
    .action(
      async (templateId: string, words: Record<string, string> | undefined, { area = false }: { area?: boolean }) => {
        const { id, given } = separateChoices(context, templateId, words);
        context.printJson(
          await context.api.calculateParts(id, { area, variables: await withDefaults(context, id, given) }),
        );
      },
    );
};
