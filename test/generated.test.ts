import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogueIndex } from '../fixtures/catalogue-index.ts';
import { catalogueTypes } from '../fixtures/catalogue-types.ts';
import { knownSignatures } from '../fixtures/signatures.ts';
import { catalogue } from '../src/index.ts';
import { templates } from '../templates/index.ts';

it('templates/index.ts lists the templates of the folders: npm run generate', async () =>
  expect(readFileSync('templates/index.ts', 'utf8')).toBe(await catalogueIndex()));

it('src/entry/catalogue-types.ts has the types of the catalogue: npm run generate', () =>
  expect(readFileSync('src/entry/catalogue-types.ts', 'utf8')).toBe(catalogueTypes(templates)));

it('src/check/explain/known-signatures.ts is up to date: npm run generate', () =>
  expect(readFileSync('src/check/explain/known-signatures.ts', 'utf8')).toBe(knownSignatures(catalogue)));
