import { existsSync } from 'node:fs';
import type { ArtworkDocument } from '../entry/press.ts';
import { csvRows } from '../entry/table-rows.ts';
import { CommandError, UsageError } from './usage-error.ts';

const COLUMN = /\{([^{}]+)\}/g;

/** The first column that a document names, in braces. */
export const columnIn = ({ layers }: ArtworkDocument): string | undefined =>
  layers.flatMap(({ text = '', file = '' }) => `${text} ${file}`.match(COLUMN) ?? [])[0];

/** A cell that is part of the name of a file. */
const NAME = /^(?!\.)[^\\/:*?"<>|\p{Cc}]{1,100}$/u;

type RowOfArtwork = { readonly document: ArtworkDocument; readonly out: string; readonly proof?: string | undefined };

/**
 * A document with the cells of each row in place of `{column}`, in texts and names of files. Rows whose file is there are left out, so
 * that a run can be stopped and begun again. Throws UsageError; CommandError for an unknown column, a cell that names no file, a name used
 * twice, and a table without rows.
 */
export async function* artworkRows(table: AsyncIterable<Uint8Array>, { document, out, proof }: RowOfArtwork) {
  if (![out, proof ?? out].every((path) => path.match(COLUMN)))
    throw new UsageError('With --data each row has a file of its own: name a column, such as --out press-{key}.pdf.');
  const made = new Set<string>();
  for await (const { row } of csvRows(table)) {
    const fill = (text: string, isName = false): string =>
      text.replaceAll(COLUMN, (_, name: string) => {
        const cell = Object.hasOwn(row, name) ? row[name]! : undefined;
        if (cell === undefined)
          throw new CommandError(
            `The table has no column ${JSON.stringify(name)}. It has ${Object.keys(row).join(', ')}.`,
          );
        if (isName && !NAME.test(cell))
          throw new CommandError(`${name} is ${JSON.stringify(cell)}, which cannot be part of a file name.`);
        return cell;
      });
    const path = fill(out, true);
    const shown = proof && fill(proof, true);
    const twice = [path, ...(shown ? [shown] : [])].find((one) => made.has(one) || !made.add(one));
    if (twice) throw new CommandError(`Two rows have the file ${twice}. Name a column that differs in each row.`);
    if (existsSync(path)) continue;
    const layers = document.layers.map((layer) => ({
      ...layer,
      ...(layer.text !== undefined && { text: fill(layer.text) }),
      ...(layer.file !== undefined && { file: fill(layer.file) }),
    }));
    yield { document: { ...document, layers }, out: path, proof: shown };
  }
  if (!made.size) throw new CommandError('The table has no rows. Its first row names the columns.');
}
