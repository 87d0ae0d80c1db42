import type { ArtworkDocument } from '../../../entry/press.ts';

/** A document of layers with its files, which have URLs for this page only. All of it stays on this device. */
export interface LaidArtwork {
  readonly document: ArtworkDocument;
  readonly files: readonly { readonly name: string; readonly url: string; readonly data: Blob }[];
}
