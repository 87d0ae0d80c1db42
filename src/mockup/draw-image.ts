import { Resvg } from '@resvg/resvg-js';
import { measured, refuseMore } from './measured.ts';
import type { Pixels } from './png.ts';
import { Refusal } from './refusal.ts';

/** A picture of which nobody need change a bit. */
interface AsItIs {
  readonly asItIs: 'image/png' | 'image/jpeg';
}

/** Longest side of a picture that is left as it is: what every graphics card takes. */
const LONGEST = 4096;

/** A PNG or JPEG: unpacked to see that it is whole, and given back as it is where it can be shown so. Undefined for what is neither. */
export const drawImage = async (file: Buffer, size: number): Promise<Pixels | AsItIs | undefined> => {
  const type = starts(file, [0x89, 0x50, 0x4e, 0x47])
    ? 'image/png'
    : starts(file, [0xff, 0xd8, 0xff])
      ? 'image/jpeg'
      : undefined;
  if (!type) return undefined;
  const { width, height, orientation = 1 } = measured(file);
  refuseMore(width * height);
  const turned = orientation > 4;
  const [wide, high] = turned ? [height, width] : [width, height];
  const scale = Math.min(1, size / Math.max(wide, high));
  const [w, h] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${w}" height="${h}" preserveAspectRatio="none"><image width="${width}" height="${height}" preserveAspectRatio="none" transform="matrix(${upright(orientation, width, height).join(' ')})" href="data:${type};base64,${file.toString('base64')}"/></svg>`;
  const pixels = straight(new Resvg(svg, { font: { loadSystemFonts: false } }).render());
  if (empty(pixels)) throw new Refusal('The artwork is damaged, or there is nothing to be seen in it.');
  const whole = opaque(pixels);
  if (whole && orientation === 1 && Math.max(width, height) <= LONGEST) return { asItIs: type };
  return pixels;
};

const starts = (file: Buffer, bytes: readonly number[]): boolean => bytes.every((byte, at) => file[at] === byte);

/** Turns a picture as its camera was held (Exif 2.3, orientation 1 to 8) upright, as SVG writes it. */
const upright = (orientation: number, w: number, h: number): readonly number[] =>
  [
    [1, 0, 0, 1, 0, 0],
    [-1, 0, 0, 1, w, 0],
    [-1, 0, 0, -1, w, h],
    [1, 0, 0, -1, 0, h],
    [0, 1, 1, 0, 0, 0],
    [0, 1, -1, 0, h, 0],
    [0, -1, -1, 0, h, w],
    [0, -1, 1, 0, 0, w],
  ][orientation - 1] ?? [1, 0, 0, 1, 0, 0];

/** With colours that are not multiplied by their opacity. */
export const straight = ({ width, height, pixels }: { width: number; height: number; pixels: Buffer }): Pixels => {
  const data = new Uint8Array(pixels);
  for (let k = 0; k < data.length; k += 4) {
    const cover = data[k + 3]!;
    if (cover > 0 && cover < 255)
      for (let i = 0; i < 3; i++) data[k + i] = Math.min(255, Math.round((data[k + i]! * 255) / cover));
  }
  return { width, height, data };
};

const opaque = ({ data }: Pixels): boolean => {
  for (let k = 3; k < data.length; k += 4) if (data[k]! < 255) return false;
  return true;
};

const empty = ({ data }: Pixels): boolean => {
  for (let k = 3; k < data.length; k += 4) if (data[k]! > 0) return false;
  return true;
};
