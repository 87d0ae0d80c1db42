import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * npm refuses a lock file that leaves out what a package offers for other platforms,
 * and writes one where a registry does not carry them all.
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
