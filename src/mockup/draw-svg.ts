import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { builtFile } from './built.ts';
import { straight } from './draw-image.ts';
import type { Pixels } from './png.ts';
import { Refusal } from './refusal.ts';
import { selfContained } from './self-contained.ts';

/** An SVG, with nothing in it that is not in the file, in the one typeface that comes with Boxwright. Undefined for what is none. */
export const drawSvg = async (file: Buffer, size: number): Promise<Pixels | undefined> => {
  const text = decoded(file);
  if (text === undefined || !/^\s*</.test(text)) return undefined;
  const svg = selfContained(text);
  if (svg === undefined) return undefined;
  const font = {
    loadSystemFonts: false,
    fontFiles: ['Regular', 'Bold', 'Italic', 'BoldItalic'].map((style) =>
      join(builtFile('fonts'), `LiberationSans-${style}.ttf`),
    ),
    defaultFontFamily: 'Liberation Sans',
    sansSerifFamily: 'Liberation Sans',
    serifFamily: 'Liberation Sans',
    monospaceFamily: 'Liberation Sans',
  };
  try {
    const { width, height } = new Resvg(svg, { font });
    if (!(width > 0 && height > 0)) throw new Refusal('The artwork is an SVG without a size.');
    const drawn = new Resvg(svg, { font, fitTo: { mode: width > height ? 'width' : 'height', value: size } }).render();
    return straight(drawn);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      `The artwork is an SVG that cannot be drawn: ${String(error instanceof Error ? error.message : error).slice(0, 120)}.`,
    );
  }
};

const decoded = (file: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return undefined;
  }
};
