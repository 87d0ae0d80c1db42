import { imageSize } from 'image-size';
import { Refusal } from './refusal.ts';

/** The most pixels that are unpacked: what fills 400 MB. */
const MOST = 100_000_000;

/** What a picture says of itself, before anything of it is unpacked. @throws Refusal where it does not say. */
export const measured = (file: Uint8Array): ReturnType<typeof imageSize> => {
  try {
    const size = imageSize(file);
    if (size.width > 0 && size.height > 0) return size;
  } catch {
    // Below.
  }
  throw new Refusal('The artwork is damaged.');
};

/** @throws Refusal for more pixels than are unpacked. */
export const refuseMore = (pixels: number): void => {
  if (pixels > MOST) throw new Refusal(`The artwork has more than ${MOST / 1e6} million pixels.`);
};
