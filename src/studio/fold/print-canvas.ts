import type { LaidArtwork } from '../state/artwork.ts';

/** Longer side of a print made of lines, in pixels. Its own size says nothing about how sharp it can be. */
const PIXELS = 2048;

/** Longest side of a print, in pixels: more than a screen shows, and less than a browser refuses. */
const MOST_PIXELS = 4096;

/**
 * The artwork as pixels. Lines are drawn as sharp as pixels allow.
 * @param proportions - width by height; the whole artwork lies in the middle. @defaultValue those of the artwork
 */
export const printCanvas = async (
  { url, isOfLines, width, height }: LaidArtwork,
  proportions = width / height,
): Promise<HTMLCanvasElement> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const across = Math.max(width, height * proportions);
  const down = across / proportions;
  const longer = Math.max(across, down);
  const scale = Math.min(isOfLines ? Math.max(1, PIXELS / longer) : 1, MOST_PIXELS / longer);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(across * scale), Math.ceil(down * scale)];
  const context = canvas.getContext('2d')!;
  const [wide, high] = [(width / across) * canvas.width, (height / down) * canvas.height];
  context.drawImage(image, (canvas.width - wide) / 2, (canvas.height - high) / 2, wide, high);
  return canvas;
};

/** Makes what is transparent white: a texture multiplies the colour of the board, and its transparent pixels may be black. */
export const onWhite = (canvas: HTMLCanvasElement): HTMLCanvasElement => {
  const context = canvas.getContext('2d')!;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
};
