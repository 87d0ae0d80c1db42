import { imageSize as sizeOf } from 'image-size';
import { MOST_PIXELS } from './limits.ts';
import { Refusal } from './refusal.ts';

/** Reads what a picture says of its size and orientation; nothing is unpacked. @throws Refusal where it does not say. */
export const imageSize = (file: Uint8Array): ReturnType<typeof sizeOf> => {
  try {
    const size = sizeOf(file);
    if (size.width > 0 && size.height > 0) return size;
  } catch {
    // Below.
  }
  throw new Refusal('The artwork is damaged.');
};

/** @throws Refusal for more pixels than are unpacked. */
export const limitPixels = (pixels: number): void => {
  if (pixels > MOST_PIXELS)
    throw new Refusal(
      `The artwork has ${(pixels / 1e6).toFixed(0)} million pixels; the maximum is ${MOST_PIXELS / 1e6} million.`,
    );
};
