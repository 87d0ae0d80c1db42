import type { Catalogue } from './catalogue.ts';
import { type IdSpaceOf, listed } from './id-space.ts';
import { withChosen } from './other-choices.ts';
import { type ConfiguredRange, choicesOf, digitsOf, endsCount, rangeCount, rangeNumber } from './range.ts';
import type { Entry } from './template.ts';
import type { Choices, Variant } from './variant.ts';

/** The choices of the body of an id, where they are known; undefined for an id of another range. */
const bodyOf = (range: ConfiguredRange, id: string) => {
  const n = rangeNumber(range, id);
  if (n === undefined) return undefined;
  const digits = digitsOf(Math.floor(n / endsCount(range)), range.body);
  return range.body.map(({ name, values }, k) => [name, values?.[digits[k]!]] as const);
};

/** A box with the body of an id of a partly known range; undefined where its body is not known, and for other ids. */
export const withKnownBody = ({ templates, find }: Catalogue, id: string): Entry | undefined => {
  for (const { ids } of templates) {
    const body = ids.range && bodyOf(ids.range, id);
    if (body?.every((one): one is readonly [string, string] => one[1] !== undefined))
      return withChosen(find(ids.named[0])!, choicesOf(Object.fromEntries(body)));
  }
  return undefined;
};

/** The known facts about an id of the range, as a sentence. */
const whatIsKnown = (range: ConfiguredRange, id: string, main: string): string | undefined => {
  const body = bodyOf(range, id)?.map(([name, value]) => {
    const called = name.replaceAll('_', ' ');
    if (value === undefined) return `a ${called} that is not known`;
    return value === 'none' ? `no ${called}` : `${called} ${value}`;
  });
  return (
    body &&
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
