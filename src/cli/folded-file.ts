import { existsSync, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { type DielineFiles, readEndings } from '../entry/engine.ts';
import { foldDrawing } from '../index.ts';
import { drawArguments, type NamedValue } from './box-arguments.ts';
import { orUnreadable, readingOptions } from './check-input.ts';
import type { CommandContext } from './command-context.ts';
import { readInput, writeOutput } from './files.ts';
import type { OptionsOf } from './option-types.ts';
import { objectIn } from './profile-options.ts';
import { json, orTellWhy, UsageError } from './usage-error.ts';

/** A box that folds, and what else is known of a drawing of another hand. */
export interface FoldedBox extends DielineFiles {
  readonly foreign?: Omit<Awaited<ReturnType<typeof foldDrawing>>, 'box'> & { readonly bytes: Uint8Array };
}

/**
 * The box of arguments, or of a drawing of another hand: a file that exists, or ends as drawings do. How it folds stands in
 * `NAME.fold.json` beside it. Logs what was assumed.
 */
export const foldArguments = async (
  context: CommandContext,
  template: string,
  values: readonly NamedValue[] | undefined,
  options: OptionsOf['folding-files'] & OptionsOf['dimensions'],
): Promise<FoldedBox> => {
  const { folds, save, kind, mm } = options;
  const ending = extname(template);
  if (!readEndings.includes(ending.slice(1).toLowerCase()) && !(existsSync(template) && statSync(template).isFile())) {
    if (folds ?? save ?? kind ?? mm)
      throw new UsageError('--folds, --save, --kind and --mm are for a drawing: name its file.');
    return drawArguments(context, template, values, options);
  }
  const bytes = await readInput(template);
  const beside = `${template.slice(0, template.length - ending.length)}.fold.json`;
  const path = folds ?? (existsSync(beside) ? beside : undefined);
  const given =
    path === undefined
      ? {}
      : objectIn((await readInput(path)).toString(), `${path} is not a JSON object. --save writes one.`);
  const reading = readingOptions(options);
  const fold = (more: object) =>
    orTellWhy(
      () => foldDrawing(bytes, { ...reading, name: basename(template, ending), folds: { ...given, ...more } }),
      (reason) => `${path ?? template}: ${reason}`,
    );
  const first = await orUnreadable(template, () => fold({}));
  // The board may be given by its name.
  const { material } = (await drawArguments(context, first.box.entry, values, options)).values;
  const { box, ...folded } = values?.length ? await fold({ thickness: material }) : first;
  for (const note of [...(path === undefined ? [] : [`It folds as ${path} says.`]), ...folded.notes]) context.log(note);
  if (save && (await writeOutput(beside, json(folded.settings)))) context.log(`${beside}: how it folds`);
  return Object.assign(box, { foreign: { ...folded, bytes } });
};
