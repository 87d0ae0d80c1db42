export { type Artwork, artworkLoad, checkArtwork, drawArtwork, type Rgb } from './artwork.ts';
export { escapeMarkup } from './escape.ts';
export { pictureSize } from './image-size.ts';
export { type ArtworkKind, kindOf } from './kind.ts';
export { MAX_ARTWORK_BYTES as LARGEST_ARTWORK } from './limits.ts';
export { type FileSize, type PhysicalSize, physicalSize } from './physical-size.ts';
export { type Pixels, unmultiplied } from './pixels.ts';
export { png } from './png.ts';
export { ArtworkBusy, ArtworkError } from './refusal.ts';
