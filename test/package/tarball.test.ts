import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isFresh } from '../../fixtures/package/fresh.ts';
import { packedManifest, packedPaths } from '../../fixtures/package/pack.ts';
import { projectWith } from './installed.ts';

interface Manifest {
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

/** Bytes of all files below a folder, links followed, each file as the blocks it takes on a disk. */
const sizeOf = (folder: string): number =>
  readdirSync(folder).reduce((sum, name) => {
    const path = join(folder, name);
    const stats = statSync(path);
    return sum + (stats.isDirectory() ? sizeOf(path) : Math.ceil(stats.size / 4096) * 4096);
  }, 0);

describe('the package', () => {
  it('takes less than 22 MB of blocks in an empty project that installs it to draw', async () => {
    const installed = sizeOf(join(await projectWith(), 'node_modules'));
    // Declarations and the studio are not built here. They took this much when they were last measured.
    const apart = isFresh('.', 'dist') ? sizeOf('dist/types') + sizeOf('dist/studio') : 12e6;
    expect((installed + apart) / 1e6).toBeLessThan(22);
  });

  it.runIf(isFresh('.', 'dist'))('has at most 13 MB of files', () => {
    const bytes = packedPaths().reduce((sum, path) => sum + statSync(path).size, 0);
    expect(bytes / 1e6).toBeLessThan(13);
  });

  it('contains exactly what it needs', () => {
    const allowed = /^(dist\/|README\.md$|CHANGELOG\.md$|LICENSE$|package\.json$)/;
    const paths = packedPaths();
    expect(paths).toEqual(expect.arrayContaining(['package.json', 'README.md']));
    expect(paths.filter((path) => !allowed.test(path))).toEqual([]);
    expect(paths.filter((path) => /\.(map|tsbuildinfo)$|\.test\./.test(path))).toEqual([]);
  });

  it('is one package, with nothing to run when it is installed', () => {
    const packed = packedManifest();
    expect(packed).toMatchObject({ name: 'boxwright', exports: {}, bin: {}, peerDependencies: {} });
    for (const name of ['scripts', 'dependencies', 'devDependencies', 'optionalDependencies', 'workspaces'])
      expect(packed).not.toHaveProperty(name);
  });

  it('requires each optional package in the tested version', () => {
    for (const [name, range] of Object.entries(manifest.peerDependencies)) {
      expect([name, range]).toEqual([name, `^${manifest.devDependencies[name]}`]);
      expect([name, manifest.peerDependenciesMeta[name]?.optional]).toEqual([name, true]);
    }
  });
});
