import fc from 'fast-check';
import type { Template } from '../../src/template/index.ts';
import { anyVariation, called, type Variation } from '../support/sizes.ts';

/** Fast-check prints the failing case: a whole template would hide the rest. */
const brief = (variation: Variation) => ({ variation, [fc.toStringMethod]: () => called(variation) });

/**
 * Searches for a faulty variation of the template, and for the simplest one near it.
 * @param look returns the findings of a case; `k` counts the cases.
 * @returns the findings of the simplest case, and how to repeat it; undefined when all cases are right.
 */
export const hunt = <T>(
  template: Template,
  more: fc.Arbitrary<T>,
  runs: number,
  look: (variation: Variation, more: T, k: number) => readonly string[],
): string[] => {
  if (!runs) return [];
  let k = 0;
  const property = fc.property(anyVariation(template).map(brief), more, ({ variation }, rest) => {
    const wrong = look(variation, rest, k++);
    if (wrong.length) throw new Error(wrong.join('\n'));
  });
  const found = fc.check(property, { numRuns: Math.max(1, Math.round(runs)) });
  if (!found.failed) return [];
  const { errorInstance, seed, counterexamplePath, numShrinks } = found;
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return [`${why}\n  (simplified ${numShrinks} times; seed ${seed}, path ${counterexamplePath})`];
};
