import fc from 'fast-check';
import type { Template } from '../../src/template/index.ts';
import { anyVariation, called, type Variation } from '../support/sizes.ts';

/** Fast-check prints what failed: a whole template would hide the rest. */
const brief = (variation: Variation) => ({ variation, [fc.toStringMethod]: () => called(variation) });

/**
 * Looks for a variation of the template with which something is wrong, and for the simplest one near it.
 * @param look says what is wrong with a case; `k` counts the cases.
 * @returns what is wrong with the simplest case, and how to see it again; nothing, where all cases are right.
 */
export const hunt = <T>(
  template: Template,
  more: fc.Arbitrary<T>,
  runs: number,
  look: (variation: Variation, more: T, k: number) => readonly string[],
): string[] => {
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
