import type { Pixels } from './png.ts';

/** The picture on each of the grounds; on one alone where no ground can be seen. Its colours are not multiplied by their opacity. */
export const on = ({ width, height, data }: Pixels, grounds: readonly (readonly number[])[]): Pixels[] => {
  let holes = false;
  for (let k = 3; k < data.length && !holes; k += 4) holes = data[k]! < 255;
  if (!holes) return [{ width, height, data }];
  return grounds.map((ground) => {
    const laid = new Uint8Array(data.length).fill(255);
    for (let k = 0; k < data.length; k += 4) {
      const cover = data[k + 3]! / 255;
      for (let i = 0; i < 3; i++) laid[k + i] = Math.round(data[k + i]! * cover + ground[i]! * (1 - cover));
    }
    return { width, height, data: laid };
  });
};
