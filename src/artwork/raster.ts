import { imageSize, limitPixels } from './image-size.ts';
import { isOpaque, unmultiplied } from './pixels.ts';
import { loadPackage, Refusal } from './refusal.ts';
import turns from './turns.json' with { type: 'json' };

export interface Unchanged {
  readonly unchanged: 'image/png' | 'image/jpeg';
}

/** Longest side of an unchanged picture, in pixels, because every graphics card supports it. */
const MAX_SIDE_PIXELS = 4096;

/**
 * Draws a PNG or JPEG upright, at most `size` pixels along its longer side. Decodes it as a check; unchanged where browsers show it so.
 * @throws Refusal for a damaged, empty or too large picture.
 */
export const drawRaster = async (file: Buffer, type: Unchanged['unchanged'], size: number) => {
  const { Resvg } = await loadPackage('@resvg/resvg-js', () => import('@resvg/resvg-js'));
  const { width, height, orientation = 1 } = imageSize(file);
  limitPixels(width * height);
  const turned = orientation > 4;
  const [wide, high] = turned ? [height, width] : [width, height];
  const scale = Math.min(1, size / Math.max(wide, high));
  const [w, h] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${w}" height="${h}" preserveAspectRatio="none"><image width="${width}" height="${height}" preserveAspectRatio="none" transform="matrix(${upright(orientation, width, height).join(' ')})" href="data:${type};base64,${file.toString('base64')}"/></svg>`;
  const pixels = unmultiplied(new Resvg(svg, { font: { loadSystemFonts: false } }).render());
  const isEmpty = !pixels.data.some((value, k) => k % 4 === 3 && value > 0);
  if (isEmpty) throw new Refusal('The artwork is damaged or empty.');
  if (isOpaque(pixels) && orientation === 1 && Math.max(width, height) <= MAX_SIDE_PIXELS) return { unchanged: type };
  return pixels;
};

/** The matrix that rotates a picture upright, by the orientation in its metadata (Exif 2.3, 1 to 8). */
const upright = (orientation: number, w: number, h: number): readonly number[] => {
  const [a = 1, b = 0, c = 0, d = 1] = turns[orientation - 1] ?? [];
  return [a, b, c, d, a < 0 ? w : c < 0 ? h : 0, d < 0 ? h : b < 0 ? w : 0];
};
