import type { Size } from '../../entry/engine.ts';
import type { PlacedArtwork } from '../engine/artwork.ts';

/** Least longer side of a print, in pixels: lines have no sharpness of their own. */
const LONG_SIDE_PIXELS = 2048;

/** Longest side of a print, in pixels: more than a screen shows, and less than a browser refuses. */
const MOST_PIXELS = 4096;

/**
 * The layers of one side of a blank as pixels. Lines are drawn as sharp as pixels allow.
 * @param ground - colour of the board: inks are seen through to it, what plates print covers it. Transparent without it.
 * @param look - of plates: flat colours, or what shines: rough in green, metal in blue.
 */
export const printCanvas = async (
  layers: readonly PlacedArtwork[],
  blank: Size,
  ground?: string,
  look: 'plate' | 'finish' = 'plate',
): Promise<HTMLCanvasElement> => {
  const images = await Promise.all(
    layers.map(async ({ url }) => {
      const image = Object.assign(new Image(), { src: url });
      await image.decode();
      return image;
    }),
  );
  const longer = Math.max(blank.width, blank.height);
  // Pixels per mm: those of the artwork, as far as they are needed.
  const own = layers.map(
    ({ at: [[a, b] = [1, 0]], frame }, k) => images[k]!.naturalWidth / (frame[2] * Math.hypot(a, b)),
  );
  const scale = Math.min(Math.max(LONG_SIDE_PIXELS / longer, ...own), MOST_PIXELS / longer);
  const size = { width: Math.ceil(blank.width * scale), height: Math.ceil(blank.height * scale) };
  const context = (): CanvasRenderingContext2D =>
    Object.assign(document.createElement('canvas'), size).getContext('2d')!;
  const [sheet, inks] = [context(), context()];
  if (ground) {
    sheet.fillStyle = ground;
    sheet.fillRect(0, 0, size.width, size.height);
  }
  for (const [k, { frame, at, clip, plate }] of layers.entries()) {
    const used = plate ? sheet : inks;
    for (const matrix of at) {
      used.save();
      used.setTransform(size.width / blank.width, 0, 0, -size.height / blank.height, 0, size.height);
      if (clip) used.clip(new Path2D(clip));
      if (plate) used.filter = `url(#${look}-${plate})`;
      used.transform(...matrix);
      const [left, bottom, width, height] = frame;
      used.transform(1, 0, 0, -1, left, bottom + height);
      used.drawImage(images[k]!, 0, 0, width, height);
      used.restore();
    }
    // Layers of ink cover one another, and are printed together: before a plate that covers them, and at last.
    if (plate || (k + 1 < layers.length && !layers[k + 1]!.plate)) continue;
    sheet.globalCompositeOperation = 'multiply';
    sheet.drawImage(inks.canvas, 0, 0);
    sheet.globalCompositeOperation = 'source-over';
    inks.clearRect(0, 0, size.width, size.height);
  }
  return sheet.canvas;
};
