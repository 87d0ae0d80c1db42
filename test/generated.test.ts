import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogueIndex } from '../fixtures/catalogue-index.ts';
import { catalogueTypes } from '../fixtures/catalogue-types.ts';
import { knownSignatures } from '../fixtures/signatures.ts';
import { catalogue } from '../src/index.ts';
import { templates } from '../templates/index.ts';

it('templates/index.ts lists what the folders hold: npm run generate', async () =>
  expect(readFileSync('templates/index.ts', 'utf8')).toBe(await catalogueIndex()));

it('src/entry/catalogue-types.ts types what the catalogue holds: npm run generate', () =>
  expect(readFileSync('src/entry/catalogue-types.ts', 'utf8')).toBe(catalogueTypes(templates)));

it('src/check/explain/known-signatures.ts knows how often lines end: npm run generate', () =>
  expect(readFileSync('src/check/explain/known-signatures.ts', 'utf8')).toBe(knownSignatures(catalogue)));
