import { type IdSpaceOf, listed } from './id-space.ts';
import { type ConfiguredRange, digitsOf, endsCount, rangeCount, rangeNumber } from './range.ts';
import type { Choices, Variant } from './variant.ts';

/** The known facts about an id of the range, as a sentence. */
const whatIsKnown = (range: ConfiguredRange, id: string, main: string): string | undefined => {
  const n = rangeNumber(range, id);
  if (n === undefined) return undefined;
  const digits = digitsOf(Math.floor(n / endsCount(range)), range.body);
  const body = range.body.map(({ name, values }, k) => {
    const value = values?.[digits[k]!];
    const called = name.replaceAll('_', ' ');
    if (value === undefined) return `a ${called} that is not known`;
    return value === 'none' ? `no ${called}` : `${called} ${value}`;
  });
  return (
    `${id} is one of ${rangeCount(range).toLocaleString('en')} ids of the service. Known of it: ${body.join(', ')}. ` +
    'The order of its end choices is not known to Boxwright. ' +
    `${main} with choices draws any of these boxes; "boxwright calibrate" reads the order from the service.`
  );
};

/** The ids of a partly known range. Only ids of the table are parsed; `explain` reports the known facts about the others. */
export const partlyKnown =
  (range: ConfiguredRange, table: Readonly<Record<string, Variant<Choices>>>): IdSpaceOf =>
  (choices) => {
    const space = listed(table)(choices);
    return { ...space, range, explain: (id) => whatIsKnown(range, id, space.named[0]) };
  };
