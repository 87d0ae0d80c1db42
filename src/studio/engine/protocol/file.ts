import type { FormatName, Paper, Profile } from '../../../entry/engine.ts';

/** Files for download: a format, pages of a desktop printer, a template for artwork, a FOLD file, steps for the packer. */
export type FileKind = FormatName | 'fold' | 'steps' | 'artwork' | `tiles-${Paper}`;

export type Receiver = Pick<Profile, 'name' | 'title' | 'formats'>;

export interface BoxFile {
  readonly data: string | Uint8Array;
  readonly mediaType: string;
}
