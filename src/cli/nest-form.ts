import { documentIn } from '../entry/artwork-files.ts';
import { type DielineFiles, profile } from '../entry/engine.ts';
import type { Layout, Nesting } from '../entry/nest.ts';
import { pressForm } from '../entry/press.ts';
import { orUnreadable, readBeside } from './check-input.ts';
import { readInput, writeOutput } from './files.ts';
import type { Options } from './nest-options.ts';
import { readPressOptions } from './profile-options.ts';
import { orTellWhy, UsageError } from './usage-error.ts';

/** Writes a layout with artwork on every blank, and tells what a printer would ask about. */
export const saveForm = async (
  path: string,
  box: DielineFiles,
  [nesting, layout]: readonly [Nesting, Layout],
  { artwork = '', inside, bleed, marks, sideLay, ...options }: Options,
  log: (text: string) => void,
): Promise<string> => {
  if (!/\.pdf$/i.test(path)) throw new UsageError('--artwork makes a PDF: write --out form.pdf.');
  const { press } = await readPressOptions(options, profile('press'));
  const file = await readInput(artwork);
  const asset = (name: string) => readBeside(artwork, name);
  const { pdf, findings, missing } = await orUnreadable(artwork, async () => {
    const given = documentIn(file) ?? file;
    const own = { layout, bleed, asset, press, marks, sideLay, ...(inside && { inside: await readInput(inside) }) };
    return orTellWhy(() => pressForm(box, given, nesting, own));
  });
  for (const { level, sentence } of findings) log(`${level}: ${sentence}`);
  if (missing) log(`warning: ${missing}.`);
  return writeOutput(path, pdf);
};
