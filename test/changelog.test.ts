import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const MAX_RELEASE_LINES = 120;

/** Releases by heading, newest first, with their lines. */
const releases = readFileSync('CHANGELOG.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((text) => text.trimEnd().split('\n'));

it('the changelog has what follows on top, then the release of this package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(releases.slice(0, 2).map(([heading]) => heading)).toEqual(['Unreleased', version]);
});

it(`a release has at most ${MAX_RELEASE_LINES} lines`, () => {
  const long = releases.filter(([heading, ...lines]) => heading !== 'Unreleased' && lines.length > MAX_RELEASE_LINES);
  expect(long.map(([heading, ...lines]) => `${heading}: ${lines.length}`)).toEqual([]);
});
