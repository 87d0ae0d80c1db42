import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { Template } from '../../src/template/index.ts';
import { templates } from '../../templates/index.ts';
import { anyVariation, anyWish, called, type Followed, type Variation, wished } from '../support/sizes.ts';
import { type Built, built, type Law, show } from './built.ts';

/** How many times the usual number of random cases (see `support/seed.ts` for which). */
const RUNS = Number(process.env.BOXWRIGHT_RUNS ?? 1);

/** The numbers of cases were chosen for so many templates; with more of them each gets its share, so that a run stays short. */
const SHARE = Math.min(1, 64 / templates.length);

/** Holds a law against one box. */
export const uphold = (law: Law, box: Built): void => {
  const complaints = law(box);
  if (complaints.length)
    throw new Error(`${called(box)} at ${show(box.values)}:\n  ${complaints.slice(0, 12).join('\n  ')}`);
};

/** Asserts over random variations of a template, `runs` times the setting of BOXWRIGHT_RUNS. */
export const randomly = <T>(
  template: Template,
  more: fc.Arbitrary<T>,
  runs: number,
  check: (variation: Variation, more: T) => void,
): void =>
  fc.assert(
    fc.property(anyVariation(template).map(quiet), more, ({ variation }, rest) => check(variation, rest)),
    {
      numRuns: Math.max(3, Math.round(runs * RUNS * SHARE)),
      interruptAfterTimeLimit: 90_000 * Math.max(1, RUNS),
    },
  );

/** Fast-check prints what failed: a whole template would hide the rest. */
const quiet = (variation: Variation) => ({ variation, [fc.toStringMethod]: () => called(variation) });

/** A random box; sizes that cannot be made to suit one another are the business of the law on proposals. */
export const atRandom = (variation: Variation, found: Followed): Built | undefined =>
  found.settled.violations.length ? undefined : built(variation, found.given);

/** Holds a law against every template of the catalogue: every id as it comes, and random boxes. */
export const overTemplates = (law: Law, runs: number): void => {
  describe.each(templates.map((t) => [t.name, t] as const))('%s', (_, template) => {
    it('every id as it comes', () => {
      for (const id of template.ids.named) uphold(law, built({ template, id }));
    });

    it('random sizes, choices and options', () => {
      randomly(template, anyWish, runs, (variation, wish) => {
        const box = atRandom(variation, wished(variation, wish));
        if (box) uphold(law, box);
      });
    });
  });
};
