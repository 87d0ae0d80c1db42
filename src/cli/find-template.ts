import { catalogue, type Entry, resolveTemplate } from '../entry/engine.ts';
import { choiceValue, didYouMean, separateTrailingChoices } from '../entry/inside.ts';
import type { CommandContext } from './command-context.ts';
import { codeOf, formatTable, shorten } from './describe.ts';
import { CommandError } from './usage-error.ts';

const MAX_TEMPLATES_SHOWN = 10;

/**
 * Finds a template by id, code or name, with the choices that follow the name. Logs the template found, unless the text is an id.
 * @throws CommandError with the matching templates when the text is ambiguous.
 */
export const findTemplate = ({ log }: Pick<CommandContext, 'log'>, text: string): Entry => {
  const [name, choices] = separateTrailingChoices(text);
  const { entry, others, corrected, known } = resolveTemplate(catalogue, name);
  if (!entry) refuseBareChoices(name);
  if (!entry)
    throw new CommandError(known ?? (others.length && !corrected ? ambiguous(name, others) : unknown(name, others)));
  const more = others.length ? ` (boxwright find '${name}' shows others)` : '';
  if (!entry.id.includes(name.toLowerCase()) || name.length < 4)
    log(`${name}: ${entry.id}, ${entry.template.name}${more}`);
  const id = entry.id + inOurSpelling(entry, choices);
  const chosen = catalogue.find(id);
  if (!chosen) throw new CommandError(catalogue.missing(id));
  return chosen;
};

/** The name of a variable or choice that may be written in any case, with spaces or hyphens instead of underscores. */
export const settingName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** `,Flap=Chamfer-Flap` as `,flap=chamfer_flap`. Unknown names and values stay as they are. */
const inOurSpelling = ({ template }: Entry, choices: string): string =>
  choices.replace(/,([^,=]+)=([^,=]+)/g, (text, name: string, value: string) => {
    const own = settingName(name);
    if (!Object.hasOwn(template.choices, own)) return text;
    return `,${own}=${choiceValue(template.choices[own]!, value.trim()) ?? value}`;
  });

/** @throws CommandError for an id followed by words without values, as in `becf-10101,flap`. */
const refuseBareChoices = (text: string): void => {
  const [id, ...words] = text.split(',').map((word) => word.trim());
  const { entry } = words.length ? resolveTemplate(catalogue, id!) : {};
  if (entry)
    throw new CommandError(
      `${shorten(words.join())} is not a choice and its value. Write ${entry.id},name=value; boxwright choices ${entry.id} lists names and values.`,
    );
};

const ambiguous = (text: string, entries: readonly Entry[]): string =>
  `${shorten(text)} matches several templates. Name one by its id:\n${listed(text, entries)}`;

const unknown = (text: string, close: readonly Entry[]): string => {
  if (close.length) return `No template matches ${shorten(text)}. These are close:\n${listed(text, close)}`;
  const ids = catalogue.entries.map(({ id }) => id);
  const meant = didYouMean(text, ids);
  return `No template matches ${shorten(text)}.${meant} Look for one with boxwright find <words>, or list all with boxwright templates.`;
};

const listed = (text: string, entries: readonly Entry[]): string => {
  const rows = entries
    .slice(0, MAX_TEMPLATES_SHOWN)
    .map(({ id, template, code }) => [`  ${id}`, codeOf(code), template.name]);
  const more =
    entries.length > MAX_TEMPLATES_SHOWN
      ? `  and ${entries.length - MAX_TEMPLATES_SHOWN} more: boxwright find '${text}'\n`
      : '';
  return `${formatTable(rows)}${more}`.trimEnd();
};
