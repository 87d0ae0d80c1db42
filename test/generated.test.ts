import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { catalogueIndex } from '../fixtures/catalogue-index.ts';

it('templates/index.ts lists what the folders hold: npm run generate', async () =>
  expect(readFileSync('templates/index.ts', 'utf8')).toBe(await catalogueIndex()));
