import { arrange, type Drawing } from '../../src/sheet/index.ts';
import { resolve } from '../../src/template/index.ts';
import { called, type Variation } from '../support/sizes.ts';
import { type Exception, exceptionsOf } from './exceptions/index.ts';

/** A box as input of the laws. */
export interface Built extends Variation {
  readonly values: Readonly<Record<string, number>>;
  readonly chosen: Readonly<Record<string, string>>;
  readonly drawing: Drawing;
  /** How far the trade breaks the laws with this template. */
  readonly exceptions: readonly Exception[];
}

/** Findings in words that name panels; empty when the law holds. */
export type Law = (box: Built) => string[];

/**
 * Builds the box of these values for all laws. Its drawing is made once, on first use.
 * @throws Error for invalid values.
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
    exceptions: exceptionsOf(template),
    get drawing() {
      drawing ??= arrange(template.build(values, chosen));
      return drawing;
    },
  };
};

export const show = (values: Readonly<Record<string, number>>): string => JSON.stringify(values);
