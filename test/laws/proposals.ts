import { follow, type Variation } from '../support/sizes.ts';
import { show } from './built.ts';

/** Who does what the complaints say ends up with sizes that hold, whatever they began with. */
export const proposals = (variation: Variation, given: Readonly<Record<string, number>>): string[] =>
  follow(variation, given).settled.violations.map((c) =>
    c.kind === 'order'
      ? `${show(given)} leads round and round: ${c.names.join(' and ')} are still the wrong way round`
      : `${show(given)} leads nowhere: ${c.name} ${c.value} shall be in ${c.min}…${c.max}`,
  );
