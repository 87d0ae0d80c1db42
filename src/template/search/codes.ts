import type { Code, Entry } from '../index.ts';

/** What a code finds: an entry, or what a list knows of one. */
interface Coded {
  readonly code: Code;
  readonly template: object;
}

/** A code without separators: `FEFCO 04-27` and `0427` are equal. */
const plain = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** The organisation and the code in a text. */
const readCode = (text: string): { readonly code: string; readonly family?: keyof Code } => {
  const [, family, code = text] = /^\s*(fefco|ecma)[\s:_-]*(.*\d.*)$/i.exec(text) ?? [];
  return { code: plain(code), ...(family && { family: family.toLowerCase() as keyof Code }) };
};

/** A FEFCO code has four digits: `0201` and `F0201`. `201` may be a part of an id, but not after the word FEFCO. */
const isFefco = (code: string, isSaid: boolean): string | undefined => {
  const digits = /^F?(\d{3,4})$/.exec(code)?.[1];
  return digits?.length === 4 || isSaid ? digits?.padStart(4, '0') : undefined;
};

/**
 * Entries with a trade code. A complete code finds its ids, one per template. The beginning of an ECMA code finds
 * all codes with this beginning.
 */
export const findByCode = <E extends Coded>(catalogue: { readonly entries: readonly E[] }, text: string): E[] => {
  const { code, family } = readCode(text);
  const fefco = family === 'ecma' ? undefined : isFefco(code, family !== undefined);
  const isEcma = family !== 'fefco' && /^[A-F]\d{2}/.test(code) && !fefco;
  if (!fefco && !isEcma) return [];
  const byTemplate = new Map<object, E>();
  const add = (test: (code: Code) => boolean): void => {
    for (const entry of catalogue.entries)
      if (test(entry.code) && !byTemplate.has(entry.template)) byTemplate.set(entry.template, entry);
  };
  if (fefco) add((own) => own.fefco === fefco);
  else add((own) => own.ecma !== undefined && plain(own.ecma) === code);
  if (isEcma && !byTemplate.size) add((own) => own.ecma !== undefined && plain(own.ecma).startsWith(code));
  return [...byTemplate.values()];
};

/** Ids of the hosted service begin so. */
export const SERVICE_PREFIX = 'becf-';

/**
 * The plainest of several templates with one code: the one whose name begins all other names, else the only one
 * that the service has too.
 */
export const plainestOf = (entries: readonly Entry[]): Entry | undefined => {
  const ofService = entries.filter(({ id }) => id.startsWith(SERVICE_PREFIX));
  return (
    entries.find(({ template: { name } }) => entries.every(({ template }) => template.name.startsWith(name))) ??
    (ofService.length === 1 ? ofService[0] : undefined)
  );
};
