import { imageSize as sizeOf } from 'image-size';
import { MOST_PIXELS } from './limits.ts';
import { Refusal } from './refusal.ts';

/** Width and height in pixels, and how a picture lies by its EXIF orientation. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly orientation?: number | undefined;
}

/** Reads the size and orientation of a picture without decoding it; undefined for a picture without a size. */
export const pictureSize = (file: Uint8Array): PictureSize | undefined => {
  try {
    const size = sizeOf(file);
    return size.width > 0 && size.height > 0 ? size : undefined;
  } catch {
    return undefined;
  }
};

/** As `pictureSize`. @throws Refusal for a picture without a size. */
export const imageSize = (file: Uint8Array): PictureSize => {
  const size = pictureSize(file);
  if (size) return size;
  throw new Refusal('The artwork is damaged.');
};

/** @throws Refusal for too many pixels. */
export const limitPixels = (pixels: number): void => {
  if (pixels > MOST_PIXELS)
    throw new Refusal(
      `The artwork has ${(pixels / 1e6).toFixed(0)} million pixels; the maximum is ${MOST_PIXELS / 1e6} million.`,
    );
};
