import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import table from './optional.json' with { type: 'json' };

/** An optional part of Boxwright, by name. Declarations of the package lead to no JSON. */
export type PartName =
  | 'server'
  | 'batch'
  | 'mcp'
  | 'records'
  | 'postgres'
  | 'nest'
  | 'orders'
  | 'work'
  | 's3'
  | 'mockup'
  | 'maker'
  | 'pdfArtwork'
  | 'svgForPress';

/** Packages that drawing a dieline does not need. Users install them for the features they use. */
const parts: Readonly<Record<PartName, { readonly what: string; readonly packages: readonly string[] }>> = table;

/**
 * An optional part is not installed. The message contains the command that installs it.
 * @example
 * try {
 *   await serve({ place: { data: 'boxwright-data' }, port: 0 }).then(({ close }) => close());
 * } catch (error) {
 *   if (error instanceof MissingPartError) console.log(error.message); // npm install …
 * }
 */
export class MissingPartError extends Error {
  constructor(part: PartName, missing: readonly string[], versions: Readonly<Record<string, string>>) {
    const named = missing.map((name) => `${name}@${(versions[name] ?? '').replace(/^\^/, '')}`);
    const some = missing.length > 1 ? 'packages that are' : 'a package that is';
    super(
      `${parts[part].what} ${/^The \w+s\b/.test(parts[part].what) ? 'need' : 'needs'} ${some} not installed. Add ${missing.length > 1 ? 'them' : 'it'}: npm install ${named.join(' ')}`,
    );
    this.name = 'MissingPartError';
  }
}

/**
 * Checks that an optional part is installed before it is loaded.
 * @throws MissingPartError
 */
export const requirePart = (part: PartName): void => {
  const own = createRequire(import.meta.url);
  const installed = (name: string): boolean =>
    (own.resolve.paths(name) ?? []).some((folder) => existsSync(join(folder, name, 'package.json')));
  const missing = parts[part].packages.filter((name) => !installed(name));
  if (!missing.length) return;
  const { peerDependencies } = own('boxwright/package.json') as { peerDependencies: Record<string, string> };
  throw new MissingPartError(part, missing, peerDependencies);
};
