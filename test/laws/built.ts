import { arrange, type Drawing } from '../../src/sheet/index.ts';
import { resolve } from '../../src/template/index.ts';
import { called, type Variation } from '../support/sizes.ts';

/** A box as the laws look at it. */
export interface Built extends Variation {
  readonly values: Readonly<Record<string, number>>;
  readonly chosen: Readonly<Record<string, string>>;
  readonly drawing: Drawing;
}

/** What is wrong with a box, in words that name panels; nothing, where the law holds. */
export type Law = (box: Built) => string[];

/** @throws Error where the values do not hold. */
export const built = (variation: Variation, given: Readonly<Record<string, number>> = {}): Built => {
  const { template, id } = variation;
  const { values, chosen, violations: complaints } = resolve(template, given, id);
  if (complaints.length) throw new Error(`${called(variation)} at ${show(given)}: ${JSON.stringify(complaints)}`);
  return { ...variation, values, chosen, drawing: arrange(template.build(values, chosen)) };
};

export const show = (values: Readonly<Record<string, number>>): string => JSON.stringify(values);
