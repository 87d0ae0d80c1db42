import { createReadStream } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { documentIn } from '../entry/artwork-files.ts';
import { profile } from '../entry/engine.ts';
import { type ArtworkDocument, pressPdf } from '../entry/press.ts';
import { artworkRows, columnIn } from './artwork-rows.ts';
import { EXIT_CODES, endUnchecked } from './check-files.ts';
import { orUnreadable, readBeside } from './check-input.ts';
import { describeBytes } from './describe.ts';
import { makeFolder, readInput, writeOutput } from './files.ts';
import { type AddCommand, addBoxAction } from './listed-options.ts';
import type { OptionsOf } from './option-types.ts';
import { readPressOptions } from './profile-options.ts';
import { CommandError, ExitCode, UsageError } from './usage-error.ts';

export const addArtwork: AddCommand = (command, context) => {
  addBoxAction(command, context, async (box, options: OptionsOf['artwork']) => {
    const { artwork, inside, bleed, safe, out, proof, data, json } = options;
    if (proof !== undefined && resolve(proof) === resolve(out))
      throw new UsageError('--proof and --out name the same file. Name two.');
    const { press } = await readPressOptions(options, profile('press'));
    /** Writes one file. Returns true if it has faults. */
    const make = async (given: ArtworkDocument | Buffer, path: string, proofPath: string | undefined) => {
      const made = await orUnreadable(artwork, async () =>
        pressPdf(box, given, {
          ...(inside !== undefined && { inside: await readInput(inside) }),
          asset: (name) => readBeside(artwork, name),
          ...{ bleed, safe, press },
        }),
      );
      const { pdf, findings } = made;
      for (const one of [path, proofPath ?? path]) await makeFolder(`${dirname(one)}/`);
      // The file of a row says that its proof is there, too.
      if (proofPath !== undefined) await writeOutput(proofPath, await made.proof());
      const url = await writeOutput(path, pdf);
      if (json) context.printJson({ artwork: { dieline_template_id: box.id, url, findings } });
      else {
        context.print(`${path}: ${box.id}, ${describeBytes(pdf)}\n`);
        for (const { level, sentence } of findings) context.print(`${level}: ${sentence}\n`);
      }
      return findings.some(({ level }) => level === 'fault');
    };
    const all = async (): Promise<boolean> => {
      const file = await readInput(artwork);
      const document = await orUnreadable(artwork, async () => documentIn(file));
      if (data === undefined) {
        const column = document && columnIn(document);
        if (column)
          throw new UsageError(
            `${artwork} has ${column}, for a cell of a table: add --data rows.csv, or take the braces out.`,
          );
        return make(document ?? file, out, proof);
      }
      if (!document) throw new UsageError('--data fills a document of layers: --artwork must name one, in JSON.');
      let hasFaults = false;
      for await (const row of artworkRows(createReadStream(data), { document, out, proof }))
        hasFaults = (await make(row.document, row.out, row.proof)) || hasFaults;
      return hasFaults;
    };
    const hasFaults = await all().catch((error: unknown) =>
      endUnchecked(context, error instanceof RangeError ? new CommandError(error.message.replace(/\.?$/, '.')) : error),
    );
    if (hasFaults) throw new ExitCode(EXIT_CODES['not sound']);
  });
};
