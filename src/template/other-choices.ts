import { findIncompatible, resolveChoices } from './resolve.ts';
import { type Entry, type Incompatible, type Template, withVariant } from './template.ts';

/** An id with other choices, as `becf-10101,postal_lock=top,flap=chamfer_flap`, for combinations for which the service has no id. */
export const withChoices = (id: string, choices: Readonly<Record<string, string>>): string =>
  [id, ...Object.entries(choices).map(([name, value]) => `${name}=${value}`)].join(',');

/** Id of the service for these choices; otherwise this id followed by the choices. */
export const idWithChoices = ({ template, id }: Pick<Entry, 'template' | 'id'>, chosen: Entry['chosen']): string => {
  const named = template.ids.format(chosen);
  if (named !== undefined) return named;
  const [base] = id.split(',') as [string];
  const own = resolveChoices(template, template.ids.parse(base)?.choices);
  return withChoices(base, Object.fromEntries(Object.entries(chosen).filter(([name, value]) => own[name] !== value)));
};

/** For each choice of the rule, the first value that ends it without breaking another rule. */
const compatibleChanges = (template: Template, chosen: Readonly<Record<string, string>>, { choices }: Incompatible) =>
  Object.keys(choices).flatMap((name) => {
    const value = template.choices[name]?.find((one) => !findIncompatible(template, { ...chosen, [name]: one }));
    return value === undefined ? [] : [`${name}=${value}`];
  });

/** As many of these choices as go together, the first ones first, under an id. */
const compatibleId = ({ template, id, chosen }: Entry, choices: Readonly<Record<string, string>>): string => {
  const kept: Record<string, string> = {};
  for (const name of Object.keys(choices))
    if (!findIncompatible(template, { ...chosen, ...kept, [name]: choices[name]! })) kept[name] = choices[name]!;
  return withChoices(id, kept);
};

/** The entry with these choices instead of its own, under an id, or the reason why they are incompatible, as a sentence. */
const withOther = (entry: Entry, id: string, choices: Readonly<Record<string, string>>): Entry | string => {
  const { template } = entry;
  const chosen = { ...entry.chosen, ...choices };
  const wrong = findIncompatible(template, chosen);
  if (wrong) {
    const changes = compatibleChanges(template, chosen, wrong).join(' or ') || compatibleId(entry, choices);
    return `${id} cannot be made: ${wrong.why}. Try ${changes}.`;
  }
  const variant = { ...template.ids.parse(entry.id), choices: chosen };
  return { ...entry, id, chosen, template: withVariant(template, id, variant) };
};

/** The entry of an id with choices given beside it in a request, for this entry alone. Throws RangeError for incompatible choices. */
export const withChosen = (entry: Entry, choices: Readonly<Record<string, string>>): Entry => {
  const other = withOther(entry, entry.id, choices);
  if (typeof other === 'string') throw new RangeError(other);
  return other;
};

/** The entry of an id followed by choices, or the reason why it is invalid, as a sentence. */
export const otherChoices = (id: string, find: (id: string) => Entry | undefined): Entry | string => {
  const [base, ...pairs] = id.split(',');
  const entry = find(base!);
  if (!entry) return base!.trim() ? `There is no template ${shortened(base!)}.` : 'The id of the template is empty.';
  const { template } = entry;
  const choices: Record<string, string> = {};
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (at < 1) return `Choices are written name=value, for example ${withChoices(base!, exampleChoice(entry))}.`;
    const values = Object.hasOwn(template.choices, name) ? template.choices[name] : undefined;
    if (!values) return `${base} has no choice "${shortened(name)}". ${choose(Object.keys(template.choices))}`;
    if (!values.includes(value)) return `${name} cannot be "${shortened(value)}". ${choose(values)}`;
    if (Object.hasOwn(choices, name)) return `${name} is given twice. Give it once.`;
    choices[name] = value;
  }
  return withOther(entry, id, choices);
};

/** Requests may hold anything: a message repeats no more than its beginning. */
const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const choose = (names: readonly string[]): string =>
  names.length ? `Choose ${names.length > 1 ? 'one of: ' : ''}${names.join(', ')}.` : 'It offers no choices.';

const exampleChoice = ({ template }: Entry): Record<string, string> =>
  Object.fromEntries(
    Object.entries(template.choices)
      .slice(0, 1)
      .map(([name, values]) => [name, values.at(-1)!]),
  );
