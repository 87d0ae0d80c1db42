import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import openSleeve from '../fixtures/example/open-sleeve.ts';
import { contributing } from '../fixtures/readme.ts';
import { checks } from './laws/checks.ts';

describe('the example of CONTRIBUTING', () => {
  it('equals its source file: npm run gallery', () => {
    const page = readFileSync('CONTRIBUTING.md', 'utf8');
    expect(page).toBe(contributing(page));
  });

  it.each(Object.entries(checks))('holds: %s', (_, check) => expect(check(openSleeve)).toEqual([]));
});
