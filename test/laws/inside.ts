import { requestedSizes } from '../../src/engine/index.ts';
import { boxSizes } from '../../src/fold/index.ts';
import type { Law } from './built.ts';

/** Choices of the allowances that promise inside sizes. Those by a table of the trade, or none at all, promise none. */
export const PROMISES: readonly (string | undefined)[] = [undefined, 'proportional'];

/** Tolerance of a size, in mm. */
const SLACK = 0.1;

/**
 * A size whose description calls it inside is the inside size of the folded box, where that can be measured. The law of inner sizes
 * measures those between two panels, and a label may say that its size is that of something else.
 */
export const inside: Law = (box) => {
  const { template, values, chosen, drawing } = box;
  if (!PROMISES.includes(chosen.allowance)) return [];
  const blanks = drawing.parts.map(({ part: { blank } }) => blank);
  const isStated = (name: string): boolean =>
    blanks.some(
      ({ inner, gauges }) =>
        inner.some((one) => one.name === name) || gauges.some((one) => one.name === name && one.basis !== undefined),
    );
  const requested = requestedSizes(box, values);
  const called = Object.keys(requested).filter(
    (name) => /\binside\b/i.test(template.size[name]!.about) && !isStated(name),
  );
  if (!called.length) return [];
  const sizes = boxSizes(drawing.parts, requested);
  return called.flatMap((name) => {
    const found = sizes[name]?.inside;
    const wanted = values[name]!;
    return found === undefined || Math.abs(found - wanted) <= SLACK
      ? []
      : [`${name} is called "${template.size[name]!.about}", but the folded box has ${found} mm inside, not ${wanted}`];
  });
};
