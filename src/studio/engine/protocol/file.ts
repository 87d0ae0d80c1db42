import type { FormatName, Paper } from '../../../entry/engine.ts';

/** Files for download: a format, pages of a desktop printer, a template for artwork, a FOLD file. */
export type FileKind = FormatName | 'fold' | 'artwork' | `tiles-${Paper}`;

/** Who takes a file: the name of a profile, its title in English, and the formats that it takes. */
export interface Receiver {
  readonly name: string;
  readonly title: string;
  readonly formats: readonly FormatName[];
}

export interface BoxFile {
  readonly data: string | Uint8Array;
  readonly mediaType: string;
}
