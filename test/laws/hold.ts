import { describe, expect, it } from 'vitest';
import { type Group, group, type Template } from '../../src/template/index.ts';
import { templates } from '../../templates/index.ts';
import { DEPTH, inTurn } from '../support/turns.ts';
import { ALL_VALUES, checks } from './checks.ts';
import { withoutRepeats } from './report.ts';

/** The share of the random cases that every template sees. */
const LITTLE = 0.05;

/**
 * Depth of the k-th template in this slice: its main id in each, a little more in one of four, each value in one of twelve, and as
 * `npm run laws` in one of 56.
 */
const depthOf = (k: number): number => (inTurn(k, 56) ? DEPTH : inTurn(k, 12) ? ALL_VALUES : inTurn(k, 4) ? LITTLE : 0);

/** Runs every check on some templates. */
export const hold = (some: readonly Template[]): void => {
  describe.each(some.map((t, k) => [t.name, t, depthOf(k)] as const))('%s', (_, template, depth) => {
    const shorten = withoutRepeats();
    it.each(Object.entries(checks))('%s', (_name, check) => {
      const wrong = shorten(check(template, depth));
      // A compared list would be truncated in the output.
      if (wrong.length) expect.fail(wrong.slice(0, 8).join('\n'));
    });
  });
};

/** The templates of a category of the catalogue. */
export const ofCategory = (category: Group['category']): readonly Template[] =>
  templates.filter((template) => group(template.group).category === category);
