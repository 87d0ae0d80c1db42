import type { ArtworkPlace, LaidArtwork } from '../state/artwork.ts';

/** Longer side of a print made of lines, in pixels. Its own size says nothing about how sharp it can be. */
const LONG_SIDE_PIXELS = 2048;

/** Longest side of a print, in pixels: more than a screen shows, and less than a browser refuses. */
const MOST_PIXELS = 4096;

/** The blank with the artwork as pixels. Lines are drawn as sharp as pixels allow. */
export const printCanvas = async (
  { url, isOfLines, width, height }: LaidArtwork,
  { at, blank }: ArtworkPlace,
): Promise<HTMLCanvasElement> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const longer = Math.max(blank.width, blank.height);
  // Pixels per mm: those of the artwork, as far as they are needed.
  const own = Math.max(width / at.width, height / at.height, isOfLines ? LONG_SIDE_PIXELS / longer : 0);
  const scale = Math.min(own, MOST_PIXELS / longer);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(blank.width * scale), Math.ceil(blank.height * scale)];
  const [across, down] = [canvas.width / blank.width, canvas.height / blank.height];
  canvas
    .getContext('2d')!
    .drawImage(image, (at.x - blank.x) * across, (at.y - blank.y) * down, at.width * across, at.height * down);
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
