import { existsSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { type FormatName, formatNames, isFormat } from '../entry/engine.ts';
import { isStream } from './files.ts';
import { UsageError } from './usage-error.ts';

export interface Output {
  readonly format: FormatName;
  /** Undefined for standard output. */
  readonly path: string | undefined;
  /** True for standard output, a device or a pipe, where a line of facts would follow the file. */
  readonly isStream?: true;
}

/** Reads `--format svg,dxf`. */
export const parseFormats = (text: string, before: readonly FormatName[] = []): readonly FormatName[] => {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const unknown = words.filter((word) => !isFormat(word));
  if (unknown.length || !words.length)
    throw new InvalidArgumentError(`Choose from ${formatNames.join(', ')}; separate several with commas.`);
  return [...new Set([...before, ...(words as FormatName[])])];
};

/** Parses an option that names one output file. @param rule - describes valid names, for the error message. */
export const outputPath =
  (rule: string, ...extensions: readonly string[]) =>
  (path: string, before?: string): string => {
    if (before !== undefined) throw new InvalidArgumentError(`--out was given twice (${before}).`);
    if (!path || (extensions.length && !extensions.includes(extname(path).toLowerCase())))
      throw new InvalidArgumentError(rule);
    return path;
  };

/**
 * The output files of one drawing. `--out box.svg` also sets the format; `--out box` and `--out folder` get the extension of each format;
 * `-` is standard output; a device or a pipe takes one file. @param usual - formats where neither names one.
 * @throws UsageError for options that contradict each other.
 */
export const planOutputs = (
  id: string,
  requested: readonly FormatName[] | undefined,
  out: string | undefined,
  usual: readonly FormatName[] = ['svg'],
): readonly Output[] => {
  const wanted = requested ?? usual;
  if (out === undefined) return named(id, wanted);
  const isStandard = out === '-';
  if (isStandard || (isStream(out) && !isFormat(extensionOf(out)))) {
    if (wanted.length > 1)
      throw new UsageError(`--out ${out} takes one file, but --format names ${wanted.length}. Name one format.`);
    return [{ format: wanted[0]!, path: isStandard ? undefined : out, isStream: true }];
  }
  if (/[/\\]$/.test(out) || isFolder(out)) return named(join(out, id), wanted);
  const extension = extensionOf(out);
  if (!isFormat(extension)) {
    if (extension && /^[a-z]{2,4}$/.test(extension) && !requested)
      throw new UsageError(
        `--out ${out} ends in .${extension}. Choose ${formatNames.map((format) => `.${format}`).join(', ')}, or name a --format.`,
      );
    return named(out, wanted);
  }
  if (requested && requested.length > 1)
    throw new UsageError(
      `--out ${out} names one file, but --format names ${requested.length}. Leave the extension out: --out ${out.slice(0, -extension.length - 1)}.`,
    );
  if (requested && requested[0] !== extension)
    throw new UsageError(
      `--out ${out} does not match --format ${requested[0]}. Try --out ${out.slice(0, -extension.length)}${requested[0]}.`,
    );
  return [{ format: extension, path: out, ...(isStream(out) && { isStream: true }) }];
};

const extensionOf = (path: string): string => extname(path).slice(1).toLowerCase();

const named = (base: string, wanted: readonly FormatName[]): Output[] =>
  wanted.map((format) => ({ format, path: `${base}.${format}` }));

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();
