import { existsSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { type FormatName, formatNames, isFormat } from '../entry/engine.ts';
import { UsageError } from './usage-error.ts';

/** One file to write. `path` is undefined for standard output. */
export interface Output {
  readonly format: FormatName;
  readonly path: string | undefined;
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

/**
 * Parses an option that names one output file.
 * @param rule - describes valid names, for the error message.
 */
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
 * `-` is standard output. The default format is SVG.
 * @throws UsageError for options that contradict each other.
 */
export const planOutputs = (
  id: string,
  requested: readonly FormatName[] | undefined,
  out: string | undefined,
): readonly Output[] => {
  const wanted = requested ?? ['svg' as const];
  if (out === undefined) return named(id, wanted);
  if (out === '-') {
    if (wanted.length > 1)
      throw new UsageError(`--out - takes one file, but --format names ${wanted.length}. Name one format.`);
    return [{ format: wanted[0]!, path: undefined }];
  }
  if (/[/\\]$/.test(out) || isFolder(out)) return named(join(out, id), wanted);
  const extension = extname(out).slice(1).toLowerCase();
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
  return [{ format: extension, path: out }];
};

const named = (base: string, wanted: readonly FormatName[]): Output[] =>
  wanted.map((format) => ({ format, path: `${base}.${format}` }));

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();
