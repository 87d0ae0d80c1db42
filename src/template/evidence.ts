import { perObject } from '../geometry/index.ts';
import measured from './measured.json' with { type: 'json' };
import type { Entry, Template } from './template.ts';
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
  if (evidence === undefined) return 'our own construction, no code';
  const ofOther = evidence === 'drawing' && measuredOf(entry) === 'none';
  return `${codes || entry.id} ${ofOther ? 'built after the measured drawing of another box' : known[evidence]}`;
};

const measuredTemplates = perObject(({ ids }: Template) => measured.ids.some((id) => ids.parse(id)));

/** Whether a drawing of the service was measured: of the same id, of another id that our template draws, or of neither. */
export type Measured = 'same id' | 'same family' | 'none';

/**
 * Which drawing of the hosted service an id was measured on. Undefined for boxes that the service does not have.
 * @example
 * measuredOf(catalogue.find('becf-10102')!); // = 'same family'
 */
export const measuredOf = ({ id, template }: Pick<Entry, 'id' | 'template'>): Measured | undefined => {
  if (!id.startsWith('becf-')) return undefined;
  if (measured.ids.includes(id)) return 'same id';
  return measuredTemplates(template) ? 'same family' : 'none';
};

const { same_family: near, other_family: far } = measured;

/** What to expect beside the service's drawing of the same id. */
export const measuredWords = {
  'same id': 'a drawing of this id',
  'same family': `another id of this family; ${near.exact} of ${near.boxes} such boxes were the service's drawing exactly before it was seen`,
  none: `no drawing of this family: our construction; the service's drawings of ${far.boxes} such boxes differed by ${far.from_mm} to ${far.to_mm} mm`,
} as const satisfies Record<Measured, string>;
