import { isOpaque, type Pixels } from './pixels.ts';

/** Composites a picture over boards; an opaque one is equal on all and returned once. Colours are straight, not premultiplied by alpha. */
export const flattenAlpha = (pixels: Pixels, boards: readonly (readonly number[])[]): Pixels[] => {
  if (!boards.length) return [];
  if (isOpaque(pixels)) return [pixels];
  const { width, height, data } = pixels;
  return boards.map((board) => {
    const flat = new Uint8Array(data.length).fill(255);
    for (let k = 0; k < data.length; k += 4) {
      const opacity = data[k + 3]! / 255;
      for (let i = 0; i < 3; i++) flat[k + i] = Math.round(data[k + i]! * opacity + board[i]! * (1 - opacity));
    }
    return { width, height, data: flat };
  });
};
