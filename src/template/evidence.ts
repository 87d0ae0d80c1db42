import type { Entry } from './entry.ts';
import type { Evidence } from './variant.ts';

/**
 * How well a box is known to be that of its code, or of its id of the service. Undefined for our own constructions: they claim no code.
 * @example
 * evidenceOf(catalogue.find('becf-10101')!); // = 'drawing'
 */
export const evidenceOf = (entry: Pick<Entry, 'id' | 'code' | 'template' | 'evidence'>): Evidence | undefined => {
  const { id, code, template } = entry;
  const { evidence = template.provenance.evidence ?? 'words' } = entry;
  if (code.ecma !== undefined || code.fefco !== undefined || evidence === 'drawing') return evidence;
  return id.startsWith('becf-') ? 'words' : undefined;
};

const known = {
  drawing: 'measured on a drawing',
  figures: 'compared with published figures',
  words: 'built from words, no drawing was seen',
} as const satisfies Record<Evidence, string>;

/**
 * The code with its evidence in words: one line for a drawing.
 * @example
 * evidenceText(catalogue.find('becf-10101')!); // = 'ECMA A20.20.03.01 measured on a drawing'
 */
export const evidenceText = (entry: Pick<Entry, 'id' | 'code' | 'template' | 'evidence'>): string => {
  const evidence = evidenceOf(entry);
  const { ecma, fefco } = entry.code;
  const codes = [ecma && `ECMA ${ecma}`, fefco && `FEFCO ${fefco}`].filter(Boolean).join(' / ');
  return evidence === undefined ? 'our own construction, no code' : `${codes || entry.id} ${known[evidence]}`;
};
