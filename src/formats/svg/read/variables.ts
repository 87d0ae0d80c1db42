import type { GivenStyle } from './style.ts';

/** Values of CSS variables by name (`--cut`), inherited ones included. */
export type CssVariables = ReadonlyMap<string, string>;

export const NO_VARIABLES: CssVariables = new Map();

/** A reference with what to use in place of a missing value: `var(--cut)`, `var(--cut,red)`. */
const REFERENCE = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/;

/** Longest value with references. Colours and lengths are short; references in references multiply. */
const MAX_CHARACTERS = 1000;

/** Replaces all references. @returns undefined for a variable without a value, as viewers ignore the property. */
const replaced = (text: string, find: (name: string) => string | undefined): string | undefined => {
  let rest = text;
  for (let found = REFERENCE.exec(rest); found; found = REFERENCE.exec(rest)) {
    const [whole, name, otherwise] = found;
    const value = find(name!) ?? otherwise?.trim();
    if (value === undefined || rest.length + value.length > MAX_CHARACTERS) return undefined;
    rest = rest.slice(0, found.index) + value + rest.slice(found.index + whole.length);
  }
  return rest;
};

/** The variables of an element: its own ones, then those around it. One that refers to itself has no value. */
export const variablesOf = (given: GivenStyle, around: CssVariables): CssVariables => {
  const own = [...given].filter(([name]) => name.startsWith('--'));
  if (!own.length) return around;
  const texts = new Map(own);
  const known = new Map<string, string | undefined>();
  const find = (name: string): string | undefined => {
    const text = texts.get(name);
    if (text === undefined || text === 'inherit') return around.get(name);
    // Until it is known, a variable has no value: it may refer to itself.
    if (!known.has(name)) {
      known.set(name, undefined);
      known.set(name, replaced(text, find));
    }
    return known.get(name);
  };
  const all = new Map(around);
  for (const [name] of own) {
    const value = find(name);
    if (value === undefined) all.delete(name);
    else all.set(name, value);
  }
  return all;
};

/** The values of an element with its variables filled in. A property that refers to a variable without a value is left out. */
export const withVariables = (given: GivenStyle, variables: CssVariables): GivenStyle => {
  if (![...given.values()].some((text) => text.includes('var('))) return given;
  const all = new Map<string, string>();
  for (const [name, text] of given) {
    const value = replaced(text, (variable) => variables.get(variable));
    if (value !== undefined) all.set(name, value);
  }
  return all;
};
