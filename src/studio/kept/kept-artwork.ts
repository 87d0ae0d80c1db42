import { artwork, withPlaces } from '../state/artwork.ts';
import { layInstead } from '../state/lay-artwork.ts';
import type { BoxVersion, KeptArtwork } from './own-boxes.ts';

export const artworkToKeep = (): KeptArtwork | undefined => {
  if (!artwork.value) return undefined;
  const { document, files } = withPlaces(artwork.value);
  return { document, files: files.map(({ name, data }) => ({ name, data })) };
};

/** Lays the artwork that was kept with a box in place of what is laid: none, where none was kept. */
export const layKept = ({ artwork: kept }: BoxVersion): void => {
  const files = kept?.files.map((file) => ({ ...file, url: URL.createObjectURL(file.data) }));
  layInstead(kept && { document: kept.document, files: files! });
};
