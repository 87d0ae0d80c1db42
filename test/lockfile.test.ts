import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * npm rejects a lock file without the packages for other platforms, and writes such a file when a registry does not carry them
 * all.
 */
it('the lock file names the packages of every platform', () => {
  type Locked = { readonly optionalDependencies?: Readonly<Record<string, string>> };
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
