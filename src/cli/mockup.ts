import { extname } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { documentIn, missingPicture } from '../entry/artwork-files.ts';
import { defined } from '../entry/inside.ts';
import { artworkOnBlank, artworkPrints, type MockupOptions, mockup, type SubstrateKey } from '../entry/mockup.ts';
import { api } from '../entry/service.ts';
import type { NamedValue } from './box-arguments.ts';
import { kinds } from './check.ts';
import { orUnreadable, readBeside } from './check-input.ts';
import type { CommandContext } from './command-context.ts';
import { describeBytes } from './describe.ts';
import { readInput, writeOutput } from './files.ts';
import { type FoldedBox, foldArguments } from './folded-file.ts';
import { type AddCommand, addOptions } from './listed-options.ts';
import type { OptionsOf } from './option-types.ts';
import { orTellWhy } from './usage-error.ts';

type Options = OptionsOf['mockup'];

export const addMockup: AddCommand = (command, context) => {
  const about = `\nSubstrates: plain, ${api.substrates.join(', ')}.`;
  const readers = { substrate, partSubstrate, colour, kinds };
  const act = async (drawn: FoldedBox, options: Options): Promise<void> => {
    const { entry, variables } = drawn;
    const { artwork, inside, substrate, partSubstrate, background, name, out, json } = options;
    const placed = artwork === undefined ? {} : await placedArtwork(context, drawn, artwork);
    // The number of a part may be unknown. How many there are is known only now.
    const box = await orTellWhy(() =>
      mockup(entry, variables, {
        outside: !inside,
        ...placed,
        ...defined({ substrate, partSubstrates: partSubstrate, background, name: name || undefined }),
      }),
    );
    const file = await box[extname(out).slice(1).toLowerCase() as 'html' | 'glb' | 'png']();
    const url = await writeOutput(out, file);
    if (json) context.printJson({ mockup: { dieline_template_id: entry.id, url } });
    else context.print(`${out}: ${entry.template.name}, ${describeBytes(file)}\n`);
  };
  addOptions(command.addHelpText('after', about), readers).action(
    async (template: string, values: readonly NamedValue[] | undefined, options: Options) =>
      act(await foldArguments(context, template, values, options), options),
  );
};

/** Artwork at its true size where its place is known. */
const placedArtwork = async ({ log }: CommandContext, box: FoldedBox, path: string): Promise<MockupOptions> => {
  const file = await readInput(path);
  const document = await orUnreadable(path, async () => documentIn(file));
  if (document) return orUnreadable(path, () => artworkPrints(box, document, (name) => readBeside(path, name)));
  const missing = await missingPicture(file);
  if (missing) log(`${path} ${missing}`);
  // The drawing that folds lies at its own place.
  const place = box.foreign && file.equals(box.foreign.bytes) ? box.foreign.place : undefined;
  const placed = await artworkOnBlank(box, file, place);
  if (!placed)
    log(`${path} is stretched over the blank, because nothing in it tells its place. Draw on a template for artwork.`);
  return { artwork: placed?.artwork ?? file };
};

const substrate = (text: string): SubstrateKey | '' => {
  const key = text.toLowerCase();
  if (key === 'plain' || key === '') return '';
  const known = api.substrates.find((one) => one === key);
  if (known) return known;
  throw new InvalidArgumentError(`Unknown substrate "${text}". Choose one of: plain, ${api.substrates.join(', ')}.`);
};

const partSubstrate = (text: string, before: Options['partSubstrate']): NonNullable<Options['partSubstrate']> => {
  const [, number, key] = /^([1-9]\d*)=(.*)$/.exec(text) ?? [];
  if (number === undefined) throw new InvalidArgumentError('Write number=key, for example 2=white_sbs.');
  if (before?.[number] !== undefined) throw new InvalidArgumentError(`Part ${number} is given twice. Give it once.`);
  return { ...before, [number]: substrate(key!) };
};

const colour = (text: string): string => {
  if (/^#[0-9a-f]{6}$/i.test(text)) return text.toLowerCase();
  throw new InvalidArgumentError('Write #rrggbb, for example #f4f1ea.');
};
