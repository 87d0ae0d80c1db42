import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Packages that drawing a dieline does not need. Users install them for the features they use. */
const parts = {
  server: {
    what: 'The server',
    packages: [
      'fastify',
      '@fastify/cors',
      '@fastify/multipart',
      '@fastify/swagger',
      '@fastify/swagger-ui',
      'libsql',
      'piscina',
      '@resvg/resvg-js',
      '@hyzyla/pdfium',
    ],
  },
  batch: { what: 'A batch', packages: ['piscina'] },
  mcp: { what: 'The tools for agents', packages: ['@modelcontextprotocol/sdk', '@resvg/resvg-js'] },
  records: { what: 'A folder of records', packages: ['libsql'] },
  postgres: { what: 'PostgreSQL', packages: ['pg'] },
  nest: { what: 'Nesting in threads', packages: ['piscina'] },
  work: { what: 'A worker', packages: ['pg', 'piscina'] },
  s3: { what: 'S3', packages: ['@aws-sdk/client-s3'] },
  mockup: { what: 'A mockup', packages: ['@resvg/resvg-js'] },
  maker: { what: 'A model of makerjs', packages: ['makerjs'] },
  pdfArtwork: { what: 'Artwork from a PDF', packages: ['@hyzyla/pdfium'] },
} as const;

/** An optional part of Boxwright, by name. */
export type PartName = keyof typeof parts;

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
