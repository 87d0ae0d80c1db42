import type { Code, Entry } from '../index.ts';

/** A code without separators: `FEFCO 04-27` and `0427` are equal. */
const plain = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '');

/**
 * Entries with a trade code, or what a list knows of them. A complete code finds its ids, one per template. The beginning of an ECMA code finds
 * all codes with this beginning. A FEFCO code has four digits: `0201` and `F0201`; `201` may be a part of an id, but not after the word FEFCO.
 */
export const findByCode = <E extends { readonly code: Code; readonly template: object }>(
  list: { readonly entries: readonly E[] },
  text: string,
): E[] => {
  const [, family, given = text] = /^\s*(fefco|ecma)[\s:_-]*(.*\d.*)$/i.exec(text) ?? [];
  const [code, isFefco] = [plain(given), family?.toLowerCase() === 'fefco'];
  const digits = family && !isFefco ? undefined : /^F?(\d{3,4})$/.exec(code)?.[1];
  const fefco = digits?.length === 4 || isFefco ? digits?.padStart(4, '0') : undefined;
  if (!fefco && (isFefco || !/^[A-F]\d{2}/.test(code))) return [];
  const matching = (test: (own: Code) => boolean): E[] => {
    const found = list.entries.filter((entry) => test(entry.code));
    return [...new Map(found.toReversed().map((entry) => [entry.template, entry])).values()].toReversed();
  };
  if (fefco) return matching((own) => own.fefco === fefco);
  const exact = matching(({ ecma }) => ecma !== undefined && plain(ecma) === code);
  return exact.length ? exact : matching(({ ecma }) => ecma !== undefined && plain(ecma).startsWith(code));
};

/** Ids of the hosted service begin so. */
export const SERVICE_PREFIX = 'becf-';

/** The plainest of several templates with one code: the one whose name begins all others, else the only one that the service has too. */
export const plainestOf = (entries: readonly Entry[]): Entry | undefined => {
  const ofService = entries.filter(({ id }) => id.startsWith(SERVICE_PREFIX));
  return (
    entries.find(({ template: { name } }) => entries.every(({ template }) => template.name.startsWith(name))) ??
    (ofService.length === 1 ? ofService[0] : undefined)
  );
};
