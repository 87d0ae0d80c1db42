/** A picture: rows from the top, four bytes per pixel: red, green, blue, opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export const isOpaque = ({ data }: Pixels): boolean => {
  for (let k = 3; k < data.length; k += 4) if (data[k]! < 255) return false;
  return true;
};

/** Converts premultiplied colours, as returned by resvg, to straight ones. */
export const unmultiplied = ({ width, height, pixels }: { width: number; height: number; pixels: Buffer }): Pixels => {
  const data = new Uint8Array(pixels);
  for (let k = 0; k < data.length; k += 4) {
    const cover = data[k + 3]!;
    if (cover > 0 && cover < 255)
      for (let i = 0; i < 3; i++) data[k + i] = Math.min(255, Math.round((data[k + i]! * 255) / cover));
  }
  return { width, height, data };
};

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
