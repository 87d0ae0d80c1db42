/** A picture: rows from the top, four bytes per pixel: red, green, blue, opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

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
