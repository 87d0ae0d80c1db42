import { escapeMarkup } from '../artwork/index.ts';
import { type Entry, findIncompatible, idWithChoices } from '../template/index.ts';
import { type QueryFields, variableFields } from './page-requested.ts';

/** The choices of a template as links to the pages of the other values, with the same sizes; empty for a template without choices. */
export const choiceLinks = (entry: Entry, fields: QueryFields): string => {
  const query = new URLSearchParams(variableFields(fields)).toString();
  const rows = Object.entries(entry.template.choices)
    .filter(([, values]) => values.length > 1)
    .map(([choice, values]) => {
      const links = values.map((value) => valueLink(entry, choice, value, query)).filter((link) => link !== '');
      return `<dt>${plain(choice)}</dt><dd>${links.join(', ')}</dd>`;
    });
  return rows.length ? `<nav aria-label="Choices"><h2>Choices</h2><dl>${rows.join('')}</dl></nav>` : '';
};

/** Empty for a value that is incompatible with the other choices. */
const valueLink = (entry: Entry, choice: string, value: string, query: string): string => {
  if (entry.chosen[choice] === value) return `<strong>${plain(value)}</strong>`;
  const other = { ...entry.chosen, [choice]: value };
  if (findIncompatible(entry.template, other)) return '';
  const path = `/templates/${encodeURIComponent(idWithChoices(entry, other))}${query && `?${query}`}`;
  return `<a href="${escapeMarkup(path)}">${plain(value)}</a>`;
};

const plain = (name: string): string => escapeMarkup(name.replaceAll('_', ' '));
