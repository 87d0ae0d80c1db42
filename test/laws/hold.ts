import { describe, expect, it } from 'vitest';
import { type Group, group, type Template } from '../../src/template/index.ts';
import { templates } from '../../templates/index.ts';
import { checks } from './checks.ts';

/** How many times the usual number of random cases: BOXWRIGHT_RUNS. Which cases: `support/seed.ts`. */
const DEPTH = Number(process.env.BOXWRIGHT_RUNS ?? 1);

/** Holds every check against some templates. */
export const hold = (some: readonly Template[]): void => {
  describe.each(some.map((t) => [t.name, t] as const))('%s', (_, template) => {
    it.each(Object.entries(checks))('%s', (_name, check) => {
      const wrong = check(template, DEPTH);
      // A list that is compared is cut short where it is printed.
      if (wrong.length) expect.fail(wrong.slice(0, 8).join('\n'));
    });
  });
};

/** The templates of a category of the catalogue. */
export const ofCategory = (category: Group['category']): readonly Template[] =>
  templates.filter((template) => group(template.group).category === category);
