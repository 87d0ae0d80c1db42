import { extname } from 'node:path';
import { formats } from '../entry/engine.ts';
import { deliveredParts, foldedSvg, isDeliveredFlat, writeFold, writeStl } from '../entry/fold.ts';
import { pdfPageOfSvg, stepPage } from '../entry/inside.ts';
import { mockup } from '../entry/mockup.ts';
import type { NamedValue } from './box-arguments.ts';
import { kinds } from './check.ts';
import { codeOf, describeBytes } from './describe.ts';
import { dataUrl, writeOutput } from './files.ts';
import { type FoldedBox, foldArguments } from './folded-file.ts';
import { type AddCommand, addOptions } from './listed-options.ts';
import type { OptionsOf } from './option-types.ts';
import { CommandError, UsageError } from './usage-error.ts';

type Options = OptionsOf['fold'];

/** What the command writes: the end of its usual name, its type without a file, words about it, and the endings it may have. */
const WRITTEN: Readonly<Record<string, readonly [string, string, string, string, ...string[]]>> = {
  '--delivered': ['.delivered.svg', formats.svg.mediaType, ' as it is delivered', '.svg'],
  '--steps': ['.steps.pdf', formats.pdf.mediaType, ', steps', '.pdf', '.svg'],
  'no --steps': ['.fold', 'application/json', '', '.svg', '.png', '.glb', '.stl', '.fold'],
};

const endingOf = (path: string): string => extname(path).toLowerCase();

/** The closed box as what the ending of its file says. Pictures and models of its board are those of a mockup without artwork. */
const foldedFile = async ({ drawing, entry, variables, foreign }: FoldedBox, ending: string) => {
  if (ending === '.svg') return foreign?.page() ?? foldedSvg(drawing.parts);
  if (ending === '.fold') return writeFold(drawing, entry.template.name);
  if (ending === '.stl') return writeStl(drawing.parts);
  const shown = await mockup(entry, variables);
  return ending === '.png' ? shown.png() : shown.glb();
};

/** The page of a packer. @throws CommandError for a flat piece. */
const stepsFile = ({ drawing, entry, header }: FoldedBox, ending: string): string | Promise<Uint8Array> => {
  const { name, code } = entry.template;
  const page = stepPage(drawing.parts, name, [`${entry.id}, ${codeOf(code)}`.replace(', -', ''), header[1]!]);
  if (page === undefined)
    throw new CommandError(`${entry.id} (${name}) is a flat piece: it has no folding steps. Leave --steps out.`);
  return ending === '.svg' ? page : pdfPageOfSvg(page);
};

export const addFold: AddCommand = (command, context) => {
  addOptions(command, { kinds }).action(
    async (template: string, values: readonly NamedValue[] | undefined, options: Options) => {
      const { out, delivered, steps, json } = options;
      const kind = delivered ? '--delivered' : steps ? '--steps' : 'no --steps';
      const [usual, type, about, ...endings] = WRITTEN[kind]!;
      if (out !== undefined && !endings.includes(endingOf(out)))
        throw new UsageError(
          `With ${kind} the file must end in ${endings.join(' or ')}. Try --out ${out.replace(/\.\w+$/, endings[0])}.`,
        );
      const box = await foldArguments(context, template, values, options);
      const { entry, drawing, foreign } = box;
      const { name } = entry.template;
      if (delivered && !isDeliveredFlat(drawing.parts))
        throw new CommandError(`Boxwright knows no flat pack of ${entry.id} (${name}). Leave --delivered out.`);
      const path = out ?? `${foreign ? name : entry.id}${usual}`;
      const file = delivered
        ? foldedSvg(deliveredParts(drawing.parts))
        : await (steps ? stepsFile : foldedFile)(box, endingOf(path));
      const url = json && out === undefined ? dataUrl(type, file) : await writeOutput(path, file);
      const { settings, notes } = foreign ?? {};
      if (json) context.printJson({ fold: { dieline_template_id: entry.id, url, settings, notes } });
      else context.print(`${path}: ${name}${about}, ${describeBytes(file)}\n`);
    },
  );
};
