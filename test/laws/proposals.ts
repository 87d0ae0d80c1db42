import { follow, type Variation } from '../support/sizes.ts';
import { show } from './built.ts';

/** Following the suggestions always leads to valid sizes. */
export const proposals = (variation: Variation, given: Readonly<Record<string, number>>): string[] =>
  follow(variation, given).settled.violations.map((c) =>
    c.kind === 'order'
      ? `${show(given)} has suggestions without end: ${c.names.join(' and ')} are still in the wrong order`
      : `${show(given)} leads to an invalid value: ${c.name} ${c.value} must be in ${c.min}…${c.max}`,
  );
