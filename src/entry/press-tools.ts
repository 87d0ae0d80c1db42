import type { PressTools } from './make-press-pdf.ts';
import { requirePart } from './optional.ts';

/** Reads files of strangers in processes of their own. Each throws MissingPartError; ArtworkError. */
export const pressTools: PressTools = {
  svgPage: async (file, size) => {
    requirePart('svgForPress');
    return (await import('../artwork/index.ts')).svgPdf(file, size);
  },
  drawPage: async (pdf, pixels) => {
    requirePart('pdfArtwork');
    return (await import('../artwork/index.ts')).pagePixels(pdf, pixels);
  },
};
