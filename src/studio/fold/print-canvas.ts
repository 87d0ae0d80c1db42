import type { Size } from '../../entry/engine.ts';
import type { PlacedArtwork } from '../engine/artwork.ts';

/** Least longer side of a print, in pixels: lines have no sharpness of their own. */
const LONG_SIDE_PIXELS = 2048;

/** Longest side of a print, in pixels: more than a screen shows, and less than a browser refuses. */
const MOST_PIXELS = 4096;

/**
 * The layers of one side of a blank as pixels. Lines are drawn as sharp as pixels allow.
 * @param look - of plates: flat colours, or what shines: rough in green, metal in blue.
 */
export const printCanvas = async (
  layers: readonly PlacedArtwork[],
  blank: Size,
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
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(blank.width * scale), Math.ceil(blank.height * scale)];
  const context = canvas.getContext('2d')!;
  for (const [k, { frame, at, clip, plate }] of layers.entries())
    for (const matrix of at) {
      context.save();
      context.setTransform(canvas.width / blank.width, 0, 0, -canvas.height / blank.height, 0, canvas.height);
      if (clip) context.clip(new Path2D(clip));
      if (plate) context.filter = `url(#${look}-${plate})`;
      context.transform(...matrix);
      const [left, bottom, width, height] = frame;
      context.transform(1, 0, 0, -1, left, bottom + height);
      context.drawImage(images[k]!, 0, 0, width, height);
      context.restore();
    }
  return canvas;
};

/** Fills what is transparent: a texture multiplies the colour of the board, and its transparent pixels may be black. */
export const onGround = (canvas: HTMLCanvasElement, colour: string): HTMLCanvasElement => {
  const context = canvas.getContext('2d')!;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = colour;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
};
