import Page from 'pdfkit';
import draw from 'svg-to-pdfkit';
import {
  ArtworkError,
  FONT_FAMILIES,
  FONT_FILES,
  otherFonts,
  pageOfSvg,
  Refusal,
  type SvgTools,
  type svgPdf,
} from '../../artwork/index.ts';
import { once } from '../../geometry/index.ts';

const beside = (name: string): string => new URL(name, location.href).href;

/** resvg and the fonts of the project lie beside the worker. */
const tools = once(async (): Promise<SvgTools> => {
  const { initWasm, Resvg } = await import(beside('resvg.js')).catch(() => {
    throw new ArtworkError('An SVG is printed with resvg, which this studio cannot load. Save the artwork as PDF.');
  });
  const loaded = FONT_FILES.map(async (name) => new Uint8Array(await (await fetch(beside(name))).arrayBuffer()));
  const [fontBuffers] = await Promise.all([Promise.all(loaded), initWasm(fetch(beside('resvg.wasm')))]);
  return { Resvg, Page, draw, font: { ...FONT_FAMILIES, fontBuffers }, pageFont: fontBuffers[0]! };
});

/** An SVG as a PDF of one page, made here. Throws ArtworkError. */
export const svgPageInBrowser: typeof svgPdf = async (file, size) => {
  try {
    return { pdf: await pageOfSvg(file, size, await tools()), fonts: otherFonts(file) };
  } catch (error) {
    throw error instanceof Refusal ? new ArtworkError(error.message) : error;
  }
};
