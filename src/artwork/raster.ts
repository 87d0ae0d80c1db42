import { Resvg } from '@resvg/resvg-js';
import { imageSize, limitPixels } from './image-size.ts';
import { type Pixels, unmultiplied } from './pixels.ts';
import { Refusal } from './refusal.ts';

/** A picture that can be shown as it came. */
export interface Unchanged {
  readonly unchanged: 'image/png' | 'image/jpeg';
}

/** The longest side of a picture that is left as it is: every graphics card takes it. */
const LONGEST = 4096;

/**
 * Draws a PNG or JPEG upright, `size` pixels along its longer side at most. It is unpacked to see that it is whole, and
 * left unchanged where a browser can show it so.
 * @throws Refusal for one that is damaged, empty or too large.
 */
export const drawRaster = (file: Buffer, type: Unchanged['unchanged'], size: number): Pixels | Unchanged => {
  const { width, height, orientation = 1 } = imageSize(file);
  limitPixels(width * height);
  const turned = orientation > 4;
  const [wide, high] = turned ? [height, width] : [width, height];
  const scale = Math.min(1, size / Math.max(wide, high));
  const [w, h] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${w}" height="${h}" preserveAspectRatio="none"><image width="${width}" height="${height}" preserveAspectRatio="none" transform="matrix(${upright(orientation, width, height).join(' ')})" href="data:${type};base64,${file.toString('base64')}"/></svg>`;
  const pixels = unmultiplied(new Resvg(svg, { font: { loadSystemFonts: false } }).render());
  if (empty(pixels)) throw new Refusal('The artwork is damaged or empty.');
  if (opaque(pixels) && orientation === 1 && Math.max(width, height) <= LONGEST) return { unchanged: type };
  return pixels;
};

/** The matrix that turns a picture upright, by the orientation its camera noted (Exif 2.3, 1 to 8). */
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

const opaque = ({ data }: Pixels): boolean => {
  for (let k = 3; k < data.length; k += 4) if (data[k]! < 255) return false;
  return true;
};

const empty = ({ data }: Pixels): boolean => {
  for (let k = 3; k < data.length; k += 4) if (data[k]! > 0) return false;
  return true;
};
