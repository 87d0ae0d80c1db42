import type { svgPdf } from '../artwork/index.ts';
import { requirePart } from './optional.ts';

/** Makes an SVG a PDF of one page of a size in mm, and tells fonts that it has in another form. Throws MissingPartError; ArtworkError. */
export const svgPage: typeof svgPdf = async (file, size) => {
  requirePart('svgForPress');
  return (await import('../artwork/index.ts')).svgPdf(file, size);
};
