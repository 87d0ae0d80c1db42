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
