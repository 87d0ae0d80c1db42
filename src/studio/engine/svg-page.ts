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

const loaded = async (name: string): Promise<Response> => {
  const answer = await fetch(beside(name));
  if (!answer.ok) throw new Error(`${name} is not here`);
  return answer;
};

/** resvg and the fonts of the project lie beside the worker. */
const tools = once(async (): Promise<SvgTools> => {
  const { initWasm, Resvg } = await import(beside('resvg.js'));
  const fonts = FONT_FILES.map(async (name) => new Uint8Array(await (await loaded(name)).arrayBuffer()));
  const [fontBuffers] = await Promise.all([Promise.all(fonts), initWasm(loaded('resvg.wasm'))]);
  return { Resvg, Page, draw, font: { ...FONT_FAMILIES, fontBuffers }, pageFont: fontBuffers[0]! };
});

/** An SVG as a PDF of one page, made here. Throws ArtworkError. */
export const svgPageInBrowser: typeof svgPdf = async (file, size) => {
  const found = await tools().catch(() => {
    throw new ArtworkError('An SVG is printed with resvg, which this studio cannot load. Save the artwork as PDF.');
  });
  try {
    return { pdf: await pageOfSvg(file, size, found), fonts: otherFonts(file) };
  } catch (error) {
    throw error instanceof Refusal ? new ArtworkError(error.message) : error;
  }
};
