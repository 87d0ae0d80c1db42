import { CanvasTexture, ImageLoader, Texture } from 'three';
import type { LaidArtwork } from '../state/artwork.ts';

/** Longer side of a print made of lines, in pixels. Its own size says nothing about how sharp it can be. */
const PIXELS = 2048;

/** The artwork as a texture. Lines are drawn as sharp as pixels allow. */
export const printTexture = async ({ url, isOfLines, width, height }: LaidArtwork): Promise<Texture> => {
  const image = await new ImageLoader().loadAsync(url);
  const scale = PIXELS / Math.max(width, height);
  if (!isOfLines || scale <= 1) {
    const texture = new Texture(image);
    texture.needsUpdate = true;
    return texture;
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new CanvasTexture(canvas);
};
