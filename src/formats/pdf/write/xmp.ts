import { xmlText } from '../../text.ts';
import { PDFX, PRODUCER } from './pdf-file.ts';
import texts from './xmp.json' with { type: 'json' };

/** What a document says of itself. */
export interface DocumentInfo {
  /** Empty for none. */
  readonly title: string;
  /** Date of a file for the press: `2000-01-01T00:00:00Z`. */
  readonly created?: string;
}

/** The XMP packet of a document: its title, its maker and the name of its content; dates and the standard of a file for the press. */
export const xmp = ({ title, created }: DocumentInfo, id: string): string => {
  const hex = id.toLowerCase();
  const uuid = `uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  const named = title
    ? `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xmlText(title)}</rdf:li></rdf:Alt></dc:title>\n`
    : '';
  const values = { named, uuid, producer: PRODUCER, standard: PDFX, created: created ?? '' };
  const filled = (lines: readonly string[], more: Readonly<Record<string, string>> = {}): string =>
    lines.join('\n').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => ({ ...values, ...more })[name]!);
  return filled(texts.packet, { press: created ? filled(texts.press) : '' });
};
