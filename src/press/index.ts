export type { ArtworkDocument, ArtworkLayer } from './document.ts';
export type { ArtworkFinding } from './findings.ts';
