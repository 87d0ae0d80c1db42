export type { ArtworkDocument, ArtworkLayer } from './artwork-types.ts';
export type { ArtworkFinding, Found } from './findings.ts';
export type { PressPdf, PressPdfOptions } from './press-pdf.ts';
