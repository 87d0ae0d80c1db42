import { join } from 'node:path';
import { builtFile } from '../platform/built/index.ts';
import { type Pixels, unmultiplied } from './pixels.ts';
import { loadPackage, Refusal } from './refusal.ts';
import { selfContained } from './self-contained.ts';

export const projectFont = () => ({
  loadSystemFonts: false,
  fontFiles: ['Regular', 'Bold', 'Italic', 'BoldItalic'].map((style) =>
    join(builtFile('artwork/fonts'), `LiberationSans-${style}.ttf`),
  ),
  defaultFontFamily: 'Liberation Sans',
  sansSerifFamily: 'Liberation Sans',
  serifFamily: 'Liberation Sans',
  monospaceFamily: 'Liberation Sans',
});

/** Draws an SVG with its own content and our fonts, `size` pixels on its longer side. Throws Refusal if it is none or cannot be drawn. */
export const drawSvg = async (file: Buffer, size: number): Promise<Pixels> => {
  const { Resvg } = await loadPackage('@resvg/resvg-js', () => import('@resvg/resvg-js'));
  const svg = selfContained(decoded(file));
  const font = projectFont();
  try {
    const { width, height } = new Resvg(svg, { font });
    if (!(width > 0 && height > 0))
      throw new Refusal('The artwork is an SVG without a size. Give it a viewBox, or a width and a height.');
    const shape = Math.max(width / height, height / width);
    if (shape > size)
      throw new Refusal(
        `The artwork is an SVG whose longer side is ${Math.round(shape)} times the other; the maximum is ${size} times.`,
      );
    const drawn = new Resvg(svg, { font, fitTo: { mode: width > height ? 'width' : 'height', value: size } }).render();
    return unmultiplied(drawn);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      `The artwork is an SVG that cannot be drawn: ${String(error instanceof Error ? error.message : error).slice(0, 120)}.`,
    );
  }
};

/** Throws Refusal for a text that is not UTF-8. */
export const decoded = (file: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    throw new Refusal('The artwork is not encoded as UTF-8.');
  }
};
