import type { ErrorEntry, Unit } from '../api/index.ts';
import { type Entry, type Resolved, resolve, variables } from '../template/index.ts';
import { heardAll, mend, type Said } from './mend.ts';
import { numeric } from './number.ts';
import { written } from './readable.ts';
import { show } from './show.ts';
import { findingEntries, openEntry } from './wording.ts';

/** The template's variables as they were given and as they were settled, or what is wrong with them. */
type Read = { readonly said: Said; readonly settled: Resolved } | { readonly errors: readonly ErrorEntry[] };

/** Reads the template's variables among what was given. Without a unit it can only be said which are no numbers. */
export const readNumbers = (entry: Entry, given: Readonly<Record<string, unknown>>, unit: Unit | undefined): Read => {
  const { template, id } = entry;
  const known = variables(template, id);
  const said: Record<string, number> = {};
  const open = new Map<string, string>();
  for (const name of Object.keys(known)) {
    if (!Object.hasOwn(given, name)) {
      if (template.size[name]) open.set(name, 'is missing');
      continue;
    }
    const value = numeric(given[name]);
    if (value === undefined) open.set(name, `must be a number, but is ${show(given[name])}`);
    else said[name] = value;
  }
  if (!unit) return { errors: [...open].map(([name, problem]) => openEntry(name, problem, known[name]!)) };
  if (!open.size) {
    const settled = resolve(template, heardAll(said, known, unit), id);
    if (!settled.violations.length) return { said, settled };
  }

  const mended = mend(entry, said, new Set(open.keys()), unit);
  const fitting = variables(template, id, heardAll(mended.said, known, unit));
  const swapped = exchange(said, mended.swap);
  const works = (name: string): number | undefined => {
    const value = mended.said[name] ?? written(name, fitting[name]!, unit);
    return value === swapped[name] ? undefined : value;
  };
  return {
    errors: [
      ...[...open].map(([name, problem]) => openEntry(name, problem, fitting[name]!, unit, works(name))),
      ...findingEntries({ unit, known, sizes: template.size, given: said, mended, works }),
    ],
  };
};

const exchange = (said: Said, names: readonly [string, string] | undefined): Said =>
  names ? { ...said, [names[0]]: said[names[1]]!, [names[1]]: said[names[0]]! } : said;
