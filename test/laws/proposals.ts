import { follow, type Variation } from '../support/sizes.ts';
import { show } from './built.ts';

/** Following the suggestions always leads to valid sizes. */
export const proposals = (variation: Variation, given: Readonly<Record<string, number>>): string[] =>
  follow(variation, given).settled.violations.map((c) =>
    c.kind === 'order'
      ? `${show(given)} leads round and round: ${c.names.join(' and ')} are still the wrong way round`
      : `${show(given)} leads nowhere: ${c.name} ${c.value} shall be in ${c.min}…${c.max}`,
  );
