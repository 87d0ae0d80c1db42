import { join } from 'node:path';
import { builtFile } from '../platform/built/index.ts';
import { type Pixels, unmultiplied } from './pixels.ts';
import { loadPackage, Refusal } from './refusal.ts';
import { decoded, selfContained } from './self-contained.ts';
import { FONT_FAMILIES, FONT_FILES, type SvgTools } from './svg-page.ts';

const projectFont = () => ({
  ...FONT_FAMILIES,
  loadSystemFonts: false,
  fontFiles: FONT_FILES.map((name) => join(builtFile('artwork/fonts'), name)),
});

/** See `pageOfSvg`. Throws MissingPackage. */
export const svgTools = async (): Promise<SvgTools> => {
  const [{ Resvg }, { default: Page }, { default: draw }] = await Promise.all([
    loadPackage('@resvg/resvg-js', () => import('@resvg/resvg-js')),
    loadPackage('pdfkit', () => import('pdfkit')),
    loadPackage('svg-to-pdfkit', () => import('svg-to-pdfkit')),
  ]);
  const font = projectFont();
  return { Resvg, Page, draw, font, pageFont: font.fontFiles[0]! };
};

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
