import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogueIndex } from '../fixtures/catalogue-index.ts';
import { catalogueTypes } from '../fixtures/catalogue-types.ts';
import { knownEffects, knownSignatures } from '../fixtures/signatures.ts';
import { createCatalogue } from '../src/index.ts';
import { templates } from '../templates/index.ts';
import { inTurn } from './support/turns.ts';

it('templates/index.ts lists the templates of the folders: npm run generate', async () =>
  expect(readFileSync('templates/index.ts', 'utf8')).toBe(await catalogueIndex()));

it('src/entry/catalogue-types.ts has the types of the catalogue: npm run generate', () =>
  expect(readFileSync('src/entry/catalogue-types.ts', 'utf8')).toBe(catalogueTypes(templates)));

it.each([
  ['known-signatures.ts', knownSignatures],
  ['known-effects.ts', knownEffects],
] as const)('src/check/explain/%s is up to date: npm run generate', (file, write) => {
  const written = readFileSync(`src/check/explain/${file}`, 'utf8');
  const some = createCatalogue(templates.filter((_, k) => inTurn(k, 4)));
  if (some.templates.length === templates.length) return expect(written).toBe(write(some));
  const ids = new Set(some.entries.map(({ id }) => id));
  const rows = (text: string): string[] =>
    [...text.matchAll(/^ {2}'(.*)': '(.*)',$/gm)].flatMap(([, signature, keys]) =>
      keys!.split(' ').flatMap((key) => (ids.has(key.split(';')[0]!) ? [`${key} ${signature}`] : [])),
    );
  expect(rows(written).sort()).toEqual(rows(write(some)).sort());
});
