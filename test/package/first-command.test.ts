import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { build, type Metafile } from 'esbuild';
import { expect, it } from 'vitest';
import { nodeBundle } from '../../fixtures/package/bundles.ts';
import { newFolder } from '../support/folder.ts';

interface Locked {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const installedWith = (keep: (one: Locked) => boolean): string[] =>
  Object.entries(packages).flatMap(([path, one]) =>
    path.startsWith('node_modules/') && !one.link && keep(one) ? [path.slice('node_modules/'.length)] : [],
  );

/** The packages of developers, which `npm ci --omit=dev` leaves out. */
const forDevelopers = new Set(installedWith(({ dev }) => dev === true));

const packageOf = (path: string): string | undefined =>
  /(?:.*node_modules\/|^)((?:@[^/]+\/)?[^/.][^/]*)/.exec(path)?.[1];

/** Packages imported at the start of these modules, and those whose code ends up in them. */
const packagesOf = ({ inputs }: Metafile): Set<string> =>
  new Set(
    Object.entries(inputs).flatMap(([path, { imports }]) => [
      ...(path.includes('node_modules/') ? [packageOf(path)!] : []),
      ...imports.flatMap(({ path: to, external, kind }) =>
        external && kind !== 'dynamic-import' && !to.startsWith('.') && !isBuiltin(to) ? (packageOf(to) ?? []) : [],
      ),
    ]),
  );

it('the first command needs no package of developers, and at most a third of all packages', async () => {
  // What prepares an installation, without what it imports on demand.
  const prepare = await build({
    entryPoints: ['fixtures/package/prepare.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    metafile: true,
    external: ['./build.ts'],
    loader: { '.md': 'empty' },
  });
  const program = await build({ ...nodeBundle(newFolder()), write: false });
  const needed = [...new Set([...packagesOf(prepare.metafile), ...packagesOf(program.metafile!)])];
  expect(needed).toEqual(expect.arrayContaining(['esbuild', 'typescript', 'commander']));
  // Those of the server and its like are asked for where they are missing.
  const { peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { peerDependencies: object };
  expect(needed.filter((name) => forDevelopers.has(name) && !(name in peerDependencies))).toEqual([]);

  const here = ({ os, cpu }: Locked): boolean =>
    (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true);
  const kept = installedWith((one) => !one.dev && here(one));
  expect(kept.length).toBeGreaterThan(needed.length - 10);
  expect(kept.length).toBeLessThan(installedWith(here).length / 3);
});
