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

/**
 * The box of these values. All laws share it: its drawing is made once, when the first of them looks at it.
 * @throws Error where the values do not hold.
 */
export const built = (variation: Variation, given: Readonly<Record<string, number>> = {}): Built => {
  const { template, id } = variation;
  const { values, chosen, violations } = resolve(template, given, id);
  if (violations.length) throw new Error(`${called(variation)} at ${show(given)}: ${JSON.stringify(violations)}`);
  let drawing: Drawing | undefined;
  return {
    ...variation,
    values,
    chosen,
    get drawing() {
      drawing ??= arrange(template.build(values, chosen));
      return drawing;
    },
  };
};

export const show = (values: Readonly<Record<string, number>>): string => JSON.stringify(values);
