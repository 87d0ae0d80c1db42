import { extname } from 'node:path';
import { type DielineFiles, formats } from '../entry/engine.ts';
import { deliveredParts, foldedSvg, isDeliveredFlat, writeFold } from '../entry/fold.ts';
import { mockup } from '../entry/mockup.ts';
import { drawArguments, type NamedValue } from './box-arguments.ts';
import type { AddCommand } from './command-context.ts';
import { describeBytes } from './describe.ts';
import type { DimensionsOption } from './dimensions-option.ts';
import { dataUrl, writeOutput } from './files.ts';
import { addBoxOptions } from './listed-options.ts';
import { CommandError, UsageError } from './usage-error.ts';

interface Options extends DimensionsOption {
  readonly out?: string;
  readonly delivered?: true;
  readonly json?: true;
}

/** Checks the extension of --out against the content. @throws UsageError */
const checkOutput = ({ out, delivered }: Options): void => {
  if (delivered && out !== undefined && endingOf(out) !== '.svg')
    throw new UsageError(`--delivered writes SVG. Try --out ${out.replace(/\.\w+$/, '')}.svg.`);
};

const endingOf = (path: string): string => extname(path).toLowerCase();

/** The closed box as what the ending of its file says. Pictures and models of its board are those of a mockup without artwork. */
const foldedFile = async (
  { drawing, entry, variables }: DielineFiles,
  ending: string,
): Promise<string | Uint8Array> => {
  if (ending === '.svg') return foldedSvg(drawing.parts);
  if (ending === '.fold') return writeFold(drawing, entry.template.name);
  const shown = await mockup(entry, variables);
  return ending === '.png' ? shown.png() : shown.glb();
};

export const addFold: AddCommand = (command, context) => {
  addBoxOptions(command).action(
    async (template: string, values: readonly NamedValue[] | undefined, options: Options) => {
      checkOutput(options);
      const { out, delivered, json } = options;
      const box = await drawArguments(context, template, values, options);
      const { entry, drawing } = box;
      const { name } = entry.template;
      if (delivered && !isDeliveredFlat(drawing.parts))
        throw new CommandError(`Boxwright knows no flat pack of ${entry.id} (${name}). Leave --delivered out.`);
      const file = delivered
        ? foldedSvg(deliveredParts(drawing.parts))
        : await foldedFile(box, out === undefined ? '.fold' : endingOf(out));
      if (json && out === undefined) {
        const url = dataUrl(delivered ? formats.svg.mediaType : 'application/json', file);
        context.printJson({ fold: { dieline_template_id: entry.id, url } });
        return;
      }
      const path = out ?? `${entry.id}.${delivered ? 'delivered.svg' : 'fold'}`;
      const url = await writeOutput(path, file);
      if (json) context.printJson({ fold: { dieline_template_id: entry.id, url } });
      else context.print(`${path}: ${name}${delivered ? ' as it is delivered' : ''}, ${describeBytes(file)}\n`);
    },
  );
};
