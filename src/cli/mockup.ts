import { extname } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { api, catalogue, mockup, type SubstrateKey } from '../index.ts';
import type { CommandContext } from './command-context.ts';
import { outputPath, readInput, writeOutput } from './files.ts';
import { UsageError } from './usage-error.ts';
import { separateChoices, variablesArgument, withDefaults } from './variables.ts';

interface Options {
  readonly artwork?: string;
  readonly inside?: true;
  readonly substrate?: SubstrateKey | '';
  readonly partSubstrate?: Readonly<Record<string, SubstrateKey | ''>>;
  readonly background?: string;
  readonly name?: string;
  readonly out: string;
}

const EXAMPLES = `
The ending of FILE says what is written: .html, a page in which the box folds, which needs nothing
but a browser; .glb, a model that folds in any viewer; .png, a picture of the closed box.
Artwork is PNG, JPEG, SVG or PDF and is stretched over the flat blank.

Substrates: plain (nothing is said of it), ${api.substrates.join(', ')}.

Examples:
  $ boxwright mockup becf-10101 length=60 width=25 height=100 --artwork art.svg --out box.html
  $ boxwright mockup becf-21d01 --substrate corrugated_white --out case.glb
  $ boxwright mockup becf-12105 --artwork art.pdf --inside --background '#ffffff' --out pillow.png
  $ boxwright mockup becf-30101 --part-substrate 2=white_embossedpaper --part-substrate 4=kraft_brown --out rigid.html
`;

const endings = ['.html', '.glb', '.png'] as const;

/** boxwright mockup: shows a box folded, with its artwork. */
export const mockupCommand = (program: Command, context: CommandContext): void => {
  program
    .command('mockup')
    .description('show a box folded, with its artwork, as a page, a model or a picture')
    .argument('<template-id>', 'for example becf-10101; see boxwright templates')
    .addArgument(variablesArgument())
    .option('--artwork <file>', 'what is printed on it')
    .option('--inside', 'print it on the inside')
    .addOption(
      new Option('--substrate <key>', 'what the box is made of, as is usual for it unless told otherwise').argParser(
        substrate,
      ),
    )
    .addOption(
      new Option('--part-substrate <number=key>', 'what one part is made of, as often as there are parts').argParser(
        partSubstrate,
      ),
    )
    .addOption(new Option('--background <#rrggbb>', 'of the scene').argParser(colour))
    .option('--name <name>', 'what the page is called')
    .addOption(
      new Option('-o, --out <file>', 'where to write')
        .argParser(outputPath('A mockup is written as .html, .glb or .png.', ...endings))
        .makeOptionMandatory(),
    )
    .addHelpText('after', EXAMPLES)
    .action(async (templateId: string, words: Record<string, string> | undefined, options: Options) => {
      const { id, given } = separateChoices(context, templateId, words);
      const variables = await withDefaults(context, id, given);
      const { artwork, inside, substrate, partSubstrate, background, name, out } = options;
      const box = await mockup(catalogue.find(id)!, variables as Record<string, unknown>, {
        outside: !inside,
        ...(artwork !== undefined && { artwork: await readInput(artwork) }),
        ...(substrate !== undefined && { substrate }),
        ...(partSubstrate && { partSubstrates: partSubstrate }),
        ...(background && { background }),
        ...(name && { name }),
      }).catch((error: unknown) => {
        // A part that the box has not: how many it has is known only now.
        throw error instanceof RangeError ? new UsageError(error.message) : error;
      });
      const make = { '.html': box.html, '.glb': box.glb, '.png': () => box.png() }[endingOf(out)!];
      context.printJson({ mockup: { dieline_template_id: id, url: await writeOutput(out, await make()) } });
    });
};

const endingOf = (path: string): (typeof endings)[number] | undefined =>
  endings.find((e) => extname(path).toLowerCase() === e);

const substrate = (key: string): SubstrateKey | '' => {
  if (key === 'plain' || key === '') return '';
  const known = api.substrates.find((one) => one === key);
  if (known) return known;
  throw new InvalidArgumentError(`There are plain, ${api.substrates.join(', ')}.`);
};

const partSubstrate = (text: string, before: Options['partSubstrate']): NonNullable<Options['partSubstrate']> => {
  const [, number, key] = /^([1-9]\d*)=(.*)$/.exec(text) ?? [];
  if (number === undefined) throw new InvalidArgumentError('Parts are written number=key, for example 2=white_sbs.');
  return { ...before, [number]: substrate(key!) };
};

const colour = (text: string): string => {
  if (/^#[0-9a-f]{6}$/i.test(text)) return text.toLowerCase();
  throw new InvalidArgumentError('Colours are written #rrggbb, for example #f4f1ea.');
};
