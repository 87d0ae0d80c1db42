import {
  anyText,
  type Comparison,
  type FieldRule,
  type Fields,
  hasForm,
  isObject,
  listRule,
  quoteValue,
} from './fields.ts';

/** The suggestion of an entry, which is sometimes nested in another object. */
const suggestionOf = (entry: Fields): unknown => {
  const { suggestion } = entry;
  return isObject(suggestion) && isObject(suggestion.suggestion) ? suggestion.suggestion : suggestion;
};

const suggestionTopic = (entry: Fields): string => {
  const suggestion = suggestionOf(entry);
  if (!isObject(suggestion)) return 'without a suggestion';
  const { type, name, names } = suggestion;
  return type === 'swap_values' && Array.isArray(names) ? `swap ${names.toSorted().join(' and ')}` : `change ${name}`;
};

const isText = (value: unknown): boolean => typeof value === 'string';

/** The fields of the two forms of the contract, by the type of a suggestion. */
const SUGGESTIONS = new Map<unknown, Readonly<Record<string, (value: unknown) => boolean>>>([
  ['change_value', { name: isText, value: (value) => typeof value === 'number' }],
  ['swap_values', { names: (value) => Array.isArray(value) && value.length === 2 && value.every(isText) }],
]);

const entryForm = (entry: Fields, path: string, held: Comparison): void => {
  anyText(entry.message, undefined, `${path}.message`, held);
  held.addUnknownFields(entry, ['message', 'suggestion'], path);
  const suggestion = suggestionOf(entry);
  if (suggestion === undefined) return;
  const at = `${path}.suggestion`;
  if (suggestion !== entry.suggestion) held.notes.add(`${at} is nested in another suggestion`);
  const form = isObject(suggestion) ? SUGGESTIONS.get(suggestion.type) : undefined;
  if (!isObject(suggestion) || !form || !Object.entries(form).every(([name, holds]) => holds(suggestion[name])))
    held.contract(at, [suggestion, undefined], `is ${quoteValue(suggestion)}, which neither changes nor swaps a value`);
  else held.addUnknownFields(suggestion, ['type', ...Object.keys(form)], at);
};

/** Compares proposed values. Each service words its messages in its own way. */
const proposed: FieldRule = (theirs, ours, path, held) => {
  const [a, b] = [suggestionOf(theirs as Fields), suggestionOf(ours as Fields)];
  if (isObject(a) && isObject(b) && a.value !== b.value)
    held.unknown(
      `${path}.suggestion.value`,
      [a.value, b.value],
      `is ${quoteValue(a.value)}, ours ${quoteValue(b.value)}: the rule behind the limit is unknown`,
    );
};

/** Entries without a suggestion have no key, so they are paired in their order. */
const numberEntries = (entries: readonly unknown[]): unknown[] => {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    if (!isObject(entry)) return entry;
    const name = suggestionTopic(entry);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { ...entry, key: times > 1 ? `${name} ${times}` : name };
  });
};

export const refusalForm: FieldRule = (theirs, ours, path, held) => {
  if (!isObject(theirs)) return;
  anyText(theirs.message, undefined, `${path}.message`, held);
  held.addUnknownFields(theirs, ['message', 'errors'], path);
  if (theirs.errors === undefined) return;
  hasForm('a list', Array.isArray)(theirs.errors, ours, `${path}.errors`, held);
  if (Array.isArray(theirs.errors))
    theirs.errors.forEach((entry: unknown, k) => {
      if (isObject(entry)) entryForm(entry, `${path}.errors[${k}]`, held);
      else held.contract(`${path}.errors[${k}]`, [entry, undefined], `expected an object, got ${quoteValue(entry)}`);
    });
};

/** Compares the body of a refusal with ours: same variables, same suggested values. */
export const refusalRule: FieldRule = (theirs, ours, path, held) => {
  refusalForm(theirs, ours, path, held);
  if (!isObject(theirs) || !isObject(ours)) return;
  const [there, here] = [theirs.errors ?? [], ours.errors ?? []];
  if (Array.isArray(there) && Array.isArray(here) && there.every(isObject))
    listRule({ key: ({ key }) => String(key), entry: proposed, missing: 'unknown' })(
      numberEntries(there),
      numberEntries(here),
      `${path}.errors`,
      held,
    );
};
