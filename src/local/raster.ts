import { imageSize } from 'image-size';

/** What a picture of one of the two kinds was found to be. */
type Raster = { readonly kind: 'png' | 'jpg' } | { readonly fault: string };

/** The most pixels a picture may have: 10,000 × 10,000, 400 MB once it is unpacked. */
const MOST_PIXELS = 100_000_000;

/**
 * A PNG or JPEG by its first bytes, measured without unpacking it: a few bytes may claim to be a
 * picture that fills the memory of whoever looks at it. Undefined for what is neither.
 */
export const readRaster = (data: Uint8Array): Raster | undefined => {
  const kind = starts(data, PNG) ? 'png' : starts(data, JPEG) ? 'jpg' : undefined;
  if (!kind) return undefined;
  const size = measured(data);
  if (!size) return { fault: `file begins as a ${kind.toUpperCase()}, but is damaged.` };
  const [width, height] = size;
  if (width * height > MOST_PIXELS)
    return {
      fault: `file has ${width} × ${height} pixels, more than the ${MOST_PIXELS / 1e6} million that are taken.`,
    };
  return { kind };
};

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

const starts = (data: Uint8Array, bytes: readonly number[]): boolean => bytes.every((byte, at) => data[at] === byte);

const measured = (data: Uint8Array): readonly [width: number, height: number] | undefined => {
  try {
    // A copy: it looks beyond the end of bytes that are part of larger ones.
    const { width, height } = imageSize(new Uint8Array(data));
    return width > 0 && height > 0 ? [width, height] : undefined;
  } catch {
    return undefined;
  }
};
