import { realpath } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { profile } from '../entry/engine.ts';
import { type ArtworkDocument, pressPdf } from '../entry/press.ts';
import { drawArguments, type NamedValue } from './box-arguments.ts';
import { EXIT_CODES } from './check-files.ts';
import { orUnreadable } from './check-input.ts';
import { type AddCommand, ExitCode } from './command-context.ts';
import { describeBytes } from './describe.ts';
import type { DimensionsOption } from './dimensions-option.ts';
import { makeFolder, readInput, UnreadableInput, writeOutput } from './files.ts';
import { addBoxOptions } from './listed-options.ts';
import { type ProfileOptions, readPressOptions } from './profile-options.ts';
import { CommandError, reportError, UsageError } from './usage-error.ts';

interface Options extends DimensionsOption, Pick<ProfileOptions, 'icc' | 'condition'> {
  readonly artwork: string;
  readonly inside?: string;
  readonly bleed?: number;
  readonly safe?: number;
  readonly proof?: string;
  readonly out: string;
  readonly json?: true;
}

export const addArtwork: AddCommand = (command, context) => {
  addBoxOptions(command).action(
    async (template: string, values: readonly NamedValue[] | undefined, options: Options) => {
      const box = await drawArguments(context, template, values, options);
      const { artwork, inside, bleed, safe, out, proof, json } = options;
      if (proof !== undefined && resolve(proof) === resolve(out))
        throw new UsageError('--proof and --out name the same file. Name two.');
      for (const path of [out, proof ?? out]) await makeFolder(`${dirname(path)}/`);
      const { press } = await readPressOptions(options, profile('press'));
      const made = await orUnreadable(artwork, async () => {
        const file = await readInput(artwork);
        return pressPdf(box, documentIn(artwork, file) ?? file, {
          ...(inside !== undefined && { inside: await readInput(inside) }),
          asset: (name) => readBeside(artwork, name),
          bleed,
          safe,
          press,
        });
      }).catch((error: unknown) => {
        const told = error instanceof RangeError ? new CommandError(`${error.message}.`) : error;
        if (reportError(context, told) === undefined) throw error;
        throw new ExitCode(EXIT_CODES[told instanceof UnreadableInput ? 'unreadable' : 'cannot tell']);
      });
      const { pdf, findings } = made;
      const drawn = proof === undefined ? undefined : await made.proof();
      const url = await writeOutput(out, pdf);
      if (drawn) await writeOutput(proof!, drawn);
      if (json) context.printJson({ artwork: { dieline_template_id: box.id, url, findings } });
      else {
        context.print(`${out}: ${box.id}, ${describeBytes(pdf)}\n`);
        for (const { level, sentence } of findings) context.print(`${level}: ${sentence}\n`);
      }
      if (findings.some(({ level }) => level === 'fault')) throw new ExitCode(EXIT_CODES['not sound']);
    },
  );
};

/** A document of layers; undefined for artwork. Throws UnreadableInput where the JSON breaks. */
const documentIn = (path: string, file: Buffer): ArtworkDocument | undefined => {
  const text = file.toString('utf8').replace(/^\uFEFF/, '');
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableInput(`${path} cannot be read: its JSON is broken: ${(error as Error).message}.`);
  }
};

/** A file in the folder of a document. A link may not lead out of it. */
const readBeside = async (path: string, name: string): Promise<Buffer> => {
  const folder = await realpath(dirname(path));
  const file = await realpath(join(folder, name)).catch(() => join(folder, name));
  if (!file.startsWith(join(folder, sep)))
    throw new UnreadableInput(`${name} cannot be read: it lies outside ${folder}.`);
  return readInput(file);
};
