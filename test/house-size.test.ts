import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OUTPUTS } from '../fixtures/package/generated.ts';
import { roomOf } from './support/arrows.ts';

/** Most lines that one person can hold, in `src` and `templates`; data and generated modules apart. */
const MAX_LINES = 100_000;

it(`src and templates have at most ${MAX_LINES} lines`, () => {
  const generated: readonly string[] = Object.values(OUTPUTS);
  const lines = new Map<string, number>();
  for (const folder of ['src', 'templates'])
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = `${folder}/${name.replaceAll('\\', '/')}`;
      if (!/\.tsx?$/.test(path) || generated.includes(path)) continue;
      lines.set(roomOf(path), (lines.get(roomOf(path)) ?? 0) + readFileSync(path, 'utf8').split('\n').length - 1);
    }
  const all = [...lines.values()].reduce((sum, n) => sum + n, 0);
  const largest = [...lines].sort(([, a], [, b]) => b - a).slice(0, 5);
  console.info(
    `${all} lines in src and templates; the largest rooms: ${largest.map((row) => row.join(' ')).join(', ')}`,
  );
  expect(all).toBeGreaterThan(50_000);
  expect(all).toBeLessThanOrEqual(MAX_LINES);
});
